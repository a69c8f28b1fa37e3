import { foldText } from '#domain/fold-text.ts';
import { useTypedText } from './typed-before-waking.ts';

/** SPEC.md section 2, Home. */
const noMatchText =
  'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.';

export default function CityFilter({ cities }: { cities: readonly string[] }) {
  const [term, setTerm, input] = useTypedText();
  const wanted = foldText(term.trim());
  const shown = cities.filter((city) => foldText(city).includes(wanted));
  return (
    <>
      <label htmlFor="filtro-cidade">Filtrar por cidade</label>
      <input
        id="filtro-cidade"
        ref={input}
        type="search"
        autoComplete="off"
        placeholder="Digite o nome da sua cidade"
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {shown.length === 0 ? (
          <p>{noMatchText}</p>
        ) : (
          <ul className="cities">
            {shown.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Filters the list of cities with free shipping. A city that is not in it can be asked about in the chat. */
import { freeShippingCities } from '#content/places.ts';
import { foldText } from '#domain/fold-text.ts';
import { chatHref } from '../ui/chat-href.ts';
import { useTypedText } from './typed-before-waking.ts';

/** docs/specification/pages.md#home */
const noMatchText =
  'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.';

interface CityFilterProps {
  /** The WhatsApp number that answers about any other city, as national digits. */
  whatsapp: string;
}

export default function CityFilter({ whatsapp }: CityFilterProps) {
  const [term, setTerm, input] = useTypedText();
  const wanted = foldText(term.trim());
  const shown = freeShippingCities.filter((city) => foldText(city).includes(wanted));
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
          <>
            <p>{noMatchText}</p>
            <a
              className="button button-contact"
              href={chatHref(whatsapp, `Olá! Vocês atendem em ${term.trim()}?`)}
              target="_blank"
              rel="noopener noreferrer"
            >
              Perguntar pelo WhatsApp
            </a>
          </>
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

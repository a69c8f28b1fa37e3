import { maxSearchLength } from '#domain/catalogue/search-words.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** The site's one form: it leads to the page of the problem (SPEC.md section 5, Problem search). */
export function ProblemSearch({ phrases }: { phrases: readonly string[] }) {
  return (
    <section className="problem-search" aria-labelledby="busca-titulo">
      <form action={paths.search()} method="get">
        <h2 id="busca-titulo">
          <label htmlFor="busca">Qual é o problema do seu portão?</label>
        </h2>
        <div className="search-field">
          <input
            id="busca"
            name="q"
            type="search"
            list="problemas"
            required
            autoComplete="off"
            maxLength={maxSearchLength}
            placeholder="Ex.: portão não fecha"
          />
          <datalist id="problemas">
            {phrases.map((phrase) => (
              <option key={phrase} value={phrase} />
            ))}
          </datalist>
          <button className="button button-amber" type="submit">
            <Icon name="search" />
            Buscar
          </button>
        </div>
      </form>
    </section>
  );
}

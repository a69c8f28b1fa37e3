import type { ReactNode } from 'react';
import { maxSearchLength } from '#domain/catalogue/search-words.ts';
import { paths, queries } from '../paths.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { Icon } from '../ui/icon.tsx';

/** The id of the notice to which a search that found nothing leads. */
export const unansweredId = 'sem-resposta';

const fieldId = 'busca';
const question = 'Qual é o problema do seu portão?';

interface ProblemSearchProps {
  phrases: readonly string[];
  /** The words of a search that found nothing; empty if there was none. */
  unanswered: string;
}

/**
 * The only text that a visitor can send through the public site. The form leads to the page about the problem
 * (docs/specification/addresses.md#problem-search).
 */
export function ProblemSearch({ phrases, unanswered }: ProblemSearchProps) {
  return (
    <section className="problem-search" aria-label={question}>
      {unanswered !== '' && <NoAnswer words={unanswered} />}
      <SearchForm phrases={phrases} listId="problemas">
        <h2>
          <label htmlFor={fieldId}>{question}</label>
        </h2>
      </SearchForm>
    </section>
  );
}

/** The same search in the heading of another page. The page needs the `search` style sheet. */
export function HeadingSearch({ phrases }: { phrases: readonly string[] }) {
  return (
    <div className="heading-search">
      {/* Not `problemas`, which is the id of a block on the site map. */}
      <SearchForm phrases={phrases} listId="frases">
        <label htmlFor={fieldId}>{question}</label>
      </SearchForm>
    </div>
  );
}

interface SearchFormProps {
  phrases: readonly string[];
  listId: string;
  /** The label of the field. */
  children: ReactNode;
}

function SearchForm({ phrases, listId, children }: SearchFormProps) {
  return (
    <form action={paths.search()} method="get">
      {children}
      <div className="search-field">
        <input
          id={fieldId}
          name={queries.search.name}
          type="search"
          list={listId}
          required
          autoComplete="off"
          maxLength={maxSearchLength}
          placeholder="Ex.: portão não fecha"
        />
        <datalist id={listId}>
          {phrases.map((phrase) => (
            <option key={phrase}>{phrase}</option>
          ))}
        </datalist>
        <button className="button button-amber" type="submit" name={queries.searchOrigin.name} value="inicio">
          <Icon name="search" />
          Buscar
        </button>
      </div>
    </form>
  );
}

export function NoAnswer({ words }: { words: string }) {
  return (
    <div className="no-answer" id={unansweredId} role="status">
      <p>{`Não temos uma página sobre “${words}”. Tente com outras palavras, ou pergunte direto a quem conserta.`}</p>
      <ChatLink variant="compact" message={`Olá! Procurei “${words}” no site e não achei. Podem me ajudar?`}>
        Perguntar pelo WhatsApp
      </ChatLink>
    </div>
  );
}

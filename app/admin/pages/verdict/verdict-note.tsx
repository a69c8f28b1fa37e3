/**
 * The gate's verdict on a text that is being written. It is only advice: nothing waits for it, and without an answer
 * nothing is shown.
 */
import { formatCount } from '../../../ui/format.ts';
import { useGateMode } from '../held/gate-queries.ts';
import type { PageScore } from './verdict-api.ts';
import { verdictText } from './verdict-text.ts';

export function VerdictNote({ score }: { score: PageScore }) {
  const { title, text } = verdictText(score);
  const mode = useGateMode();
  return (
    <section className={`verdict verdict-${score.verdict}`} aria-label="Conferência do texto">
      <p role="status">
        <strong>{title}</strong> {text}
      </p>
      {score.verdict === 'retida' && mode.data === 'hold' && (
        <p>Publicada assim, ela fica fora dos buscadores e das listas do site.</p>
      )}
      {score.sibling !== null && (
        <p>
          <a href={score.sibling.path} target="_blank" rel="noopener">
            {score.sibling.title}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </p>
      )}
      {score.sibling !== null && score.shared.length > 0 && (
        <SharedPassages here={score.shared} there={score.sibling_shared} title={score.sibling.title} />
      )}
    </section>
  );
}

interface SharedPassagesProps {
  /** The passages as this text has them. */
  here: readonly string[];
  /** The same passages as the other page has them. */
  there: readonly string[];
  /** The title of the other page. */
  title: string;
}

function SharedPassages({ here, there, title }: SharedPassagesProps) {
  return (
    <details className="disclosure">
      <summary>Ver o que se repete</summary>
      <table className="shared-passages">
        <thead>
          <tr>
            <th scope="col">Neste texto</th>
            <th scope="col">Em “{title}”</th>
          </tr>
        </thead>
        <tbody>
          {here.map((passage, index) => (
            <tr key={index}>
              <td data-label="Neste texto">{beginningOf(passage)}</td>
              <td data-label={`Em “${title}”`}>{beginningOf(there[index] ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const maxWords = 40;

/** If two pages are equal, the whole text is one passage; its beginning is enough to show. */
function beginningOf(passage: string): string {
  const words = passage.split(' ');
  if (words.length <= maxWords) return passage;
  return `${words.slice(0, maxWords).join(' ')} … e mais ${formatCount(words.length - maxWords)} palavras`;
}

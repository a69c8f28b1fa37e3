/** All titles of a run in one list. Those that have been processed show their result. */
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CreationResult } from './create-pages.ts';

interface CreationListProps {
  titles: readonly string[];
  /** The results of the titles processed so far, in the order of the titles. */
  results: readonly CreationResult[];
  isRunning: boolean;
}

export function CreationList({ titles, results, isRunning }: CreationListProps) {
  return (
    <ol className="creation-list">
      {titles.map((title, index) => (
        <CreationEntry
          key={index}
          title={title}
          result={results[index]}
          isCurrent={isRunning && index === results.length}
        />
      ))}
    </ol>
  );
}

interface CreationEntryProps {
  title: string;
  result: CreationResult | undefined;
  isCurrent: boolean;
}

function CreationEntry({ title, result, isCurrent }: CreationEntryProps) {
  if (result === undefined) {
    return (
      <li aria-current={isCurrent ? 'step' : undefined}>
        <span className="creation-mark" />
        <span>{title}</span>
      </li>
    );
  }
  if (!result.ok) {
    return (
      <li className="is-failed">
        <span className="creation-mark">
          <Icon name="close" />
          <span className="sr-only">Falhou: </span>
        </span>
        <span>
          {title}
          <span className="creation-error">{result.failure.text}</span>
        </span>
      </li>
    );
  }
  return (
    <li className="is-created">
      <span className="creation-mark">
        <Icon name="check" />
        <span className="sr-only">Criada: </span>
      </span>
      <a href={paths.generatedPage(result.value.slug)} target="_blank" rel="noopener">
        {title}
        <span className="sr-only"> (abre em nova aba)</span>
      </a>
    </li>
  );
}

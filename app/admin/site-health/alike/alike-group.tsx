/** A group of similar pages. The owner first chooses which one stays; each of the others can then be merged into it. */
import { useId, useState } from 'react';
import { formatCount } from '../../../ui/format.ts';
import type { AlikeGroup, AlikePage } from './alike-api.ts';

interface AlikeGroupProps {
  group: AlikeGroup;
  /** Whether its pages show from the start. All of them together would be a very long screen. */
  isOpen: boolean;
  onMerge: (keep: AlikePage, drop: AlikePage) => void;
}

export function AlikeGroupEntry({ group: { count, pages }, isOpen, onMerge }: AlikeGroupProps) {
  const id = useId();
  const [keptId, setKeptId] = useState<string | null>(null);
  const keep = pages.find((page) => page.id === keptId) ?? pages[0];
  if (keep === undefined) return null;
  return (
    <section className="alike-group" aria-labelledby={id}>
      <details className="disclosure" open={isOpen}>
        <summary>
          <h2 id={id}>{formatCount(count)} páginas parecidas</h2>
          <span>{pages[0]?.title}</span>
        </summary>
        <fieldset>
          <legend className="text-sm text-muted">Qual delas fica?</legend>
          <ul>
            {pages.map((page) => (
              <li key={page.id}>
                <label>
                  <input
                    type="radio"
                    name={id}
                    checked={page.id === keep.id}
                    onChange={() => setKeptId(page.id)}
                  />
                  <span>
                    <strong>{page.title}</strong>
                    <span className="alike-facts">
                      <span>{page.path}</span>
                      <span>{likenessText(page, pages)}</span>
                    </span>
                  </span>
                </label>
                <AlikeActions page={page} onMerge={page.id === keep.id ? null : () => onMerge(keep, page)} />
              </li>
            ))}
          </ul>
        </fieldset>
        {count > pages.length && (
          <p className="text-sm text-muted">Aparecem as {formatCount(pages.length)} mais antigas do grupo.</p>
        )}
      </details>
    </section>
  );
}

interface AlikeActionsProps {
  page: AlikePage;
  /** Null for the page that stays. */
  onMerge: (() => void) | null;
}

function AlikeActions({ page, onMerge }: AlikeActionsProps) {
  return (
    <span className="alike-actions">
      <a className="button button-compact button-quiet" href={page.path} target="_blank" rel="noopener">
        Ver<span className="sr-only"> {page.title} (abre em nova aba)</span>
      </a>
      {onMerge !== null && (
        <button type="button" className="button button-compact button-quiet" onClick={onMerge}>
          Juntar<span className="sr-only"> {page.title}</span>
        </button>
      )}
    </span>
  );
}

function likenessText(page: AlikePage, pages: readonly AlikePage[]): string {
  const share =
    page === pages[0] ? 'a mais antiga' : `${Math.floor(page.similarity * 100)}% igual à mais antiga`;
  return page.is_listed ? share : `${share}, fora das listas`;
}

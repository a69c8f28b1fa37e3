/**
 * The published pages that the gate keeps out of lists, each with the reason and a link to edit it. Renders nothing if
 * there are none.
 */
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatCount } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { ListFailure } from '../list/page-list-notes.tsx';
import { useHeldPages } from './gate-queries.ts';

export function HeldPages() {
  const pages = useHeldPages();
  if (pages.isError) return <ListFailure onRetry={() => void pages.refetch()} />;
  if (pages.data === undefined || pages.data.entries.length === 0) return null;
  const { entries, total } = pages.data;
  return (
    <section className="mt-8" aria-labelledby="held-pages">
      <h2 id="held-pages" tabIndex={-1} className="text-xl">
        No site, fora das listas
      </h2>
      <ul className="page-list">
        {entries.map(({ id, title, slug, hold_reason }) => (
          <ListRow
            key={id}
            name={<strong>{title}</strong>}
            facts={[
              <a key="page" href={paths.generatedPage(slug)} target="_blank" rel="noopener">
                {`/${slug}`}
                <span className="sr-only"> (abre em nova aba)</span>
              </a>,
              hold_reason,
            ]}
            actions={
              <Link className="button button-compact button-quiet" to={paths.adminEditPage(id)}>
                Editar
                <span className="sr-only"> {title}</span>
              </Link>
            }
          />
        ))}
      </ul>
      {total > entries.length && (
        <p className="mt-3 text-muted">
          Estas são as {formatCount(entries.length)} mais novas, de {formatCount(total)}.
        </p>
      )}
    </section>
  );
}

/**
 * The published pages that the gate keeps out of lists, each with the reason and a link to edit it. Renders nothing if
 * there are none.
 */
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { LoadMore } from '../list/load-more.tsx';
import { ListFailure, NothingFound } from '../list/page-list-notes.tsx';
import { PageSearch } from '../list/page-search.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import type { HeldPage } from './gate-api.ts';
import { useHeldPages } from './gate-queries.ts';

export function HeldPages() {
  const { typed, setTyped, search, isSearching, countFound } = useListSearch();
  const pages = useHeldPages(search);
  const { data } = pages;
  if (typed === '' && !pages.isError && (data === undefined || data.total === 0)) return null;
  const isOutdated = isSearching(pages);
  return (
    <section className="mt-8" aria-labelledby="held-pages" aria-busy={pages.isPending || isOutdated}>
      <h2 id="held-pages" tabIndex={-1} className="text-xl">
        No site, fora das listas
      </h2>
      {(typed !== '' || data !== undefined) && (
        <PageSearch
          label="Buscar fora das listas"
          typed={typed}
          onType={setTyped}
          found={countFound(pages)}
        />
      )}
      {pages.isError && <ListFailure onRetry={() => void pages.refetch()} />}
      {data?.entries.length === 0 && !pages.isError && !isOutdated && search !== '' && (
        <NothingFound search={search} />
      )}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="page-list">
          {data.entries.map((page) => (
            <HeldEntry key={page.id} page={page} />
          ))}
        </ul>
      )}
      <LoadMore list={pages} />
    </section>
  );
}

function HeldEntry({ page: { id, title, slug, hold_reason } }: { page: HeldPage }) {
  return (
    <ListRow
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
  );
}

/** 'Páginas Geradas (N)': newest first, searchable, loaded in parts. Each entry links to its page and can delete it. */
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { clearNotices } from '../../parts/notices.ts';
import { useDebouncedValue } from '../../parts/use-debounced-value.ts';
import type { PageEntry } from '../page-api.ts';
import { usePages } from '../page-queries.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageListEntry } from './page-list-entry.tsx';
import { EmptyList, ListFailure, NothingFound, WaitingRows } from './page-list-notes.tsx';
import { PageSearch } from './page-search.tsx';

const debounceMs = 300;

export function PageList() {
  const [typed, setTyped] = useState('');
  const debounced = useDebouncedValue(typed.trim(), debounceMs);
  // An empty search needs no delay, because the whole list is already loaded.
  const search = typed.trim() === '' ? '' : debounced;
  const all = usePages();
  const pages = usePages(search);
  const [pageToDelete, setPageToDelete] = useState<PageEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = pages;

  const askToDelete = (page: PageEntry) => {
    clearNotices();
    setPageToDelete(page);
  };

  const isSearching = search !== '' && (pages.isPlaceholderData || search !== typed.trim());
  return (
    <section aria-labelledby="pages" aria-busy={pages.isPending || isSearching}>
      <h2 id="pages" ref={heading} tabIndex={-1} className="text-2xl">
        {all.data === undefined ? 'Páginas Geradas' : `Páginas Geradas (${all.data.total})`}
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link className="button button-compact button-quiet" to={paths.adminDrafts()}>
          Rascunhos
        </Link>
        <Link className="button button-compact button-quiet" to={paths.adminScheduled()}>
          Agendadas
        </Link>
        <Link className="button button-compact button-quiet" to={paths.adminHeld()}>
          Retidas
        </Link>
        <Link className="button button-compact button-quiet" to={paths.adminTrash()}>
          Lixeira
        </Link>
      </div>
      {(typed !== '' || all.data?.total !== 0) && (
        <PageSearch
          typed={typed}
          onType={setTyped}
          found={search === '' || isSearching || pages.isError ? null : (data?.total ?? null)}
        />
      )}
      {pages.isPending && <WaitingRows isTryingAgain={pages.failureCount > 0} />}
      {pages.isError && <ListFailure onRetry={() => void pages.refetch()} />}
      {data?.entries.length === 0 &&
        !pages.isError &&
        !isSearching &&
        (search === '' ? <EmptyList /> : <NothingFound search={search} />)}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="page-list">
          {data.entries.map((page) => (
            <PageListEntry key={page.id} page={page} onDelete={askToDelete} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <button
          type="button"
          className="button button-compact button-quiet mt-4 w-full md:w-auto"
          aria-disabled={pages.isFetchingNextPage}
          onClick={() => {
            if (!pages.isFetchingNextPage) void pages.fetchNextPage();
          }}
        >
          {pages.isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
        </button>
      )}
      <DeletePageDialog page={pageToDelete} onClose={() => setPageToDelete(null)} focusAfter={heading} />
    </section>
  );
}

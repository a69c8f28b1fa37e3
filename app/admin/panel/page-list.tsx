/** 'Páginas Geradas (N)': newest first, searched and fetched in parts, each entry with its way to the page and its end. */
import { useRef, useState } from 'react';
import { clearNotices } from '../notices.ts';
import type { PageEntry } from '../pages/page-api.ts';
import { usePages } from '../pages/page-queries.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageListEntry } from './page-list-entry.tsx';
import { EmptyList, ListFailure, NothingFound, WaitingRows } from './page-list-notes.tsx';
import { PageSearch } from './page-search.tsx';
import { useSettled } from './use-settled.ts';

const settleMs = 300;

export function PageList() {
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim(), settleMs);
  // An emptied search needs no waiting: the whole list is here.
  const search = typed.trim() === '' ? '' : settled;
  const all = usePages();
  const pages = usePages(search);
  const [pageToDelete, setPageToDelete] = useState<PageEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = pages;

  const ask = (page: PageEntry) => {
    clearNotices();
    setPageToDelete(page);
  };

  const isSearching = search !== '' && (pages.isPlaceholderData || search !== typed.trim());
  return (
    <section aria-labelledby="pages" aria-busy={pages.isPending || isSearching}>
      <h2 id="pages" ref={heading} tabIndex={-1} className="text-2xl">
        {all.data === undefined ? 'Páginas Geradas' : `Páginas Geradas (${all.data.total})`}
      </h2>
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
            <PageListEntry key={page.id} page={page} onDelete={ask} />
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

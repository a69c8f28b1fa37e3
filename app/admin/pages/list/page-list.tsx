/** 'Páginas Geradas (N)': newest first, searchable, loaded in parts. Each entry links to its page and can delete it. */
import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { clearNotices } from '../../parts/notices.ts';
import { useDebouncedValue } from '../../parts/use-debounced-value.ts';
import type { PageEntry } from '../page-api.ts';
import { usePages } from '../page-queries.ts';
import { PagesNav } from '../pages-nav.tsx';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { PageListEntry } from './page-list-entry.tsx';
import { EmptyList, ListFailure, NothingFound, WaitingRows } from './page-list-notes.tsx';
import { PageSearch } from './page-search.tsx';
import { useRoomBesideList } from './use-room-beside-list.ts';

const debounceMs = 300;

/** When the preview cannot be loaded, the list still works. */
const ListPreview = lazy<ComponentType<ComponentProps<typeof import('./list-preview.tsx').default>>>(() =>
  import('./list-preview.tsx').catch(() => ({ default: () => null })),
);

export function PageList() {
  const [typed, setTyped] = useState('');
  const debounced = useDebouncedValue(typed.trim(), debounceMs);
  // An empty search needs no delay, because the whole list is already loaded.
  const search = typed.trim() === '' ? '' : debounced;
  const all = usePages();
  const pages = usePages(search);
  const [pageToDelete, setPageToDelete] = useState<PageEntry | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const hasRoom = useRoomBesideList();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = pages;

  const askToDelete = (page: PageEntry) => {
    clearNotices();
    setPageToDelete(page);
  };

  const shown = data?.entries.find(({ id }) => id === chosenId) ?? data?.entries[0];
  const isSearching = search !== '' && (pages.isPlaceholderData || search !== typed.trim());
  return (
    <section className="min-w-0" aria-labelledby="pages" aria-busy={pages.isPending || isSearching}>
      <h2 id="pages" ref={heading} tabIndex={-1} className="text-2xl">
        {all.data === undefined ? 'Páginas Geradas' : `Páginas Geradas (${all.data.total})`}
      </h2>
      <PagesNav current="Publicadas" />
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
        <div className="list-with-preview">
          <ul className="page-list">
            {data.entries.map((page) => (
              <PageListEntry
                key={page.id}
                page={page}
                onDelete={askToDelete}
                preview={hasRoom ? { isShown: page === shown, show: () => setChosenId(page.id) } : undefined}
              />
            ))}
          </ul>
          {hasRoom && shown !== undefined && (
            <Suspense>
              <ListPreview page={shown} />
            </Suspense>
          )}
        </div>
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

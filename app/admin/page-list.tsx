/** 'Páginas Geradas (N)': newest first, fetched in parts, each entry with its way to the page and its end. */
import { useRef, useState } from 'react';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import type { PageEntry } from './page-api.ts';
import { PageListEntry } from './page-list-entry.tsx';
import { usePages } from './page-queries.ts';

const waitingRows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function PageList() {
  const pages = usePages();
  const [pageToDelete, setPageToDelete] = useState<PageEntry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = pages;
  return (
    <section aria-labelledby="pages" aria-busy={pages.isPending}>
      <h2 id="pages" ref={heading} tabIndex={-1} className="text-2xl">
        {data === undefined ? 'Páginas Geradas' : `Páginas Geradas (${data.total})`}
      </h2>
      {pages.isPending && <WaitingRows isTryingAgain={pages.failureCount > 0} />}
      {pages.isError && <ListFailure onRetry={() => void pages.refetch()} />}
      {data?.entries.length === 0 && !pages.isError && <EmptyList />}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="page-list">
          {data.entries.map((page) => (
            <PageListEntry key={page.id} page={page} onDelete={setPageToDelete} />
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

function WaitingRows({ isTryingAgain }: { isTryingAgain: boolean }) {
  return (
    <>
      <p className="sr-only" role="status">
        {isTryingAgain ? 'Tentando de novo...' : 'Carregando páginas...'}
      </p>
      <div className="page-list" aria-hidden="true">
        {waitingRows.map((row) => (
          <div key={row} className="waiting-row" />
        ))}
      </div>
    </>
  );
}

function EmptyList() {
  return (
    <div className="notice-box">
      <p className="font-semibold">Nenhuma página gerada ainda.</p>
      <p className="text-muted">A página que você salvar aparece aqui e no site no mesmo instante.</p>
    </div>
  );
}

function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">Não foi possível carregar as páginas.</p>
      <p className="text-muted">Elas continuam no site; só a lista não chegou até aqui.</p>
      <button type="button" className="button button-compact button-quiet mt-3" onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  );
}

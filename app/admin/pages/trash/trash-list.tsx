/** The list of the trash. If the address of a page has been taken in the meantime, its entry asks for another one. */
import { useState } from 'react';
import { formatDate } from '../../../ui/format.ts';
import { ListRow } from '../../parts/list-row.tsx';
import { clearNotices, notices } from '../../parts/notices.ts';
import { ListFailure, WaitingRows } from '../list/page-list-notes.tsx';
import { NewAddress } from './new-address.tsx';
import type { TrashedPage } from './trash-api.ts';
import { useRestorePage, useTrash } from './trash-queries.ts';

export function TrashList() {
  const trash = useTrash();
  const { data } = trash;
  return (
    <section aria-label="Páginas na lixeira" aria-busy={trash.isPending}>
      {trash.isPending && <WaitingRows isTryingAgain={trash.failureCount > 0} />}
      {trash.isError && <ListFailure onRetry={() => void trash.refetch()} />}
      {data?.entries.length === 0 && (
        <div className="notice-box">
          <p className="font-semibold">A lixeira está vazia.</p>
          <p className="text-muted">Quando você deletar uma página, ela vem para cá.</p>
        </div>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="page-list">
          {data.entries.map((page) => (
            <TrashEntry key={page.id} page={page} />
          ))}
        </ul>
      )}
      {trash.hasNextPage && (
        <button
          type="button"
          className="button button-compact button-quiet mt-4 w-full md:w-auto"
          aria-disabled={trash.isFetchingNextPage}
          onClick={() => {
            if (!trash.isFetchingNextPage) void trash.fetchNextPage();
          }}
        >
          {trash.isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
        </button>
      )}
    </section>
  );
}

function TrashEntry({ page }: { page: TrashedPage }) {
  const restore = useRestorePage();
  const [isAddressTaken, setIsAddressTaken] = useState(false);

  const bringBack = async () => {
    if (restore.isPending) return;
    clearNotices();
    const result = await restore.mutateAsync({ id: page.id });
    if (result.ok) return;
    if (result.failure.code === 'already_exists') setIsAddressTaken(true);
    else notices.pageNotRestored();
  };

  return (
    <ListRow
      name={<strong>{page.title}</strong>}
      facts={[
        `/${page.slug}`,
        <>
          Sai de vez em <time dateTime={page.purge_at}>{formatDate(page.purge_at)}</time>
        </>,
      ]}
      actions={
        !isAddressTaken && (
          <button
            type="button"
            className="button button-compact button-quiet"
            aria-disabled={restore.isPending}
            onClick={() => void bringBack()}
          >
            {restore.isPending ? 'Restaurando...' : 'Restaurar'}
            <span className="sr-only"> {page.title}</span>
          </button>
        )
      }
    >
      {isAddressTaken && <NewAddress page={page} onCancel={() => setIsAddressTaken(false)} />}
    </ListRow>
  );
}

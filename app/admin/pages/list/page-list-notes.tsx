/** Shown in place of the list while it loads, is empty or has failed. */

const waitingRows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function WaitingRows({ isTryingAgain }: { isTryingAgain: boolean }) {
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

export function EmptyList() {
  return (
    <div className="notice-box">
      <p className="font-semibold">Nenhuma página gerada ainda.</p>
      <p className="text-muted">A página que você salvar aparece aqui e no site no mesmo instante.</p>
    </div>
  );
}

export function NothingFound({ search }: { search: string }) {
  return (
    <div className="notice-box">
      <p className="font-semibold wrap-anywhere">Nenhuma página com “{search}” no título ou no slug.</p>
      <p className="text-muted">Tente menos palavras ou só o começo de uma.</p>
    </div>
  );
}

export function ListFailure({ onRetry }: { onRetry: () => void }) {
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

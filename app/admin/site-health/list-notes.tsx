/** Shown in place of a list of addresses while it loads or after it has failed. */

export function LoadingList({ isTryingAgain }: { isTryingAgain: boolean }) {
  return (
    <p className="mt-4 text-muted" role="status">
      {isTryingAgain ? 'Tentando de novo...' : 'Carregando...'}
    </p>
  );
}

export function FailedList({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">Não foi possível carregar a lista.</p>
      <p className="text-muted">No site nada mudou; só a lista não chegou até aqui.</p>
      <button type="button" className="button button-compact button-quiet mt-3" onClick={onRetry}>
        Tentar de novo
      </button>
    </div>
  );
}

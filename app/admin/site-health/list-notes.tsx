import { FailureBox } from '../parts/failure-box.tsx';

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
    <FailureBox
      title="Não foi possível carregar a lista."
      text="No site nada mudou; só a lista não chegou até aqui."
      onRetry={onRetry}
    />
  );
}

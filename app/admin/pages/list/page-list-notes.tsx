/** Shown in place of a list while it loads, if it is empty, and if it could not be loaded. */
import { FailureBox } from '../../parts/failure-box.tsx';

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

interface ListFailureProps {
  onRetry: () => void;
  title?: string;
  /** What has become of the entries. The default is for pages that are on the site. */
  text?: string;
}

export function ListFailure({
  onRetry,
  title = 'Não foi possível carregar as páginas.',
  text = 'Elas continuam no site; só a lista não chegou até aqui.',
}: ListFailureProps) {
  return <FailureBox title={title} text={text} onRetry={onRetry} />;
}

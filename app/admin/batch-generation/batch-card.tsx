/** 'Geração em Lote' (SPEC.md sections 2, 4 and 9): 50 pages of 50 phrases at one press. */
import { LeaveGuard } from '../leave-guard.tsx';
import { batchReportText } from './batch-report-text.ts';
import type { BatchProgress } from './publish-batch.ts';
import { useBatch } from './use-batch.ts';

export function BatchCard() {
  const { state, start } = useBatch();
  const isRunning = state.phase === 'running';
  return (
    <section className="card" aria-labelledby="batch">
      <header className="card-head">
        <h2 id="batch">Geração em Lote</h2>
      </header>
      <div className="grid gap-3 px-5 pt-8 pb-6">
        <p className="text-sm text-muted">
          Cria 50 páginas sobre as buscas mais comuns. As que já existem ficam como estão.
        </p>
        <button
          type="button"
          className="button button-quiet w-full"
          aria-disabled={isRunning}
          aria-busy={isRunning}
          onClick={() => void start()}
        >
          {isRunning ? 'Gerando...' : 'Gerar 50 Páginas Internas'}
        </button>
        {isRunning && <Progress progress={state.progress} />}
        <p className="text-sm empty:hidden" role="status">
          {state.phase === 'done' && batchReportText(state.report)}
          {isRunning && <span className="sr-only">{milestone(state.progress)}</span>}
        </p>
      </div>
      <LeaveGuard isNeeded={isRunning}>
        A geração em lote ainda está em andamento e para aqui. O que já foi criado fica no site.
      </LeaveGuard>
    </section>
  );
}

function Progress({ progress }: { progress: BatchProgress | null }) {
  return (
    <div className="grid gap-1 text-sm">
      <progress
        className="batch-progress"
        aria-label="Páginas geradas"
        value={progress?.done ?? 0}
        max={progress?.total ?? 1}
      />
      <p className="flex justify-between gap-3 text-muted">
        <span className="line-clamp-1 wrap-anywhere">{progress?.title ?? 'Preparando os textos...'}</span>
        {progress && (
          <span className="whitespace-nowrap tabular-nums">{`${progress.done + 1} de ${progress.total}`}</span>
        )}
      </p>
    </div>
  );
}

const announcedEach = 10;

/** Read aloud at every tenth page: each single one would never let the reader speak. */
function milestone(progress: BatchProgress | null): string {
  if (progress === null) return 'Gerando...';
  const tens = Math.floor(progress.done / announcedEach) * announcedEach;
  return tens === 0 ? 'Gerando...' : `${tens} de ${progress.total} páginas.`;
}

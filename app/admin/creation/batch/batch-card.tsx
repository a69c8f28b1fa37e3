/** 'Geração em Lote' (docs/specification/generator.md#batch): one press creates 50 pages from 50 phrases. */

import { LeaveGuard } from '../../parts/unsaved/leave-guard.tsx';
import { AnsweredTitles } from '../answered-titles.tsx';
import { TitleChoiceList } from '../choice/title-choice-list.tsx';
import { CreationProgress } from '../creation-progress.tsx';
import { PlanCheck } from '../plan/plan-check.tsx';
import { batchReportText } from './batch-report-text.ts';
import { useBatch } from './use-batch.ts';

export function BatchCard() {
  const { run, outcome, choice, write, generate, stop } = useBatch();
  const { titles, chosen } = choice;
  return (
    <section className="card" aria-labelledby="batch">
      <header className="card-head">
        <h2 id="batch">Geração em Lote</h2>
      </header>
      <div className="batch px-5 pt-8 pb-6">
        <p className="text-sm text-muted">
          Cria 50 páginas sobre as buscas mais comuns. As que já existem ficam como estão.
        </p>
        <AnsweredTitles titles={titles} />
        {!run.isRunning && (
          <details className="disclosure batch-choice">
            <summary>{`Escolher os títulos (${chosen.length} de ${titles.length})`}</summary>
            <TitleChoiceList choice={choice} />
          </details>
        )}
        <div className="batch-actions">
          <PlanCheck
            // A run makes the plan out of date, so a new key discards it.
            key={run.results.length === 0 ? 'before' : 'after'}
            titles={titles}
            write={write}
            isRunning={run.isRunning}
            onPlanned={choice.markTaken}
          />
          <button
            type="button"
            className="button button-amber w-full"
            aria-disabled={run.isRunning || chosen.length === 0}
            aria-busy={run.isRunning}
            onClick={() => void generate()}
          >
            {run.isRunning ? 'Gerando...' : generateText(chosen.length)}
          </button>
          {run.isRunning && <CreationProgress run={run} onStop={stop} />}
          <p className="text-sm wrap-anywhere empty:hidden" role="status">
            {!run.isRunning && outcome !== null && batchReportText(outcome, run.titles.length)}
          </p>
        </div>
      </div>
      <LeaveGuard isNeeded={run.isRunning}>
        A geração em lote ainda está em andamento e para aqui. O que já foi criado fica no site.
      </LeaveGuard>
    </section>
  );
}

function generateText(count: number): string {
  return count === 1 ? 'Gerar 1 Página Interna' : `Gerar ${count} Páginas Internas`;
}

/** Fifty fixed titles, a page for each. A second run makes only what is missing and says so of the rest. */
import { useState } from 'react';
import { localServiceTitles } from '#content/generator/local-service-titles.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { clearNotices } from '../notices.ts';
import { countsText } from '../page-creation/counts-text.ts';
import { CreationList } from '../page-creation/creation-list.tsx';
import { CreationProgress } from '../page-creation/creation-progress.tsx';
import type { RunOutcome } from '../page-creation/use-creation-run.ts';
import { useCreationRun } from '../page-creation/use-creation-run.ts';
import { writePage } from '../page-creation/write-page.ts';
import { ToolHead } from '../tool-head.tsx';
import { bulkNotices } from './bulk-notices.ts';
import { keptResults } from './kept-results.ts';

/** SPEC.md section 9. */
const pace = { beforeEachMs: 0, betweenMs: 200, endsAtFailure: false };
const creativity = 75;

export function BulkCreation({ administratorId }: { administratorId: string }) {
  const [before] = useState(() => keptResults.recall(sessionStorage, administratorId) ?? []);
  const { run, start, stop } = useCreationRun(pace, before);
  const count = localServiceTitles.length;

  const create = async () => {
    if (run.isRunning) return;
    clearNotices();
    keptResults.forget(sessionStorage);
    const outcome = await start({
      titles: localServiceTitles,
      // The title is the seed: the same page whoever makes it, and however often.
      write: (title) => writePage({ title, creativity, random: mulberry32(seedFromText(title)) }),
      onResult: (_, all) => keptResults.keep(sessionStorage, administratorId, [...all]),
    });
    if (outcome !== null) announce(outcome);
  };

  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16">
      <LeaveGuard isNeeded={run.isRunning}>
        A criação para aqui. As páginas já criadas ficam no site, e as que faltam podem ser criadas depois.
      </LeaveGuard>
      <ToolHead title="Criador de Páginas em Lote" />
      <div className="bulk-controls">
        <button
          type="button"
          className="button button-amber"
          aria-disabled={run.isRunning}
          aria-busy={run.isRunning}
          onClick={() => void create()}
        >
          {run.isRunning ? 'Criando...' : `Criar ${count} Páginas`}
        </button>
        {run.isRunning ? (
          <CreationProgress run={run} onStop={stop} />
        ) : (
          <p className="text-muted">
            {run.results.length > 0
              ? countsText(run.results)
              : 'Uma página pública para cada título da lista. O que já existe no site não é alterado.'}
          </p>
        )}
      </div>
      <section className="bulk-list" aria-labelledby="bulk-titles">
        <h2 id="bulk-titles" className="text-xl">
          {run.results.length > 0 ? 'Resultado' : `Títulos (${count})`}
        </h2>
        <CreationList {...run} titles={localServiceTitles} />
      </section>
    </div>
  );
}

function announce({ end, results }: RunOutcome) {
  if (end === 'done') bulkNotices.done(results);
  if (end === 'stopped') bulkNotices.stopped(results);
  if (end === 'session_gone') bulkNotices.sessionGone();
}

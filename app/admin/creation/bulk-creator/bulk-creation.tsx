/** Creates a page for each of fifty fixed titles. A second run reports which ones already exist. */
import { useState } from 'react';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { clearNotices } from '../../parts/notices.ts';
import { ToolHead } from '../../parts/tool-head.tsx';
import { AnsweredTitles } from '../answered-titles.tsx';
import { countsText } from '../counts-text.ts';
import { CreationList } from '../creation-list.tsx';
import { CreationProgress } from '../creation-progress.tsx';
import { PlanCheck } from '../plan/plan-check.tsx';
import { type RunOutcome, useCreationRun } from '../use-creation-run.ts';
import { writePage } from '../write-page.ts';
import { bulkNotices } from './bulk-notices.ts';
import { keptResults } from './kept-results.ts';

/** docs/specification/generator.md#bulk-creator */
const settings = { beforeEachMs: 0, betweenMs: 200, stopsAtFailure: false };
const creativity = 75;

/** The title is the seed, so the page of a title is always the same. */
const write = (title: string) => writePage({ title, creativity, random: mulberry32(seedFromText(title)) });

export function BulkCreation({ administratorId }: { administratorId: string }) {
  const [before] = useState(() => keptResults.recall(sessionStorage, administratorId) ?? []);
  const { run, start, stop } = useCreationRun(settings, before);
  const count = localServiceTitles.length;

  const create = async () => {
    if (run.isRunning) return;
    clearNotices();
    keptResults.forget(sessionStorage);
    const outcome = await start({
      titles: localServiceTitles,
      write,
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
      <div className="mt-5 max-w-prose">
        <PlanCheck
          key={run.results.length === 0 ? 'before' : 'after'}
          titles={localServiceTitles}
          write={write}
          isRunning={run.isRunning}
        />
      </div>
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
        {run.results.length === 0 && <AnsweredTitles titles={localServiceTitles} />}
        <CreationList {...run} titles={localServiceTitles} />
      </section>
    </div>
  );
}

function announce({ end, results }: RunOutcome) {
  if (end === 'done') bulkNotices.done(results);
  if (end === 'stopped') bulkNotices.stopped(results);
  if (end === 'interrupted') bulkNotices.interrupted();
}

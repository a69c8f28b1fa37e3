/** Creates a page for each title chosen from a fixed list of fifty. A second run reports which ones already exist. */
import { useState } from 'react';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { clearNotices } from '../../parts/notices.ts';
import { ToolHead } from '../../parts/tool-head.tsx';
import { LeaveGuard } from '../../parts/unsaved/leave-guard.tsx';
import { AnsweredTitles } from '../answered-titles.tsx';
import { TitleChoiceList } from '../choice/title-choice-list.tsx';
import { type TitleChoice, useTitleChoice } from '../choice/use-title-choice.ts';
import { countsText } from '../counts-text.ts';
import { type CreationResult, titleOf } from '../create-pages.ts';
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
  const [earlierResults] = useState(() => keptResults.recall(sessionStorage, administratorId) ?? []);
  const { run, start, stop } = useCreationRun(settings, earlierResults);
  // Of all runs over parts of the list, not only of the last one.
  const [finished, setFinished] = useState(earlierResults);
  const left = titlesLeft(finished);
  const isFinished = left.length === 0;
  // Once every title has been processed, the next run takes all of them again and reports which exist.
  const choice = useTitleChoice(isFinished ? localServiceTitles : left);
  const count = choice.chosen.length;

  const create = async () => {
    if (run.isRunning || count === 0) return;
    clearNotices();
    const before = isFinished ? [] : finished;
    keptResults.keep(sessionStorage, administratorId, before);
    const outcome = await start({
      titles: choice.chosen,
      write,
      onResult: (_, all) => keptResults.keep(sessionStorage, administratorId, [...before, ...all]),
    });
    if (outcome === null) return;
    setFinished([...before, ...outcome.results]);
    announce(outcome);
  };

  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-16">
      <LeaveGuard isNeeded={run.isRunning}>
        A criação para aqui. As páginas já criadas ficam no site, e as que faltam podem ser criadas depois.
      </LeaveGuard>
      <ToolHead title="Criador de Páginas em Lote" />
      <div className="bulk-check mt-5 max-w-prose">
        <PlanCheck
          // A run makes the plan out of date, so a new key discards it.
          key={finished.length}
          titles={choice.titles}
          write={write}
          isRunning={run.isRunning}
          onPlanned={choice.markTaken}
        />
      </div>
      <div className="bulk-controls">
        <button
          type="button"
          className={`button ${count === 0 ? 'button-quiet' : 'button-amber'}`}
          aria-disabled={run.isRunning || count === 0}
          aria-busy={run.isRunning}
          onClick={() => void create()}
        >
          {run.isRunning ? 'Criando...' : createText(count)}
        </button>
        {run.isRunning ? (
          <CreationProgress run={run} onStop={stop} />
        ) : (
          <p className="text-sm text-muted">
            {run.results.length > 0 ? countsText(run.results) : hintText(choice)}
          </p>
        )}
      </div>
      {(run.isRunning || run.results.length > 0) && (
        <section className="bulk-list" aria-labelledby="bulk-results">
          <h2 id="bulk-results" className="text-xl">
            Resultado
          </h2>
          <CreationList {...run} />
        </section>
      )}
      {!run.isRunning && (run.results.length === 0 || !isFinished) && (
        <section className="bulk-list" aria-labelledby="bulk-titles">
          <h2 id="bulk-titles" className="text-xl">{`Títulos (${choice.titles.length})`}</h2>
          <AnsweredTitles titles={choice.titles} />
          <TitleChoiceList choice={choice} />
        </section>
      )}
    </div>
  );
}

function titlesLeft(results: readonly CreationResult[]): string[] {
  const done = new Set(results.map(titleOf));
  return localServiceTitles.filter((title) => !done.has(title));
}

function hintText({ titles, chosen, taken }: TitleChoice): string {
  if (chosen.length > 0) {
    return 'Uma página pública para cada título escolhido. O que já existe no site não é alterado.';
  }
  return taken.size === titles.length
    ? 'Todos os títulos da lista já têm página no site.'
    : 'Escolha pelo menos um título da lista.';
}

function createText(count: number): string {
  return count === 1 ? 'Criar 1 Página' : `Criar ${count} Páginas`;
}

function announce({ end, results }: RunOutcome) {
  if (end === 'done') bulkNotices.done(results);
  if (end === 'stopped') bulkNotices.stopped(results);
  if (end === 'interrupted') bulkNotices.interrupted();
}

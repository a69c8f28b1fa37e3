/**
 * Has texts judged by a separate process, which is started when needed and ended when idle: the longest text takes a
 * second, for which no visitor should wait.
 */
import { fileURLToPath } from 'node:url';
import { ProcessEnded } from '#database/process-pool/pooled-process.ts';
import { createProcessPool } from '#database/process-pool/process-pool.ts';
import { TooCostly } from '#database/too-costly.ts';
import type { GateWork } from '#domain/pages/gate/gate-work.ts';
import type { KnownPages } from '#domain/pages/gate/known-pages.ts';
import type { PlannedPage } from '#domain/pages/gate/plan-pages.ts';
import type { PageScore } from '#domain/pages/gate/score-page.ts';
import type { RemainingMs } from '#domain/pause.ts';
import type { GateQuestion, GateTask, MessageFromGate, MessageToGate } from './gate-messages.ts';

export interface GateWorker extends GateWork {
  close(): void;
}

const program = fileURLToPath(new URL('./gate-process.ts', import.meta.url));
const strippedSources = fileURLToPath(new URL('../process/stripped-sources.mjs', import.meta.url));
/** A plan of a thousand pages fits. A text that needs more is refused as too costly. */
const memoryFlags = ['--max-old-space-size=160', '--max-semi-space-size=2'];

/** @param extraFlags of Node */
export function createGateWorker(extraFlags: readonly string[] = []): GateWorker {
  const pool = createProcessPool<MessageToGate, MessageFromGate>({
    file: program,
    execArgv: ['--import', strippedSources, ...memoryFlags, ...extraFlags],
  });

  async function resultOf(
    known: KnownPages,
    task: GateTask,
    remainingMs: RemainingMs,
  ): Promise<PageScore | PlannedPage[]> {
    try {
      return await pool.lend(async (judge) => {
        let message = await judge.ask(task, remainingMs());
        while ('question' in message) {
          const found = await answerTo(known, message.question);
          message = await judge.ask({ found }, remainingMs());
        }
        if ('failure' in message) throw new Error(`A text could not be judged: ${message.failure}`);
        return message.result;
      });
    } catch (error) {
      // Node ends the process when it needs more than its memory limit.
      if (error instanceof ProcessEnded) throw new TooCostly();
      throw error;
    }
  }

  return {
    score: (known, text, remainingMs) =>
      resultOf(known, { task: 'score', text }, remainingMs) as Promise<PageScore>,
    plan: (known, pages, remainingMs) =>
      resultOf(known, { task: 'plan', pages }, remainingMs) as Promise<PlannedPage[]>,
    close: pool.close,
  };
}

function answerTo(known: KnownPages, question: GateQuestion): Promise<unknown> {
  switch (question.name) {
    case 'findSimilar':
      return known.findSimilar(...question.args);
    case 'findAnswer':
      return known.findAnswer(...question.args);
    case 'findBySlugs':
      return known.findBySlugs(...question.args);
  }
}

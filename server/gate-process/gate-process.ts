/** The program of the process that judges texts for the gate: one task after the other, for its parent. */
import { serveParent } from '#database/process-pool/serve-parent.ts';
import { gateWorkInPlace } from '#domain/pages/gate/gate-work.ts';
import type { KnownPages } from '#domain/pages/gate/known-pages.ts';
import { unlimited } from '#domain/pause.ts';
import type { GateQuestion, GateTask, MessageFromGate, MessageToGate } from './gate-messages.ts';

let resolveQuestion: ((found: unknown) => void) | null = null;

function ask<Found>(question: GateQuestion): Promise<Found> {
  return new Promise((resolve) => {
    resolveQuestion = (found) => resolve(found as Found);
    process.send?.({ question } satisfies MessageFromGate);
  });
}

const known: KnownPages = {
  findSimilar: (...args) => ask({ name: 'findSimilar', args }),
  findAnswer: (...args) => ask({ name: 'findAnswer', args }),
  findBySlugs: (...args) => ask({ name: 'findBySlugs', args }),
};

async function outcomeOf(task: GateTask): Promise<MessageFromGate> {
  try {
    // The parent ends this process when the time is over.
    const result =
      task.task === 'score'
        ? await gateWorkInPlace.score(known, task.text, unlimited)
        : await gateWorkInPlace.plan(known, task.pages, unlimited);
    return { result };
  } catch (error) {
    return { failure: `${error instanceof Error ? error.stack : error}` };
  }
}

serveParent(async (message: MessageToGate) => {
  if ('found' in message) resolveQuestion?.(message.found);
  else process.send?.(await outcomeOf(message));
});

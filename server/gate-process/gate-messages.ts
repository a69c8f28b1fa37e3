/** The messages between the server and the process that judges texts (`gate-process.ts`). */
import type { KnownPages } from '#domain/pages/gate/known-pages.ts';
import type { PlanInput, PlannedPage } from '#domain/pages/gate/plan-pages.ts';
import type { PageScore, ScoredText } from '#domain/pages/gate/score-page.ts';

export type GateTask = { task: 'score'; text: ScoredText } | { task: 'plan'; pages: readonly PlanInput[] };

/** What a task asks the server for, since the process has neither the database nor the build. */
export type GateQuestion = {
  [Name in keyof KnownPages]: { name: Name; args: Parameters<KnownPages[Name]> };
}[keyof KnownPages];

/** To the process: a task, or the answer to the question that the running task has asked. */
export type MessageToGate = GateTask | { found: unknown };

/** From the process: a question of the running task, or how the task ended. */
export type MessageFromGate =
  | { question: GateQuestion }
  | { result: PageScore | PlannedPage[] }
  /** The stack trace of the error that the task threw. */
  | { failure: string };

/** The work of the gate that takes long for long texts. The server runs it in a process of its own. */
import type { RemainingMs } from '#domain/pause.ts';
import type { KnownPages } from './known-pages.ts';
import { createPlanner, type PlanInput, type PlannedPage } from './plan-pages.ts';
import { type PageScore, type ScoredText, scorePage } from './score-page.ts';

export interface GateWork {
  /** @throws TooCostly when no time is left */
  score(known: KnownPages, text: ScoredText, remainingMs: RemainingMs): Promise<PageScore>;
  /** @throws TooCostly when no time is left */
  plan(known: KnownPages, pages: readonly PlanInput[], remainingMs: RemainingMs): Promise<PlannedPage[]>;
}

/** Works in the thread of its caller: for commands, where nobody has to wait, and for the gate process itself. */
export const gateWorkInPlace: GateWork = {
  score: scorePage,
  plan: (known, pages, remainingMs) => createPlanner(known).plan(pages, remainingMs),
};

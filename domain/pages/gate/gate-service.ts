/** All operations of the gate, bound to one database. */
import type { Database } from '#database/database.ts';
import { firstKey } from '#database/page-counts/page-blocks.ts';
import { findDraft } from '#domain/pages/drafts/draft-store.ts';
import { type RemainingMs, unlimited } from '#domain/pause.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { fillFingerprints } from './fill-fingerprints.ts';
import { type GateMode, readGateMode } from './gate-mode.ts';
import { type GateWork, gateWorkInPlace } from './gate-work.ts';
import type { HandWrittenPages } from './hand-written-pages.ts';
import { knownPages } from './known-pages.ts';
import { createPlanner, type PlanInput, type PlannedPage, type Planner } from './plan-pages.ts';
import type { PageScore, ScoredText } from './score-page.ts';

/** Does not check permissions: callers must have authorised an administrator. */
export interface GateService {
  /** @throws TooCostly when no time is left, as do the two that follow */
  score(text: ScoredText, remainingMs?: RemainingMs): Promise<PageScore>;
  scoreDraft(draftId: string, remainingMs?: RemainingMs): Promise<Result<PageScore, { code: 'draft_gone' }>>;
  plan(pages: readonly PlanInput[], remainingMs?: RemainingMs): Promise<PlannedPage[]>;
  /** For a plan that arrives in parts. */
  planner(): Promise<Planner>;
  /** The mode that the owner has set. */
  mode(): Promise<GateMode>;
  /**
   * Makes the missing fingerprints of the next part of the pages. The first round visits all pages, each later one those
   * created since the round before the last, because an import may commit a page after a newer one was visited.
   * @returns false at the end of a round
   */
  fillFingerprints(): Promise<boolean>;
}

export function createGateService(
  database: Pick<Database, 'query'>,
  handWritten: () => Promise<HandWrittenPages>,
  work: GateWork = gateWorkInPlace,
): GateService {
  const { query } = database;
  const known = async () => knownPages(query, await handWritten());
  const score = async (text: ScoredText, remainingMs = unlimited) =>
    work.score(await known(), text, remainingMs);
  let visitedUpTo = firstKey.id;
  let endOfLastRound: string | null = null;
  return {
    score,
    async scoreDraft(draftId, remainingMs) {
      const draft = await findDraft(query, draftId);
      if (draft === null) return refusal({ code: 'draft_gone' });
      return success(await score({ ...draft, pageId: draft.page_id }, remainingMs));
    },
    plan: async (pages, remainingMs = unlimited) => work.plan(await known(), pages, remainingMs),
    planner: async () => createPlanner(await known()),
    mode: () => readGateMode(query),
    async fillFingerprints() {
      const last = await fillFingerprints(database, visitedUpTo);
      if (last !== null) {
        visitedUpTo = last;
        return true;
      }
      [visitedUpTo, endOfLastRound] = [endOfLastRound ?? visitedUpTo, visitedUpTo];
      return false;
    },
  };
}

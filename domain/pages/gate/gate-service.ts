/** All operations of the gate, bound to one database. */
import type { Database } from '#database/database.ts';
import { firstKey } from '#database/page-counts/page-blocks.ts';
import { findDraft } from '#domain/pages/drafts/draft-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { fillFingerprints } from './fill-fingerprints.ts';
import { type GateMode, readGateMode } from './gate-mode.ts';
import type { HandWrittenPages } from './hand-written-pages.ts';
import { createPlanner, type PlanInput, type PlannedPage, type Planner } from './plan-pages.ts';
import { type PageScore, type ScoredText, scorePage } from './score-page.ts';

/** Does not check permissions: callers must have authorised an administrator. */
export interface GateService {
  score(text: ScoredText): Promise<PageScore>;
  scoreDraft(draftId: string): Promise<Result<PageScore, { code: 'draft_gone' }>>;
  plan(pages: readonly PlanInput[]): Promise<PlannedPage[]>;
  /** For a plan that arrives in parts. */
  planner(): Promise<Planner>;
  /** The mode that the owner has set. */
  mode(): Promise<GateMode>;
  /**
   * Gives a part of the pages the fingerprint they lack. The first round looks at all pages, each later one at those made
   * since the round before the last, because an import may commit a page after a younger one was seen.
   * @returns false at the end of a round
   */
  fillFingerprints(): Promise<boolean>;
}

export function createGateService(
  database: Pick<Database, 'query'>,
  handWritten: () => Promise<HandWrittenPages>,
): GateService {
  const { query } = database;
  const score = async (text: ScoredText) => scorePage(query, await handWritten(), text);
  let lookedUpTo = firstKey.id;
  let endOfLastRound: string | null = null;
  return {
    score,
    async scoreDraft(draftId) {
      const draft = await findDraft(query, draftId);
      if (draft === null) return refusal({ code: 'draft_gone' });
      return success(await score({ ...draft, pageId: draft.page_id }));
    },
    plan: async (pages) => createPlanner(query, await handWritten()).plan(pages),
    planner: async () => createPlanner(query, await handWritten()),
    mode: () => readGateMode(query),
    async fillFingerprints() {
      const last = await fillFingerprints(database, lookedUpTo);
      if (last !== null) {
        lookedUpTo = last;
        return true;
      }
      [lookedUpTo, endOfLastRound] = [endOfLastRound ?? lookedUpTo, lookedUpTo];
      return false;
    },
  };
}

/** What an administrator can read and do about addresses that were not found, bound to one database. */
import type { Transaction } from 'kysely';
import type { Database } from '#database/database.ts';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { MissedPathRow, Schema } from '#database/schema.ts';
import { allOrNothing } from '#domain/all-or-nothing.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import { asExpected, type NotOneRow } from '#domain/expected-rows.ts';
import { once } from '#domain/once.ts';
import { createPause, type RemainingMs } from '#domain/pause.ts';
import { type Result, refusal } from '#domain/result.ts';
import { type MissedState, missedRows } from './missed-store.ts';
import { findNearPages } from './near-page-store.ts';
import { createSuggester, type Suggestion, type TargetPage } from './suggest-targets.ts';

export interface MissedDependencies {
  database: Database;
  /** Every listed page that is not generated. */
  sitePages(): Promise<readonly TargetPage[]>;
}

/** The states that an administrator may set. A rule sets the state of a redirected address. */
export const settableStates = ['open', 'page', 'ignored'] as const satisfies readonly MissedState[];

export type MissedFailure = { code: 'unknown_state' } | NotOneRow;

type Changed = Result<MissedPathRow[], MissedFailure>;

export interface SuggestedTargets {
  path: string;
  suggestions: readonly Suggestion[];
}

/** Does not check permissions: callers must have authorised an administrator. */
export interface MissedService {
  setState(conditions: readonly RowCondition[], state: string, options?: ChangeOptions): Promise<Changed>;
  delete(conditions: readonly RowCondition[], options?: ChangeOptions): Promise<Changed>;
  /**
   * Pages that may have been meant, for each of the addresses.
   * @throws TooCostly when no time is left
   */
  suggest(paths: readonly string[], remainingMs?: RemainingMs): Promise<SuggestedTargets[]>;
}

export function createMissedService({ database, sitePages }: MissedDependencies): MissedService {
  const { patterns } = database;
  const suggester = once(async () => createSuggester(await sitePages()));

  function change(
    options: ChangeOptions,
    run: (transaction: Transaction<Schema>) => Promise<MissedPathRow[]>,
  ): Promise<Changed> {
    return allOrNothing<MissedPathRow[], MissedFailure>(database, async (transaction) => {
      await lockPages(transaction);
      return asExpected(await run(transaction), options);
    });
  }

  return {
    async setState(conditions, state, options = {}) {
      const settable = settableStates.find((known) => known === state);
      if (settable === undefined) return refusal({ code: 'unknown_state' });
      return change(options, (query) =>
        missedRows.update({ query, patterns }, conditions, { state: settable }),
      );
    },
    delete: (conditions, options = {}) =>
      change(options, (query) => missedRows.delete({ query, patterns }, conditions)),
    async suggest(paths, remainingMs) {
      const { correct, suggest } = await suggester();
      const suggested: SuggestedTargets[] = [];
      const pause = createPause(remainingMs);
      for (const path of paths) {
        const near = await findNearPages(database.query, correct(path));
        suggested.push({ path, suggestions: suggest(path, near) });
        await pause();
      }
      return suggested;
    },
  };
}

/**
 * The transaction around every change of pages. It waits for its turn, applies all of the change or none, and raises the
 * content version.
 */

import type { Transaction } from 'kysely';
import type { ContentVersion } from '#database/content-version.ts';
import { type Database, uniqueColumns } from '#database/database.ts';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import type { Clock } from '#domain/clock.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import type { InputFailure } from './clean-page-input.ts';
import type { HandWrittenPages } from './gate/hand-written-pages.ts';

export interface PagesDependencies {
  database: Database;
  contentVersion: ContentVersion;
  clock: Clock;
  /** The hand-written pages of the site, which the gate compares with; none if missing. */
  handWritten?: () => Promise<HandWrittenPages>;
}

export type ChangeFailure =
  | InputFailure
  /** `changePages` itself cannot tell which slug was taken and gives null; its callers add the slug. */
  | { code: 'slug_taken'; slug: string | null }
  /** The change was meant for exactly one page but would have affected this many. Nothing was changed. */
  | { code: 'not_one_page'; count: number };

/** The affected rows as they are now, or as they were before a deletion. */
export type ChangeResult<Row = GeneratedPageRow> = Result<Row[], ChangeFailure>;

/** Thrown to roll the transaction back, and always caught in this module. */
class NotOnePage extends Error {
  readonly count: number;

  constructor(count: number) {
    super('not one page');
    this.count = count;
  }
}

/** @param change returns the rows it affected */
export async function changePages<Row>(
  { database, contentVersion }: PagesDependencies,
  options: ChangeOptions,
  change: (transaction: Transaction<Schema>) => Promise<Row[]>,
): Promise<ChangeResult<Row>> {
  const result = await changeRowsInTurn<Row>(database, options, async (transaction) => {
    const rows = await change(transaction);
    if (rows.length > 0) await contentVersion.advance(transaction);
    return rows;
  });
  if (result.ok && result.value.length > 0) contentVersion.announce();
  return result;
}

/** The same for rows that no visitor sees, such as those of the trash: the content version does not change. */
export function changeRowsInTurn<Row>(
  database: Database,
  options: ChangeOptions,
  change: (transaction: Transaction<Schema>) => Promise<Row[]>,
): Promise<ChangeResult<Row>> {
  return changeRows(database, options, async (transaction) => {
    await lockPages(transaction);
    return change(transaction);
  });
}

/** Without waiting for a turn, for changes of a single row, such as saving a working copy. */
export async function changeRows<Row>(
  database: Database,
  options: ChangeOptions,
  change: (transaction: Transaction<Schema>) => Promise<Row[]>,
): Promise<ChangeResult<Row>> {
  try {
    const affected = await database.query.transaction().execute(async (transaction) => {
      const rows = await change(transaction);
      if (options.isOneRowExpected && rows.length !== 1) throw new NotOnePage(rows.length);
      return rows;
    });
    return success(affected);
  } catch (error) {
    if (error instanceof NotOnePage) return refusal({ code: 'not_one_page', count: error.count });
    if (database.isUniqueViolation(error, uniqueColumns.slugOfPage))
      return refusal({ code: 'slug_taken', slug: null });
    throw error;
  }
}

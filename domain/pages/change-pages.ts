/** The frame around every change of pages: all or nothing, and the public site hears of it at once. */
import type { Transaction } from 'kysely';
import type { ContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import type { DraftFailure } from './page-draft.ts';

export type ChangeFailure =
  | DraftFailure
  | { code: 'slug_taken'; slug: string | null }
  /** The change asked for exactly one page would have touched this many; nothing was changed. */
  | { code: 'not_one_page'; count: number };

export type ChangeResult<Row = GeneratedPageRow> =
  | { ok: true; pages: Row[] }
  | { ok: false; failure: ChangeFailure };

export interface ChangeOptions {
  /** Changes nothing unless exactly one page is touched. */
  isOnePageExpected?: boolean;
}

export interface PageDependencies {
  database: Database;
  contentVersion: ContentVersion;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Makes the transaction roll back; never leaves this module. */
class NotOnePage extends Error {
  readonly count: number;

  constructor(count: number) {
    super('not one page');
    this.count = count;
  }
}

/** @param change answers the rows it touched */
export async function changePages<Row>(
  { database, contentVersion }: PageDependencies,
  options: ChangeOptions,
  change: (transaction: Transaction<Schema>) => Promise<Row[]>,
): Promise<ChangeResult<Row>> {
  try {
    const pages = await database.query.transaction().execute(async (transaction) => {
      const touched = await change(transaction);
      if (options.isOnePageExpected && touched.length !== 1) throw new NotOnePage(touched.length);
      if (touched.length > 0) await contentVersion.advance(transaction);
      return touched;
    });
    if (pages.length > 0) contentVersion.announce();
    return { ok: true, pages };
  } catch (error) {
    if (error instanceof NotOnePage) {
      return { ok: false, failure: { code: 'not_one_page', count: error.count } };
    }
    if (database.isUniqueViolation(error)) return { ok: false, failure: { code: 'slug_taken', slug: null } };
    throw error;
  }
}

/**
 * Gives the first version to pages that were stored before there were versions: in parts after the update, or just
 * before a change to a page that has none yet.
 */
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '#database/database.ts';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { findSetting, insertSettingIfAbsent } from '#domain/setting-store.ts';
import { versionRow } from './record-versions.ts';
import { findUnversionedPages, insertVersions } from './version-store.ts';

const pagesAtOnce = 200;

/** Stored when every page has a version, so that later starts need not look. */
const filledKey = 'first_versions_filled';

/** Call it before a change, so that the text before the change is not lost. */
export async function ensureFirstVersions(
  transaction: Transaction<Schema>,
  where: Expression<SqlBool>,
): Promise<void> {
  await insertFirstVersions(transaction, await findUnversionedPages(transaction, where));
}

/** @returns false when there is nothing left to do */
export async function fillFirstVersions({ query }: Pick<Database, 'query'>): Promise<boolean> {
  if ((await findSetting(query, filledKey)) !== null) return false;
  const found = await query.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const pages = await findUnversionedPages(transaction, sql<SqlBool>`1 = 1`, pagesAtOnce);
    await insertFirstVersions(transaction, pages);
    return pages.length;
  });
  if (found === pagesAtOnce) return true;
  await insertSettingIfAbsent(query, filledKey, 'yes');
  return false;
}

async function insertFirstVersions(
  transaction: Transaction<Schema>,
  pages: readonly GeneratedPageRow[],
): Promise<void> {
  const rows = pages.map((page) =>
    versionRow(page, 1, { event: 'published', by: null, at: page.updated_at }),
  );
  await insertVersions(transaction, rows);
}

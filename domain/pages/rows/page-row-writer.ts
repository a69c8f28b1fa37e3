/**
 * The only writer of `generated_pages`. It updates the counts and, except for imports, the fingerprints of the pages in
 * the same transaction, so that no way of changing a page can forget them. Call it in the transaction of `changePages`,
 * which has waited for its turn.
 */
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import { addToCounts, moveInCounts, subtractFromCounts } from '#database/page-counts/page-counts.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import {
  removeFingerprints,
  rewriteFingerprints,
  writeNewFingerprints,
} from '#domain/pages/gate/keep-fingerprints.ts';
import {
  mapFields,
  optionalPageFields,
  type PageChanges,
  titlePlaceholder,
} from '#domain/pages/page-fields.ts';

export async function insertPageRows(
  transaction: Transaction<Schema>,
  rows: GeneratedPageRow[],
): Promise<GeneratedPageRow[]> {
  const inserted = await transaction.insertInto('generated_pages').values(rows).returningAll().execute();
  await addToCounts(transaction, inserted);
  await writeNewFingerprints(transaction, inserted);
  return inserted;
}

/**
 * Skips rows whose slug exists in the table or in an earlier row. `fill-fingerprints.ts` makes the fingerprints later,
 * because those of a large import take as long as its pages.
 * @returns the inserted rows
 */
export async function insertNewPageRows(
  transaction: Transaction<Schema>,
  rows: GeneratedPageRow[],
): Promise<GeneratedPageRow[]> {
  const inserted = await transaction
    .insertInto('generated_pages')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const stored = rows.filter(({ id }) => ids.has(id));
  await addToCounts(transaction, stored);
  return stored;
}

/** @param changes null means the fallback with the title of each page */
export async function updatePageRows(
  transaction: Transaction<Schema>,
  where: Expression<SqlBool>,
  changes: PageChanges,
  updatedAt: string,
): Promise<GeneratedPageRow[]> {
  const { title } = changes;
  const optional = mapFields(optionalPageFields, (field, { fallback }) => {
    if (changes[field] !== null) return changes[field];
    return title ? fallbackText(field, title) : sql<string>`replace(${fallback}, ${titlePlaceholder}, title)`;
  });
  const updated = await transaction
    .updateTable('generated_pages')
    .set({ ...changes, ...optional, updated_at: updatedAt, revision: nextRevision })
    .where(where)
    .returningAll()
    .execute();
  await rewriteFingerprints(transaction, updated);
  return updated;
}

/** @returns null if the page is no longer as it was before */
export async function replacePageRow(
  transaction: Transaction<Schema>,
  before: Pick<GeneratedPageRow, 'id' | 'revision' | 'is_noindex'>,
  changes: Partial<Omit<GeneratedPageRow, 'id' | 'revision'>>,
): Promise<GeneratedPageRow | null> {
  const row = await transaction
    .updateTable('generated_pages')
    .set({ ...changes, revision: nextRevision })
    .where('id', '=', before.id)
    .where('revision', '=', before.revision)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.is_noindex !== before.is_noindex) await moveInCounts(transaction, [row]);
  await rewriteFingerprints(transaction, [row]);
  return row;
}

/** Holds a page back, or releases it. Neither is a change by the page's author, so its revision does not change. */
export async function holdPageRow(
  transaction: Transaction<Schema>,
  before: GeneratedPageRow,
  holdReason: string | null,
): Promise<GeneratedPageRow> {
  const held = { ...before, is_noindex: holdReason === null ? 0 : 1, hold_reason: holdReason };
  await transaction
    .updateTable('generated_pages')
    .set({ is_noindex: held.is_noindex, hold_reason: holdReason })
    .where('id', '=', before.id)
    .execute();
  if (held.is_noindex !== before.is_noindex) {
    await moveInCounts(transaction, [held]);
    await rewriteFingerprints(transaction, [held]);
  }
  return held;
}

export async function deletePageRows(
  transaction: Transaction<Schema>,
  where: Expression<SqlBool>,
): Promise<GeneratedPageRow[]> {
  const deleted = await transaction.deleteFrom('generated_pages').where(where).returningAll().execute();
  await subtractFromCounts(transaction, deleted);
  await removeFingerprints(
    transaction,
    deleted.map(({ id }) => id),
  );
  return deleted;
}

const nextRevision = sql<number>`revision + 1`;

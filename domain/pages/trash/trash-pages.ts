/** Puts deleted pages into the trash, in the transaction that deletes them (docs/specification/generated-pages.md#trash). */
import type { Transaction } from 'kysely';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import type { Merge } from '#domain/addresses/merged-addresses.ts';
import { markAddressesGone } from '#domain/addresses/page-address-rules.ts';
import { daysAfter } from '#domain/clock.ts';
import { insertTrashedRows } from './trash-store.ts';

export const daysInTrash = 30;

/** @param merge for a page that was merged into another one */
export async function trashPages(
  transaction: Transaction<Schema>,
  pages: readonly GeneratedPageRow[],
  { by, at }: { by: string | null; at: Date },
  merge?: Merge,
): Promise<void> {
  const trashedAt = at.toISOString();
  const rows = pages.map((page) => ({
    id: page.id,
    title: page.title,
    slug: page.slug,
    snapshot: JSON.stringify({ ...page, is_noindex: page.is_noindex === 1, merge }),
    trashed_by: by,
    trashed_at: trashedAt,
    purge_at: daysAfter(at, daysInTrash),
  }));
  await insertTrashedRows(transaction, rows);
  await markAddressesGone(transaction, pages, { by, at: trashedAt });
}

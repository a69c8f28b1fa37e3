/**
 * Merges two pages: the kept page does not change, the text of the other becomes a version of it, and the other's
 * addresses lead to it. The other page goes to the trash, from where it can be restored with its addresses.
 */
import { sql } from 'kysely';
import type { GeneratedPageRow } from '#database/schema.ts';
import { findAddressesOf } from '#domain/addresses/former-address-store.ts';
import { handOverAddresses } from '#domain/addresses/merged-addresses.ts';
import { changePages, type PagesDependencies } from '#domain/pages/change-pages.ts';
import { findPageRow } from '#domain/pages/page-store.ts';
import { deletePageRows } from '#domain/pages/rows/page-row-writer.ts';
import { trashPages } from '#domain/pages/trash/trash-pages.ts';
import { ensureFirstVersions } from '#domain/pages/versions/first-versions.ts';
import { addVersion } from '#domain/pages/versions/record-versions.ts';
import { type Result, refusal, success } from '#domain/result.ts';

export type MergeFailure = { code: 'same_page' } | { code: 'page_gone' };

export async function mergePages(
  dependencies: PagesDependencies,
  { keepId, dropId, by }: { keepId: string; dropId: string; by: string | null },
): Promise<Result<GeneratedPageRow, MergeFailure>> {
  if (keepId === dropId) return refusal({ code: 'same_page' });
  const now = dependencies.clock();
  const at = now.toISOString();
  const merged = await changePages(dependencies, {}, async (transaction) => {
    const kept = await findPageRow(transaction, keepId);
    const dropped = await findPageRow(transaction, dropId);
    if (kept === null || dropped === null) return [];
    await ensureFirstVersions(transaction, sql`id in (${keepId}, ${dropId})`);
    await addVersion(transaction, { ...dropped, id: keepId, revision: null }, { event: 'merged', by, at });
    const addresses = await findAddressesOf(transaction, dropId);
    const deleted = await deletePageRows(transaction, sql`id = ${dropId}`);
    await trashPages(transaction, deleted, { by, at: now }, { into: keepId, addresses });
    await handOverAddresses(transaction, dropped, { to: keepId, addresses, by, at });
    return [kept];
  });
  if (!merged.ok) throw new Error(`Pages could not be merged: ${merged.failure.code}`);
  const [kept] = merged.value;
  return kept === undefined ? refusal({ code: 'page_gone' }) : success(kept);
}

/**
 * Keeps the rules of addresses correct when pages are published, moved or deleted. Call these functions in the
 * transaction that changes the pages.
 */
import type { Transaction } from 'kysely';
import { inParts } from '#database/in-parts.ts';
import type { Schema } from '#database/schema.ts';
import { daysBefore } from '#domain/clock.ts';
import { forgetMisses } from './missed/missed-store.ts';
import { pagePath } from './page-path.ts';
import { deleteRules, findNewestRename, putRules } from './redirect-store.ts';

/** Pages now answer at these slugs, so rules for them and notes of missed requests are removed. */
export async function takeAddresses(
  transaction: Transaction<Schema>,
  slugs: readonly string[],
): Promise<void> {
  for (const part of inParts(slugs)) await deleteRules(transaction, part.map(pagePath));
  await forgetMisses(transaction, slugs.map(pagePath));
}

/** Pages were deleted: their addresses now answer that they are gone. */
export async function markAddressesGone(
  transaction: Transaction<Schema>,
  pages: readonly { id: string; slug: string }[],
  { by, at }: { by: string | null; at: string },
): Promise<void> {
  for (const part of inParts(pages)) {
    await putRules(
      transaction,
      part.map(({ id, slug }) => ({
        from_path: pagePath(slug),
        to_page_id: id,
        to_path: null,
        status: 410 as const,
        kind: 'trash' as const,
        by,
        at,
      })),
    );
  }
}

/** A return to the old name undoes the renaming if the new name is at most this old. */
const undoneWithinDays = 1;

/**
 * The address of a page has changed, and the old one leads to it. A return to the previous name soon after undoes the
 * change and leaves no rule at all, because nobody can have learnt the name in between.
 */
export async function moveAddress(
  transaction: Transaction<Schema>,
  { id, from, to }: { id: string; from: string; to: string },
  { by, at }: { by: string | null; at: string },
): Promise<void> {
  if (from === to) return;
  const last = await findNewestRename(transaction, id);
  const isReturn =
    last !== null && last.from_path === pagePath(to) && last.at >= daysBefore(new Date(at), undoneWithinDays);
  await takeAddresses(transaction, [to]);
  if (isReturn) return;
  await putRules(transaction, [
    { from_path: pagePath(from), to_page_id: id, to_path: null, status: 301, kind: 'slug', by, at },
  ]);
}

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

/** Removes the rules and the missed requests of addresses at which pages answer from now on. */
export async function takeAddresses(
  transaction: Transaction<Schema>,
  slugs: readonly string[],
): Promise<void> {
  for (const part of inParts(slugs)) await deleteRules(transaction, part.map(pagePath));
  await forgetMisses(transaction, slugs.map(pagePath));
}

/** Makes the addresses of deleted pages answer that they are gone. */
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

/** Returning to the old address undoes the move if the new address is at most this old. */
const undoneWithinDays = 1;

/**
 * Makes the old address of a page that has moved lead to it. Returning to the previous address soon afterwards undoes
 * the move and leaves no rule, because nobody can have learnt the address in between.
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

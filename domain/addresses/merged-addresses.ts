/**
 * The addresses of a page that was merged into another one. They lead to that page, or back again if the merge is
 * undone. Call these functions in the transaction that changes the pages.
 */
import type { Transaction } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { aimRule, type FormerAddress } from './former-address-store.ts';
import { pagePath } from './page-path.ts';
import { putRules } from './redirect-store.ts';

/** What the trash keeps about a page that was merged into another one. */
export interface Merge {
  /** Id of the page it was merged into. */
  into: string;
  /** The addresses it had before its last one. */
  addresses: readonly FormerAddress[];
}

/** Makes the last address of a page and its former ones lead to another page. */
export async function handOverAddresses(
  transaction: Transaction<Schema>,
  { id, slug }: { id: string; slug: string },
  {
    to,
    addresses,
    by,
    at,
  }: { to: string; addresses: readonly FormerAddress[]; by: string | null; at: string },
): Promise<void> {
  for (const { path } of addresses) await aimRule(transaction, path, { from: id, to, kind: 'merge' });
  await putRules(transaction, [
    { from_path: pagePath(slug), to_page_id: to, to_path: null, status: 301, kind: 'merge', by, at },
  ]);
}

/**
 * Makes the former addresses lead to the page again, except those that lead elsewhere by now. The last address is not
 * among them, because restoring the page takes it anyway.
 */
export async function takeAddressesBack(
  transaction: Transaction<Schema>,
  id: string,
  { into, addresses }: Merge,
): Promise<void> {
  for (const { path, kind } of addresses) await aimRule(transaction, path, { from: into, to: id, kind });
}

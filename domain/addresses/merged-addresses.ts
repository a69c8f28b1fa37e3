/**
 * The addresses of a page that was joined to another one. They lead to that page, and back if the joining is undone. To be
 * called in the transaction that changes the pages.
 */
import type { Transaction } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { aimRule, type FormerAddress } from './former-address-store.ts';
import { pagePath } from './page-path.ts';
import { putRules } from './redirect-store.ts';

/** What is kept of a page that was joined to another one. */
export interface Merge {
  /** Id of the page it was joined to. */
  into: string;
  /** The addresses it had before its last one. */
  addresses: readonly FormerAddress[];
}

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

/** Addresses that lead elsewhere by now stay as they are. The last one is free when the page has it again. */
export async function takeAddressesBack(
  transaction: Transaction<Schema>,
  id: string,
  { into, addresses }: Merge,
): Promise<void> {
  for (const { path, kind } of addresses) await aimRule(transaction, path, { from: into, to: id, kind });
}

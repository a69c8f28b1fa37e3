/** Writes the versions of pages, in the transaction that changes them (docs/specification/generated-pages.md#versions). */
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PageVersionRow, Schema } from '#database/schema.ts';
import { type PageContent, snapshotOf } from './page-snapshot.ts';
import {
  deleteOldVersions,
  findLastVersions,
  findVersion,
  insertVersions,
  labelVersion,
} from './version-store.ts';

/** How many versions without a name a page keeps; those with a name are kept for ever. */
export const versionsKept = 50;

export interface VersionEvent {
  event: PageVersionRow['event'];
  by: string | null;
  /** ISO-8601, UTC. */
  at: string;
}

type VersionedPage = PageContent & {
  id: string;
  hold_reason?: string | null;
  /** Null for a text that the page never had on the site, such as that of a draft. */
  revision: number | null;
};

/** Writes the first version of pages that were just inserted and therefore have no other. */
export async function recordFirstVersions(
  transaction: Transaction<Schema>,
  pages: readonly VersionedPage[],
  event: VersionEvent,
): Promise<void> {
  await insertVersions(
    transaction,
    pages.map((page) => versionRow(page, 1, event)),
  );
}

/** Adds a version of each page whose content differs from its last one. */
export async function recordVersions(
  transaction: Transaction<Schema>,
  pages: readonly VersionedPage[],
  event: VersionEvent,
): Promise<void> {
  const last = await findLastVersions(
    transaction,
    pages.map(({ id }) => id),
  );
  const rows = pages
    .filter((page) => last.get(page.id)?.snapshot !== snapshotOf(page))
    .map((page) => versionRow(page, (last.get(page.id)?.number ?? 0) + 1, event));
  await insertVersions(transaction, rows);
  for (const { page_id, number } of rows) {
    if (number > versionsKept) await deleteOldVersions(transaction, page_id, versionsKept);
  }
}

/** Adds a version, even if the last one is equal. */
export async function addVersion(
  transaction: Transaction<Schema>,
  page: VersionedPage,
  event: VersionEvent,
): Promise<void> {
  const number = ((await findLastVersions(transaction, [page.id])).get(page.id)?.number ?? 0) + 1;
  await insertVersions(transaction, [versionRow(page, number, event)]);
  if (number > versionsKept) await deleteOldVersions(transaction, page.id, versionsKept);
}

/**
 * Names the current text of a page. Call `ensureFirstVersions` first, unless the page was just published.
 * @returns the version with the name
 */
export async function nameVersion(
  transaction: Transaction<Schema>,
  page: VersionedPage,
  label: string,
  { by, at }: Omit<VersionEvent, 'event'>,
): Promise<PageVersionRow | null> {
  const last = (await findLastVersions(transaction, [page.id])).get(page.id);
  let number = last?.number ?? 0;
  if (last?.snapshot === snapshotOf(page) && last.label === null) {
    await labelVersion(transaction, last.id, label);
  } else {
    number += 1;
    await insertVersions(transaction, [versionRow(page, number, { event: 'kept', by, at }, label)]);
  }
  return findVersion(transaction, page.id, number);
}

export function versionRow(
  page: VersionedPage,
  number: number,
  { event, by, at }: VersionEvent,
  label: string | null = null,
): PageVersionRow {
  return {
    id: randomUUIDv7(),
    page_id: page.id,
    number,
    label,
    event,
    snapshot: snapshotOf(page),
    by,
    at,
    page_revision: page.revision,
  };
}

/**
 * Makes missing and outdated fingerprints, in parts: for imported pages, and for pages that were written by a release
 * without fingerprints.
 */
import type { Database } from '#database/database.ts';
import { lockPages } from '#database/page-counts/page-counts.ts';
import { findPageTexts, findRevisionsAfter } from '#domain/pages/page-store.ts';
import { findRevisions } from './fingerprint-store.ts';
import { rewriteFingerprints } from './keep-fingerprints.ts';

const pagesAtOnce = 100;

/** @returns the id of the last page it looked at; null when there was none after the given one */
export async function fillFingerprints(
  { query }: Pick<Database, 'query'>,
  after: string,
): Promise<string | null> {
  const pages = await findRevisionsAfter(query, after, pagesAtOnce);
  const fingerprinted = await findRevisions(
    query,
    pages.map(({ id }) => id),
  );
  const due = pages.filter(({ id, revision }) => fingerprinted.get(id) !== revision).map(({ id }) => id);
  if (due.length > 0) {
    await query.transaction().execute(async (transaction) => {
      await lockPages(transaction);
      await rewriteFingerprints(transaction, await findPageTexts(transaction, due));
    });
  }
  return pages.at(-1)?.id ?? null;
}

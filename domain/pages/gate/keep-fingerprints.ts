/** Writes the fingerprints of pages, in the transaction that changes the pages and has called `lockPages`. */
import type { Transaction } from 'kysely';
import type { GeneratedPageRow, PageFingerprintRow, Schema } from '#database/schema.ts';
import { fingerprintOfHtml } from '#domain/similarity/fingerprint.ts';
import { bandEntry, bandsText, readBandsText } from './band-entry.ts';
import { deleteBandEntries, insertBandEntries } from './band-store.ts';
import {
  insertFingerprintRows,
  lastPageNumber,
  type StoredBands,
  takeFingerprintRows,
} from './fingerprint-store.ts';

export type FingerprintedPage = Pick<GeneratedPageRow, 'id' | 'revision' | 'content' | 'is_noindex'>;

/** Writes the fingerprints of pages that have none. */
export async function writeNewFingerprints(
  transaction: Transaction<Schema>,
  pages: readonly FingerprintedPage[],
): Promise<void> {
  const last = await lastPageNumber(transaction);
  await write(
    transaction,
    pages.map((page, index) => [page, last + index + 1]),
  );
}

/** Writes the fingerprints of pages that may have one. Each page keeps its number. */
export async function rewriteFingerprints(
  transaction: Transaction<Schema>,
  pages: readonly FingerprintedPage[],
): Promise<void> {
  if (pages.length === 0) return;
  const taken = await removeFingerprints(
    transaction,
    pages.map(({ id }) => id),
  );
  const numbers = new Map(taken.map(({ page_id, number }) => [page_id, number]));
  await write(
    transaction,
    pages.flatMap((page) => {
      const number = numbers.get(page.id);
      return number === undefined ? [] : [[page, number] as const];
    }),
  );
  const unknown = pages.filter(({ id }) => !numbers.has(id));
  if (unknown.length === 0) return;
  await writeNewFingerprints(transaction, unknown);
}

export async function removeFingerprints(
  transaction: Transaction<Schema>,
  pageIds: readonly string[],
): Promise<StoredBands[]> {
  const taken = await takeFingerprintRows(transaction, pageIds);
  await deleteBandEntries(
    transaction,
    taken.flatMap(({ number, bands }) => readBandsText(bands).map((key) => bandEntry(key, number))),
  );
  return taken;
}

async function write(
  transaction: Transaction<Schema>,
  numbered: readonly (readonly [FingerprintedPage, number])[],
): Promise<void> {
  const prepared = numbered.map(([page, number]) => fingerprintRow(page, number));
  await insertFingerprintRows(
    transaction,
    prepared.map(({ row }) => row),
  );
  await insertBandEntries(
    transaction,
    prepared.flatMap(({ entries }) => entries),
  );
}

/** @returns the row of a page, and its entries in the table of bands */
export function fingerprintRow(
  { id, revision, content, is_noindex }: FingerprintedPage,
  number: number,
): { row: PageFingerprintRow; entries: number[] } {
  const { textHash, ownWords, bands } = fingerprintOfHtml(content);
  return {
    row: { page_id: id, number, revision, text_hash: textHash, own_words: ownWords, bands: bandsText(bands) },
    // A page that is not listed makes no other page a duplicate. Its entries would also displace those of listed pages,
    // because only the newest entries of a key are read. Two bands of a page may happen to have the same key.
    entries: is_noindex === 1 ? [] : [...new Set(bands)].map((key) => bandEntry(key, number)),
  };
}

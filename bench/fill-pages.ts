/** Fills an empty database with pages as their publication would leave them, in a fraction of the time. */
import type { Database } from '#database/database.ts';
import { recountPages } from '#database/page-counts/page-counts.ts';
import type { GeneratedPageRow } from '#database/schema.ts';
import { insertBandEntries } from '#domain/pages/gate/band-store.ts';
import { insertFingerprintRows } from '#domain/pages/gate/fingerprint-store.ts';
import { fingerprintRow } from '#domain/pages/gate/keep-fingerprints.ts';
import { createRowMaker } from '#domain/pages/new-page-row.ts';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { recordFirstVersions } from '#domain/pages/versions/record-versions.ts';
import { bandCount } from '#domain/similarity/min-hash.ts';

const rowsAtOnce = 500;
const rowsPerTransaction = 10_000;
const entriesAtOnce = 600_000;

/** @param inputs makes the pages with the given numbers */
export async function fillPages(
  database: Database,
  rows: number,
  inputs: (first: number, count: number) => readonly PageInput[],
): Promise<void> {
  const { query } = database;
  const entries = new Float64Array(rows * bandCount);
  let entryCount = 0;
  for (let begin = 0; begin < rows; begin += rowsPerTransaction) {
    const end = Math.min(rows, begin + rowsPerTransaction);
    await query.transaction().execute(async (transaction) => {
      for (let first = begin; first < end; first += rowsAtOnce) {
        const pages = pageRows(first, inputs(first, Math.min(rowsAtOnce, end - first)));
        await transaction.insertInto('generated_pages').values(pages).execute();
        const fingerprints = pages.map((page, index) => fingerprintRow(page, first + index + 1));
        await insertFingerprintRows(
          transaction,
          fingerprints.map(({ row }) => row),
        );
        const event = { event: 'imported', by: null, at: new Date().toISOString() } as const;
        await recordFirstVersions(transaction, pages, event);
        for (const entry of fingerprints.flatMap((fingerprint) => fingerprint.entries)) {
          entries[entryCount] = entry;
          entryCount += 1;
        }
      }
    });
  }
  // Inserted in the order of the table. Inserting twenty-four million page by page would take an hour.
  const sorted = entries.subarray(0, entryCount).sort();
  for (let first = 0; first < sorted.length; first += entriesAtOnce) {
    const part = [...sorted.subarray(first, first + entriesAtOnce)];
    await query.transaction().execute((transaction) => insertBandEntries(transaction, part));
  }
  await recountPages(database);
}

/** The inputs are not cleaned, because the cost of cleaning is not measured here. */
export function pageRows(first: number, inputs: readonly PageInput[]): GeneratedPageRow[] {
  const makeRow = createRowMaker(inputs.length);
  return inputs.map((page, index) => {
    const at = new Date(Date.UTC(2025, 0, 1) + (first + index) * 10).toISOString();
    return makeRow(page, { createdAt: at, updatedAt: at });
  });
}

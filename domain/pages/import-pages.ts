/** Imports pages from a file. The usual rules apply, but to each page separately, and a page may have times of its own. */
import type { Transaction } from 'kysely';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import { takeAddresses } from '#domain/addresses/page-address-rules.ts';
import { type Result, success } from '#domain/result.ts';
import { changePages, type PagesDependencies } from './change-pages.ts';
import { cleanPageInput, type InputFailure } from './clean-page-input.ts';
import { withTitle } from './fallback-texts.ts';
import { gateOf } from './gate/gate.ts';
import { insertThroughGate } from './gate/hold-pages.ts';
import { writeNewFingerprints } from './gate/keep-fingerprints.ts';
import { createRowMaker } from './new-page-row.ts';
import { mapFields, type PageFieldRules, type PageInput, requiredPageFields } from './page-fields.ts';
import { insertNewPageRows } from './rows/page-row-writer.ts';
import { recordFirstVersions } from './versions/record-versions.ts';

export interface ImportedPage {
  input: PageInput;
  /** Whether search engines are asked not to list the page. */
  isNoindex?: boolean;
  /** ISO-8601, UTC, milliseconds. Null means the current time. */
  createdAt: string | null;
  /** Null means the time of creation. */
  updatedAt: string | null;
}

export type PageImportOutcome =
  | { code: 'created' }
  /** Created, but the gate keeps it from search engines and from the lists of the site. */
  | { code: 'held' }
  /** The existing page with this slug was not changed. */
  | { code: 'slug_exists'; slug: string }
  | InputFailure;

/**
 * Stores the valid pages in one transaction. Ids rise in the given order, so that pages with the same time are listed in
 * that order.
 * @param imported at most `maxPagesAtOnce` (publish-pages.ts)
 * @returns the outcome for each page, in the same order
 */
export async function importPages(
  dependencies: PagesDependencies,
  imported: readonly ImportedPage[],
): Promise<PageImportOutcome[]> {
  const now = dependencies.clock().toISOString();
  const makeRow = createRowMaker(imported.length);
  const checked = imported.map(
    ({ input, isNoindex = false, createdAt, updatedAt }): Result<GeneratedPageRow, InputFailure> => {
      const cleaned = cleanImportedPage(input);
      if (!cleaned.ok) return cleaned;
      const row = makeRow(cleaned.value, {
        createdAt: createdAt ?? now,
        updatedAt: updatedAt ?? createdAt ?? now,
      });
      return success({ ...row, is_noindex: isNoindex ? 1 : 0 });
    },
  );
  const rows = checked.flatMap((page) => (page.ok ? [page.value] : []));
  const gate = await gateOf(dependencies);
  const stored = await changePages(dependencies, {}, async (transaction) => {
    if (rows.length === 0) return [];
    const inserted = await insertThroughGate(
      transaction,
      gate,
      rows,
      gate.mayHold ? insertWithFingerprints : insertNewPageRows,
    );
    await takeAddresses(
      transaction,
      inserted.map(({ slug }) => slug),
    );
    await recordFirstVersions(transaction, inserted, { event: 'imported', by: null, at: now });
    return inserted;
  });
  if (!stored.ok) throw new Error(`An import was refused: ${stored.failure.code}`);
  const created = new Map(stored.value.map((page) => [page.id, page]));
  return checked.map((row) => {
    if (!row.ok) return row.failure;
    const page = created.get(row.value.id);
    if (page === undefined) return { code: 'slug_exists', slug: row.value.slug };
    return { code: page.hold_reason === null ? 'created' : 'held' };
  });
}

/** Writes the fingerprints at once, because the next page of the file is compared with them. */
async function insertWithFingerprints(
  transaction: Transaction<Schema>,
  rows: GeneratedPageRow[],
): Promise<GeneratedPageRow[]> {
  const inserted = await insertNewPageRows(transaction, rows);
  await writeNewFingerprints(transaction, inserted);
  return inserted;
}

/** The page as an import would store it, or the rule that it breaks. */
export function cleanImportedPage(input: PageInput): Result<PageInput, InputFailure> {
  return cleanPageInput(withImportFallbacks(input));
}

function withImportFallbacks(input: PageInput): PageInput {
  const required = mapFields(requiredPageFields, (field, { importFallback }: PageFieldRules) => {
    const given = input[field];
    return importFallback !== undefined && given.trim() === ''
      ? withTitle(importFallback, input.title)
      : given;
  });
  return { ...input, ...required };
}

import type { GeneratedPageRow } from '#database/schema.ts';
import { takeAddresses } from '#domain/addresses/page-address-rules.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import { createPause } from '#domain/pause.ts';
import { refusal } from '#domain/result.ts';
import { type ChangeResult, changePages, type PagesDependencies } from './change-pages.ts';
import { cleanPageInput } from './clean-page-input.ts';
import { gateOf } from './gate/gate.ts';
import { insertThroughGate } from './gate/hold-pages.ts';
import { createRowMaker } from './new-page-row.ts';
import type { PageInput } from './page-fields.ts';
import { findTakenSlug } from './page-store.ts';
import { recordFirstVersions } from './versions/record-versions.ts';

/** All are inserted in one statement, and both databases limit the number of its parameters. */
export const maxPagesAtOnce = 1000;

/**
 * Stores all of the pages or none. Their ids rise in the given order, so that the list shows the last one first.
 * @param inputs at most `maxPagesAtOnce`
 */
export async function publishPages(
  dependencies: PagesDependencies,
  inputs: readonly PageInput[],
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const at = dependencies.clock().toISOString();
  const makeRow = createRowMaker(inputs.length);
  const rows: GeneratedPageRow[] = [];
  // A thousand long texts must not keep visitors waiting.
  const pause = createPause();
  for (const input of inputs) {
    const cleaned = cleanPageInput(input);
    if (!cleaned.ok) return cleaned;
    rows.push(makeRow(cleaned.value, { createdAt: at, updatedAt: at }));
    await pause();
  }
  const gate = await gateOf(dependencies);
  const result = await changePages(dependencies, options, async (transaction) => {
    if (rows.length === 0) return [];
    const inserted = await insertThroughGate(transaction, gate, rows);
    await takeAddresses(
      transaction,
      inserted.map((page) => page.slug),
    );
    await recordFirstVersions(transaction, inserted, { event: 'published', by: options.by ?? null, at });
    return inserted;
  });
  if (result.ok || result.failure.code !== 'slug_taken') return result;
  const slugs = rows.map((row) => row.slug);
  const repeated = slugs.find((slug, index) => slugs.indexOf(slug) !== index) ?? null;
  const slug = repeated ?? (await findTakenSlug(dependencies.database.query, slugs));
  return refusal({ code: 'slug_taken', slug });
}

import type { RowCondition } from '#database/row-query.ts';
import { matching } from '#database/select-rows.ts';
import { moveAddress } from '#domain/addresses/page-address-rules.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import { refusal } from '#domain/result.ts';
import { type ChangeResult, changePages, type PagesDependencies } from './change-pages.ts';
import { cleanPageChanges } from './clean-page-input.ts';
import { gateOf } from './gate/gate.ts';
import { settleHolds } from './gate/hold-pages.ts';
import type { PageChanges } from './page-fields.ts';
import { findSlugs } from './page-store.ts';
import { updatePageRows } from './rows/page-row-writer.ts';
import { ensureFirstVersions } from './versions/first-versions.ts';
import { recordVersions } from './versions/record-versions.ts';

/** Changes the given fields of every page that meets the conditions, or of none. */
export async function updatePages(
  dependencies: PagesDependencies,
  conditions: readonly RowCondition[],
  changes: PageChanges,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const cleaned = cleanPageChanges(changes);
  if (!cleaned.ok) return cleaned;
  const at = dependencies.clock().toISOString();
  const where = matching(conditions, dependencies.database.patterns);
  const by = options.by ?? null;
  const gate = await gateOf(dependencies);
  const result = await changePages(dependencies, options, async (transaction) => {
    await ensureFirstVersions(transaction, where);
    const before = cleaned.value.slug === undefined ? [] : await findSlugs(transaction, where);
    const changed = await updatePageRows(transaction, where, cleaned.value, at);
    const updated = await settleHolds(transaction, gate, changed);
    for (const { id, slug } of before) {
      const after = updated.find((page) => page.id === id);
      if (after) await moveAddress(transaction, { id, from: slug, to: after.slug }, { by, at });
    }
    await recordVersions(transaction, updated, { event: 'published', by, at });
    return updated;
  });
  if (result.ok || result.failure.code !== 'slug_taken') return result;
  return refusal({ code: 'slug_taken', slug: cleaned.value.slug ?? null });
}

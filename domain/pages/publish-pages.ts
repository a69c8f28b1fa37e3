import { countIn } from '#database/page-counts.ts';
import type { GeneratedPageRow } from '#database/schema.ts';
import { type ChangeOptions, type ChangeResult, changePages, type PageDependencies } from './change-pages.ts';
import { createRowMaker } from './new-page-row.ts';
import { cleanDraft, type PageDraft } from './page-draft.ts';
import { findTakenSlug, insertPages } from './page-store.ts';

/** One statement carries them all, and both databases bound its parameters. */
export const maxDraftsAtOnce = 1000;

/**
 * Stores all of the drafts or none. Their ids rise with their order, so that the list shows the last one first.
 * @param drafts at most `maxDraftsAtOnce`
 */
export async function publishPages(
  dependencies: PageDependencies,
  drafts: readonly PageDraft[],
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const at = new Date(dependencies.now()).toISOString();
  const makeRow = createRowMaker(drafts.length);
  const rows: GeneratedPageRow[] = [];
  for (const draft of drafts) {
    const checked = cleanDraft(draft);
    if (!checked.ok) return checked;
    rows.push(makeRow(checked.value, { createdAt: at, updatedAt: at }));
  }
  const result = await changePages(dependencies, options, async (transaction) => {
    if (rows.length === 0) return [];
    const inserted = await insertPages(transaction, rows);
    await countIn(transaction, inserted);
    return inserted;
  });
  if (result.ok || result.failure.code !== 'slug_taken') return result;
  const slugs = rows.map((row) => row.slug);
  const repeated = slugs.find((slug, index) => slugs.indexOf(slug) !== index) ?? null;
  const slug = repeated ?? (await findTakenSlug(dependencies.database.query, slugs));
  return { ok: false, failure: { code: 'slug_taken', slug } };
}

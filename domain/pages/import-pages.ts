/** Pages that come from a file: by the rules of every other page, but each for itself, and with their own times. */
import { countIn } from '#database/page-counts.ts';
import type { GeneratedPageRow } from '#database/schema.ts';
import { changePages, type PageDependencies } from './change-pages.ts';
import { createRowMaker } from './new-page-row.ts';
import { cleanDraft, type DraftFailure, type PageDraft } from './page-draft.ts';
import { insertNewPages } from './page-store.ts';

export interface ImportedDraft extends PageDraft {
  /** ISO-8601, UTC, milliseconds; null: now. */
  createdAt: string | null;
  /** Null: the time of creation. */
  updatedAt: string | null;
}

export type ImportOutcome =
  | { code: 'created' }
  /** Left as it is. */
  | { code: 'slug_exists'; slug: string }
  | DraftFailure;

/**
 * Stores the good ones in one transaction. A draft without a slug gets its title's. Ids rise with the order of the
 * drafts, so that pages of one time are listed as they came.
 * @param drafts at most `maxDraftsAtOnce` (publish-pages.ts)
 * @returns what became of each draft, in their order
 */
export async function importPages(
  dependencies: PageDependencies,
  drafts: readonly ImportedDraft[],
): Promise<ImportOutcome[]> {
  const now = new Date(dependencies.now()).toISOString();
  const makeRow = createRowMaker(drafts.length);
  const rows: GeneratedPageRow[] = [];
  const judged = drafts.map((draft): DraftFailure | GeneratedPageRow => {
    const { createdAt, updatedAt, ...page } = draft;
    const checked = cleanDraft({ ...page, slug: page.slug.trim() === '' ? page.title : page.slug });
    if (!checked.ok) return checked.failure;
    const row = makeRow(checked.value, {
      createdAt: createdAt ?? now,
      updatedAt: updatedAt ?? createdAt ?? now,
    });
    rows.push(row);
    return row;
  });
  const stored = await changePages(dependencies, {}, async (transaction) => {
    if (rows.length === 0) return [];
    const inserted = await insertNewPages(transaction, rows);
    await countIn(transaction, inserted);
    return inserted;
  });
  if (!stored.ok) throw new Error(`An import was refused: ${stored.failure.code}`);
  const created = new Set(stored.pages.map(({ id }) => id));
  return judged.map((one) => {
    if ('code' in one) return one;
    return created.has(one.id) ? { code: 'created' } : { code: 'slug_exists', slug: one.slug };
  });
}

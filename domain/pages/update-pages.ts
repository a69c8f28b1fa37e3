import { type ChangeOptions, type ChangeResult, changePages, type PageDependencies } from './change-pages.ts';
import { cleanChanges, type PageDraft } from './page-draft.ts';
import { type PageSelector, updatePages as updateRows } from './page-store.ts';

/** Changes the fields that are given on every selected page, or on none. */
export async function updatePages(
  dependencies: PageDependencies,
  selector: PageSelector,
  changes: Partial<PageDraft>,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const checked = cleanChanges(changes);
  if (!checked.ok) return checked;
  const at = new Date(dependencies.now()).toISOString();
  const result = await changePages(dependencies, options, (transaction) =>
    updateRows(transaction, selector, checked.value, at),
  );
  if (result.ok || result.failure.code !== 'slug_taken') return result;
  return { ok: false, failure: { code: 'slug_taken', slug: checked.value.slug ?? null } };
}

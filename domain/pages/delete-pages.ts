import { countOut } from '#database/page-counts.ts';
import { type ChangeOptions, type ChangeResult, changePages, type PageDependencies } from './change-pages.ts';
import { deletePages as deleteRows, type PageSelector } from './page-store.ts';

/** Removes every selected page; none selected is no failure. */
export function deletePages(
  dependencies: PageDependencies,
  selector: PageSelector,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  return changePages(dependencies, options, async (transaction) => {
    const deleted = await deleteRows(transaction, selector);
    await countOut(transaction, deleted);
    return deleted;
  });
}

import type { RowCondition } from '#database/row-query.ts';
import { matching } from '#database/select-rows.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import { type ChangeResult, changePages, type PagesDependencies } from './change-pages.ts';
import { deletePageRows } from './rows/page-row-writer.ts';
import { trashPages } from './trash/trash-pages.ts';

/** Moves every page that meets the conditions to the trash. Succeeds if there is none. */
export function deletePages(
  dependencies: PagesDependencies,
  conditions: readonly RowCondition[],
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const where = matching(conditions, dependencies.database.patterns);
  return changePages(dependencies, options, async (transaction) => {
    const deleted = await deletePageRows(transaction, where);
    await trashPages(transaction, deleted, { by: options.by ?? null, at: dependencies.clock() });
    return deleted;
  });
}

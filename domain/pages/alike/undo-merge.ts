/** Undoes the merge of two pages: the merged page returns to its address, with its former addresses. */
import type { GeneratedPageRow } from '#database/schema.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { mergeOf, type RestoreFailure, restoreTrashed } from '#domain/pages/trash/restore-trashed.ts';
import { findTrashedRow } from '#domain/pages/trash/trash-store.ts';
import { type Result, refusal } from '#domain/result.ts';

export type UndoMergeFailure = RestoreFailure | { code: 'not_merged' };

export async function undoMerge(
  dependencies: PagesDependencies,
  dropId: string,
): Promise<Result<GeneratedPageRow, UndoMergeFailure>> {
  const trashed = await findTrashedRow(dependencies.database.query, dropId);
  if (trashed === null || mergeOf(trashed.snapshot) === null) return refusal({ code: 'not_merged' });
  return restoreTrashed(dependencies, { id: dropId });
}

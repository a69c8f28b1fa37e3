/**
 * The operations on working copies, bound to one database, without their schedule and their previews, which have
 * services of their own. Only publishing raises the content version.
 */

import type { RowCondition } from '#database/row-query.ts';
import type { GeneratedPageRow, PageDraftRow, PageVersionRow } from '#database/schema.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import { type ChangeResult, changeRowsInTurn, type PagesDependencies } from '#domain/pages/change-pages.ts';
import type { Result } from '#domain/result.ts';
import type { RowReader } from '#domain/row-reader.ts';
import { type DraftChanges, draftReader, draftRows, markDraftHeld } from './draft-store.ts';
import { type KeepDraftFailure, keepDraft } from './keep-draft.ts';
import { type PublishFailure, type PublishRequest, publishDraft } from './publish-draft.ts';
import { type RestoreVersionFailure, restoreVersion } from './restore-version.ts';
import { type DraftFailure, type DraftInput, insertDraft, updateDrafts } from './write-drafts.ts';

/** Does not check permissions: callers must have authorised an administrator. */
export interface DraftService extends RowReader {
  insert(input: DraftInput, options?: ChangeOptions): Promise<Result<PageDraftRow[], DraftFailure>>;
  /** With a condition on `revision` it is a compare-and-set: no row is returned if somebody else was faster. */
  update(
    conditions: readonly RowCondition[],
    changes: DraftChanges,
    options?: ChangeOptions,
  ): Promise<Result<PageDraftRow[], DraftFailure>>;
  delete(conditions: readonly RowCondition[], options?: ChangeOptions): Promise<ChangeResult<PageDraftRow>>;
  /** A draft that the gate refuses is marked as held. */
  publish(
    wanted: Pick<PublishRequest, 'draftId' | 'revision' | 'by' | 'overrideReason' | 'onOverridden'>,
  ): Promise<Result<GeneratedPageRow, PublishFailure>>;
  /** Keeps the text of the working copy as a version of its page. */
  keep(wanted: {
    draftId: string;
    label: string;
    by: string | null;
  }): Promise<Result<PageVersionRow, KeepDraftFailure>>;
  restoreVersion(wanted: {
    pageId: string;
    number: number;
    by: string | null;
  }): Promise<Result<PageDraftRow, RestoreVersionFailure>>;
}

export function createDraftService(dependencies: PagesDependencies): DraftService {
  const { database } = dependencies;
  const { patterns } = database;
  return {
    ...draftReader(database),
    insert: (input, options = {}) => insertDraft(dependencies, input, options),
    update: (conditions, changes, options = {}) => updateDrafts(dependencies, conditions, changes, options),
    delete: (conditions, options = {}) =>
      changeRowsInTurn(database, options, (query) => draftRows.delete({ query, patterns }, conditions)),
    async publish(wanted) {
      const published = await publishDraft(dependencies, wanted);
      if (!published.ok && published.failure.code === 'held') {
        const { draftId: id, revision } = wanted;
        await markDraftHeld(database.query, { id, revision, reason: published.failure.reason });
      }
      return published;
    },
    keep: (wanted) => keepDraft(dependencies, wanted),
    restoreVersion: (wanted) => restoreVersion(dependencies, wanted),
  };
}

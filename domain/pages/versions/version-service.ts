/** All operations on the versions of pages, bound to one database. */

import { sql } from 'kysely';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { PageVersionRow } from '#database/schema.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import { type ChangeResult, changeRowsInTurn, type PagesDependencies } from '#domain/pages/change-pages.ts';
import { findPageRow } from '#domain/pages/page-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { ensureFirstVersions, fillFirstVersions } from './first-versions.ts';
import { nameVersion } from './record-versions.ts';
import { deleteUnnamedVersions, versionRows } from './version-store.ts';

export const maxLabelLength = 100;

export type LabelFailure = { code: 'no_label' } | { code: 'label_too_long' };
export type KeepFailure = { code: 'page_gone' } | LabelFailure;

/** Does not check permissions: callers must have authorised an administrator. */
export interface VersionService {
  /** Names the current text of the page, so that it is kept for ever. */
  keep(
    wanted: { pageId: string; label: string },
    by: string | null,
  ): Promise<Result<PageVersionRow, KeepFailure>>;
  /** @param label null removes the name */
  label(
    conditions: readonly RowCondition[],
    label: string | null,
    options?: ChangeOptions,
  ): Promise<ChangeResult<PageVersionRow>>;
  /** Versions with a name are kept. */
  delete(conditions: readonly RowCondition[], options?: ChangeOptions): Promise<ChangeResult<PageVersionRow>>;
  /**
   * Writes the first version of some of the pages without versions.
   * @returns false when there is nothing left to do
   */
  fillFirst(): Promise<boolean>;
}

/** @returns the name without space around it */
export function checkLabel(label: string): Result<string, LabelFailure> {
  const name = label.replaceAll('\0', '').trim();
  if (name === '') return refusal({ code: 'no_label' });
  return name.length > maxLabelLength ? refusal({ code: 'label_too_long' }) : success(name);
}

export function createVersionService({ database, clock }: PagesDependencies): VersionService {
  const { patterns } = database;
  return {
    async keep({ pageId, label }, by) {
      const name = checkLabel(label);
      if (!name.ok) return name;
      return database.query.transaction().execute(async (transaction) => {
        await lockPages(transaction);
        const page = await findPageRow(transaction, pageId);
        if (page === null) return refusal({ code: 'page_gone' });
        await ensureFirstVersions(transaction, sql`id = ${pageId}`);
        const kept = await nameVersion(transaction, page, name.value, { by, at: clock().toISOString() });
        return kept === null ? refusal({ code: 'page_gone' }) : success(kept);
      });
    },
    label: (conditions, label, options = {}) =>
      changeRowsInTurn(database, options, (query) =>
        versionRows.update({ query, patterns }, conditions, { label }),
      ),
    delete: (conditions, options = {}) =>
      changeRowsInTurn(database, options, (query) => deleteUnnamedVersions({ query, patterns }, conditions)),
    fillFirst: () => fillFirstVersions(database),
  };
}

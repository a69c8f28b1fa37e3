/** Saves working copies. Unfinished text may be saved: only its length has a limit, and only publishing checks the rest. */

import { randomUUIDv7 } from 'node:crypto';
import { uniqueColumns } from '#database/database.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { PageDraftRow } from '#database/schema.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import {
  type ChangeFailure,
  changeRows,
  changeRowsInTurn,
  type PagesDependencies,
} from '#domain/pages/change-pages.ts';
import { isHiddenByAuthor } from '#domain/pages/is-hidden-by-author.ts';
import { mapFields, type PageField, pageFieldNames, pageFields, rulesOf } from '#domain/pages/page-fields.ts';
import { findPageRow } from '#domain/pages/page-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type DraftChanges, insertDraftRows, notScheduled, updateDraftRows } from './draft-store.ts';

export type DraftFailure =
  | ChangeFailure
  /** A page has at most one working copy. */
  | { code: 'draft_exists'; pageId: string }
  | { code: 'page_gone'; pageId: string };

export interface DraftInput extends DraftChanges {
  /** The page to copy; null for a new page. */
  page_id: string | null;
}

class PageGone extends Error {}

export async function insertDraft(
  dependencies: PagesDependencies,
  { page_id: pageId, ...given }: DraftInput,
  options: ChangeOptions,
): Promise<Result<PageDraftRow[], DraftFailure>> {
  const { database, clock } = dependencies;
  const checked = checkLengths(given);
  if (!checked.ok) return checked;
  try {
    return await changeRows(database, options, async (transaction) => {
      const page = pageId === null ? null : await findPageRow(transaction, pageId);
      if (pageId !== null && page === null) throw new PageGone();
      const row: PageDraftRow = {
        id: randomUUIDv7(),
        page_id: pageId,
        ...mapFields(pageFields, (field) => page?.[field] ?? ''),
        is_noindex: page !== null && isHiddenByAuthor(page) ? 1 : 0,
        base_revision: page?.revision ?? null,
        ...checked.value,
        revision: 1,
        ...notScheduled,
        origin: 'manual',
        updated_by: options.by ?? null,
        updated_at: clock().toISOString(),
      };
      return insertDraftRows(transaction, [row]);
    });
  } catch (error) {
    if (error instanceof PageGone) return refusal({ code: 'page_gone', pageId: pageId ?? '' });
    if (database.isUniqueViolation(error, uniqueColumns.pageOfDraft)) {
      return refusal({ code: 'draft_exists', pageId: pageId ?? '' });
    }
    throw error;
  }
}

export async function updateDrafts(
  { database, clock }: PagesDependencies,
  conditions: readonly RowCondition[],
  changes: DraftChanges,
  options: ChangeOptions,
): Promise<Result<PageDraftRow[], DraftFailure>> {
  const checked = checkLengths(changes);
  if (!checked.ok) return checked;
  const { patterns } = database;
  const author = { by: options.by ?? null, at: clock().toISOString() };
  const change = options.isOneRowExpected ? changeRows : changeRowsInTurn;
  return change(database, options, (query) =>
    updateDraftRows({ query, patterns }, conditions, checked.value, author),
  );
}

function checkLengths(changes: DraftChanges): Result<DraftChanges, DraftFailure> {
  const texts: Partial<Record<PageField, string>> = {};
  for (const field of pageFieldNames) {
    // PostgreSQL cannot store a NUL.
    const text = changes[field]?.replaceAll('\0', '');
    if (text === undefined) continue;
    const { maxLength } = rulesOf(field);
    if (text.length > maxLength) return refusal({ code: 'too_long', field, limit: maxLength });
    texts[field] = text;
  }
  return success({ ...changes, ...texts });
}

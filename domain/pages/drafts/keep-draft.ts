/** Keeps the text of a working copy as a version of its page, before another text replaces it. */
import { sql, type Transaction } from 'kysely';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { PageDraftRow, PageVersionRow, Schema } from '#database/schema.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { findPageRow } from '#domain/pages/page-store.ts';
import { ensureFirstVersions } from '#domain/pages/versions/first-versions.ts';
import { versionRow } from '#domain/pages/versions/record-versions.ts';
import { checkLabel, type LabelFailure } from '#domain/pages/versions/version-service.ts';
import { findLastVersions, insertVersions } from '#domain/pages/versions/version-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { findDraft } from './draft-store.ts';

export type KeepDraftFailure =
  | LabelFailure
  | { code: 'draft_gone' }
  /** Also for a draft of a new page: only a published page has versions. */
  | { code: 'page_gone' };

export async function keepDraft(
  { database, clock }: PagesDependencies,
  { draftId, label, by }: { draftId: string; label: string; by: string | null },
): Promise<Result<PageVersionRow, KeepDraftFailure>> {
  const name = checkLabel(label);
  if (!name.ok) return name;
  return database.query.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const draft = await findDraft(transaction, draftId);
    if (draft === null) return refusal({ code: 'draft_gone' });
    const { page_id: pageId } = draft;
    const page = pageId === null ? null : await findPageRow(transaction, pageId);
    if (page === null) return refusal({ code: 'page_gone' });
    await ensureFirstVersions(transaction, sql`id = ${page.id}`);
    const at = clock().toISOString();
    return success(
      await keepCopy(transaction, {
        draft,
        pageId: page.id,
        label: name.value,
        event: 'kept',
        by,
        at,
      }),
    );
  });
}

interface KeptCopy {
  draft: PageDraftRow;
  pageId: string;
  label: string;
  event: PageVersionRow['event'];
  by: string | null;
  at: string;
}

/** Call `lockPages` and `ensureFirstVersions` first. */
export async function keepCopy(
  transaction: Transaction<Schema>,
  { draft, pageId, label, event, by, at }: KeptCopy,
): Promise<PageVersionRow> {
  const last = (await findLastVersions(transaction, [pageId])).get(pageId);
  const copied = { ...draft, id: pageId, hold_reason: null, revision: null };
  const version = versionRow(copied, (last?.number ?? 0) + 1, { event, by, at }, label);
  await insertVersions(transaction, [version]);
  return version;
}

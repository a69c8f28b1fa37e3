/** Makes a working copy from an old version. The page itself does not change until somebody publishes the copy. */

import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { PageDraftRow } from '#database/schema.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { findPageRow } from '#domain/pages/page-store.ts';
import { ensureFirstVersions } from '#domain/pages/versions/first-versions.ts';
import { readSnapshot } from '#domain/pages/versions/page-snapshot.ts';
import { findVersion } from '#domain/pages/versions/version-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { insertDraftOfPage, lockDraftOfPage, notScheduled, updateDraftRows } from './draft-store.ts';
import { keepCopy } from './keep-draft.ts';

export type RestoreVersionFailure = { code: 'version_gone' } | { code: 'page_gone' };

/** The name of the version that keeps the previous text of the working copy. */
const replacedCopyLabel = 'Rascunho antes de restaurar';

export function restoreVersion(
  { database, clock }: PagesDependencies,
  { pageId, number, by }: { pageId: string; number: number; by: string | null },
): Promise<Result<PageDraftRow, RestoreVersionFailure>> {
  const at = clock().toISOString();
  return database.query.transaction().execute(async (transaction) => {
    await lockPages(transaction);
    const page = await findPageRow(transaction, pageId);
    if (page === null) return refusal({ code: 'page_gone' });
    await ensureFirstVersions(transaction, sql`id = ${pageId}`);
    const version = await findVersion(transaction, pageId, number);
    if (version === null) return refusal({ code: 'version_gone' });
    const content = { ...readSnapshot(version.snapshot), base_revision: page.revision };
    const inserted = await insertDraftOfPage(transaction, {
      ...content,
      id: randomUUIDv7(),
      page_id: pageId,
      revision: 1,
      ...notScheduled,
      origin: 'manual',
      updated_by: by,
      updated_at: at,
    });
    if (inserted !== null) return success(inserted);
    const draft = await lockDraftOfPage(transaction, pageId);
    if (draft === null) throw new Error('The working copy of a page was deleted out of turn.');
    await keepCopy(transaction, { draft, pageId, label: replacedCopyLabel, event: 'restored', by, at });
    const { patterns } = database;
    const isDraft = { column: 'id', operator: 'eq', value: draft.id } as const;
    const [changed = draft] = await updateDraftRows({ query: transaction, patterns }, [isDraft], content, {
      by,
      at,
    });
    return success(changed);
  });
}

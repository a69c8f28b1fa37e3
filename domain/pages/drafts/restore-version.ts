/** Makes a working copy from an old version. The page itself does not change until somebody publishes the copy. */

import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { PageDraftRow } from '#database/schema.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { findPageRow } from '#domain/pages/page-store.ts';
import { ensureFirstVersions } from '#domain/pages/versions/first-versions.ts';
import { readSnapshot } from '#domain/pages/versions/page-snapshot.ts';
import { versionRow } from '#domain/pages/versions/record-versions.ts';
import { findLastVersions, findVersion, insertVersions } from '#domain/pages/versions/version-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { findDraftOfPage, insertDraftRows, notScheduled, updateDraftRows } from './draft-store.ts';

export type RestoreVersionFailure = { code: 'version_gone' } | { code: 'page_gone' };

/** The name of the version that keeps the previous text of the working copy. */
const replacedCopyLabel = 'Rascunho antes de restaurar';

/** Thrown to roll the transaction back, and always caught in this module. */
class CopyChanged extends Error {}

/** More often than this nobody is faster. */
const attempts = 5;

interface RestoreWanted {
  pageId: string;
  number: number;
  by: string | null;
}

export async function restoreVersion(
  dependencies: PagesDependencies,
  wanted: RestoreWanted,
): Promise<Result<PageDraftRow, RestoreVersionFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await restoreOnce(dependencies, wanted);
    } catch (error) {
      // The working copy was saved, published or made elsewhere meanwhile.
      const isOvertaken = error instanceof CopyChanged || dependencies.database.isUniqueViolation(error);
      if (!isOvertaken || attempt === attempts) throw error;
    }
  }
}

function restoreOnce(
  { database, clock }: PagesDependencies,
  { pageId, number, by }: RestoreWanted,
): Promise<Result<PageDraftRow, RestoreVersionFailure>> {
  const at = clock().toISOString();
  return database.query.transaction().execute(async (transaction) => {
    const page = await findPageRow(transaction, pageId);
    if (page === null) return refusal({ code: 'page_gone' });
    await ensureFirstVersions(transaction, sql`id = ${pageId}`);
    const version = await findVersion(transaction, pageId, number);
    if (version === null) return refusal({ code: 'version_gone' });
    const content = { ...readSnapshot(version.snapshot), base_revision: page.revision };
    const draft = await findDraftOfPage(transaction, pageId);
    if (draft === null) {
      const row: PageDraftRow = {
        ...content,
        id: randomUUIDv7(),
        page_id: pageId,
        revision: 1,
        ...notScheduled,
        origin: 'manual',
        updated_by: by,
        updated_at: at,
      };
      const [made] = await insertDraftRows(transaction, [row]);
      return success(made ?? row);
    }
    // The copy before the version, as publishing takes them: in another order the two would wait for each other.
    const { patterns } = database;
    const [changed] = await updateDraftRows(
      { query: transaction, patterns },
      [
        { column: 'id', operator: 'eq', value: draft.id },
        { column: 'revision', operator: 'eq', value: String(draft.revision) },
      ],
      content,
      { by, at },
    );
    if (changed === undefined) throw new CopyChanged();
    const last = (await findLastVersions(transaction, [pageId])).get(pageId);
    const event = { event: 'kept', by, at } as const;
    await insertVersions(transaction, [
      versionRow(
        { ...draft, id: pageId, hold_reason: null },
        (last?.number ?? 0) + 1,
        event,
        replacedCopyLabel,
      ),
    ]);
    return success(changed);
  });
}

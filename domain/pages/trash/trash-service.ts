/** All operations on the trash, bound to one database. */

import type { Transaction } from 'kysely';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { RowCondition } from '#database/row-query.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import type { Row } from '#database/select-rows.ts';
import type { ChangeOptions } from '#domain/change-options.ts';
import { type ChangeResult, changeRowsInTurn, type PagesDependencies } from '#domain/pages/change-pages.ts';
import { detachDrafts } from '#domain/pages/drafts/draft-store.ts';
import { deleteVersionsOfPages } from '#domain/pages/versions/version-store.ts';
import type { Result } from '#domain/result.ts';
import type { RowReader } from '#domain/row-reader.ts';
import { type RestoreFailure, restoreTrashed } from './restore-trashed.ts';
import { deleteTrashedRowsDueBy, trashedRows, trashReader } from './trash-store.ts';

/** Does not check permissions: callers must have authorised an administrator. */
export interface TrashService extends RowReader {
  restore(wanted: {
    id: string;
    slug?: string | undefined;
    /** Id of the administrator; null for the command line. */
    by?: string | null;
  }): Promise<Result<GeneratedPageRow, RestoreFailure>>;
  deleteForGood(conditions: readonly RowCondition[], options?: ChangeOptions): Promise<ChangeResult<Row>>;
  /**
   * Purges the pages whose time in the trash is over. Any number of processes may do this, at any time.
   * @returns how many pages it deleted
   */
  purge(): Promise<number>;
}

export function createTrashService(dependencies: PagesDependencies): TrashService {
  const { database, clock } = dependencies;
  const { patterns } = database;
  return {
    ...trashReader(database),
    restore: (wanted) => restoreTrashed(dependencies, wanted),
    deleteForGood: (conditions, options = {}) =>
      changeRowsInTurn(database, options, async (query) => {
        const deleted = await trashedRows.delete({ query, patterns }, conditions);
        await forgetPages(
          query,
          deleted.map(({ id }) => id),
        );
        return deleted;
      }),
    async purge() {
      return database.query.transaction().execute(async (transaction) => {
        await lockPages(transaction);
        const purged = await deleteTrashedRowsDueBy(transaction, clock().toISOString());
        await forgetPages(transaction, purged);
        return purged.length;
      });
    },
  };
}

/** Deletes what is left of purged pages. Their working copies are kept, as drafts of new pages. */
async function forgetPages(transaction: Transaction<Schema>, pageIds: readonly string[]): Promise<void> {
  await deleteVersionsOfPages(transaction, pageIds);
  await detachDrafts(transaction, pageIds);
}

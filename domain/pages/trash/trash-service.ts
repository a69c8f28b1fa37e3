/** All operations on the trash, bound to one database. */
import type { Transaction } from 'kysely';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import type { GeneratedPageRow, Schema } from '#database/schema.ts';
import type { Row } from '#database/select-rows.ts';
import {
  type ChangeOptions,
  type ChangeResult,
  changeRowsInTurn,
  type PagesDependencies,
} from '#domain/pages/change-pages.ts';
import { detachDrafts } from '#domain/pages/drafts/draft-store.ts';
import { type ReadLimit, readWithin } from '#domain/pages/read-within.ts';
import { deleteVersionsOfPages } from '#domain/pages/versions/version-store.ts';
import type { Result } from '#domain/result.ts';
import { type RestoreFailure, restoreTrashed } from './restore-trashed.ts';
import {
  countTrashedRows,
  deleteTrashedRows,
  deleteTrashedRowsDueBy,
  selectTrashedRows,
} from './trash-store.ts';

/** Does not check permissions: callers must have authorised an administrator. */
export interface TrashService {
  selectRows(query: RowQuery, limit?: ReadLimit): Promise<Row[]>;
  countRows(conditions: readonly RowCondition[], limit?: ReadLimit): Promise<number>;
  restore(wanted: {
    id: string;
    slug?: string | undefined;
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
    selectRows: (query, limit) => readWithin(database, limit, (source) => selectTrashedRows(source, query)),
    countRows: (conditions, limit) =>
      readWithin(database, limit, (source) => countTrashedRows(source, conditions)),
    restore: (wanted) => restoreTrashed(dependencies, wanted),
    deleteForGood: (conditions, options = {}) =>
      changeRowsInTurn(database, options, async (query) => {
        const deleted = await deleteTrashedRows({ query, patterns }, conditions);
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

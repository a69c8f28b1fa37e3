/** Copies every row of one database into another, on the same engine or the other one. */
import type { Kysely, Transaction } from 'kysely';
import { supersedeVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { readVersion } from '#database/read-version.ts';
import { type Schema, type TableName, tableNames } from '#database/schema.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { filledTables } from './filled-tables.ts';
import { createFingerprint, fingerprintOfTable, type TableFingerprint } from './fingerprint.ts';
import { rowsOf } from './rows-of.ts';

export interface CopiedTable extends TableFingerprint {
  table: TableName;
}

export interface CopyFailure {
  code: 'not_empty';
  /** The tables that hold rows. */
  filled: TableName[];
}

export interface CopyOptions {
  /** Deletes everything in the target, and notifies the processes that use it. */
  isReplacing?: boolean;
}

/**
 * Copies one state of the source, in one transaction of the target, and compares every row afterwards. Memory does not
 * grow with the databases. The source may be written to meanwhile.
 * @param from has all migrations of this release
 * @param to is migrated first, unless it is refused because it is not empty
 * @returns the copied tables, or the tables that hold rows if the target is not empty and is not to be replaced
 * @throws when a row cannot be stored or arrives changed; the target then has the rows it had
 */
export async function copyDatabase(
  from: Database,
  to: Database,
  { isReplacing = false }: CopyOptions = {},
): Promise<Result<CopiedTable[], CopyFailure>> {
  const filled = await filledTables(to.query, to);
  if (filled.length > 0 && !isReplacing) return refusal({ code: 'not_empty', filled });
  await migrateToLatest(to);
  return from.withoutTimeLimit((source) =>
    source
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) =>
        to.withoutTimeLimit((query) =>
          query
            .transaction()
            .execute((transaction) => copyInto(transaction, { from: snapshot, to, isReplacing })),
        ),
      ),
  );
}

async function copyInto(
  transaction: Transaction<Schema>,
  { from, to, isReplacing }: { from: Kysely<Schema>; to: Database; isReplacing: boolean },
): Promise<Result<CopiedTable[], CopyFailure>> {
  await to.lockTables(transaction, tableNames);
  // A process may have written between the first look and the lock.
  const filled = await filledTables(transaction, to);
  if (filled.length > 0 && !isReplacing) return refusal({ code: 'not_empty', filled });
  const replacedVersion = await readVersion(transaction);
  for (const table of tableNames.toReversed()) await transaction.deleteFrom(table).execute();
  const copied: CopiedTable[] = [];
  for (const table of tableNames) copied.push({ table, ...(await copyTable(from, transaction, table)) });
  for (const { table, ...expected } of copied) {
    const found = await fingerprintOfTable(transaction, table);
    if (found.rows !== expected.rows || found.digest !== expected.digest) {
      throw new Error(
        `the table ${table} arrived changed (${expected.rows} rows were read, ${found.rows} were stored)`,
      );
    }
  }
  if (isReplacing) await supersedeVersion(transaction, to, replacedVersion);
  return success(copied);
}

async function copyTable(
  from: Kysely<Schema>,
  transaction: Transaction<Schema>,
  table: TableName,
): Promise<TableFingerprint> {
  const fingerprint = createFingerprint();
  try {
    for await (const rows of rowsOf(from, table)) {
      fingerprint.add(rows);
      await transaction
        .insertInto(table)
        // They are rows of the same table, which the type of a query for any table cannot express.
        .values(rows as never)
        .execute();
    }
  } catch (error) {
    throw new Error(`copying the table ${table}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  return fingerprint.result();
}

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database, OpenOptions } from '#database/database.ts';
import { sqliteLockMs } from '#database/outages/deadlines.ts';
import { createOutageReports } from '#database/outages/outage-reports.ts';
import { tryWrite } from '#database/outages/try-write.ts';
import { ProcessEnded } from '#database/process-pool/pooled-process.ts';
import type { Schema } from '#database/schema.ts';
import { createFileCheck } from './file-check.ts';
import { isSqliteUnreachable, isSqliteWriteOutage } from './is-unreachable.ts';
import { limitedReads } from './limited-reads.ts';
import { sqlitePatternMatching } from './pattern-matching.ts';
import { sqliteTraces } from './traces.ts';
import { WatchedDialect } from './watched-dialect.ts';

/** How long SQLite waits for the lock of another process if there is no time limit. */
const patientLockMs = 5000;

/** @param file path of the database file, or `:memory:` */
export function openSqlite(file: string, { isReadOnly = false, statementMs }: OpenOptions): Database {
  if (file !== ':memory:' && !isReadOnly) createPrivately(file);
  const connection = new DatabaseSync(file);
  connection.exec(`
    PRAGMA busy_timeout = ${patientLockMs};
    PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON;
  `);
  // Not opened with `readOnly`, because such a connection leaves its `-wal` and `-shm` files behind.
  connection.exec(isReadOnly ? 'PRAGMA query_only = ON' : 'PRAGMA journal_mode = WAL');
  const dataVersion = connection.prepare('PRAGMA data_version');
  const limitLocks = () => {
    if (statementMs !== undefined) connection.exec(`PRAGMA busy_timeout = ${sqliteLockMs}`);
  };
  limitLocks();
  const fileCheck = createFileCheck(file);
  const reports = createOutageReports(isSqliteUnreachable);
  const query = new Kysely<Schema>({
    dialect: new WatchedDialect({ connection, file: fileCheck, reports, lockMs: statementMs ?? 0 }),
  });
  // A database in memory is visible only to its own connection.
  const reads = file === ':memory:' ? null : limitedReads(file);
  return {
    engineName: 'sqlite',
    query,
    checks: query,
    columnTypes: { uuid: 'text', timestamp: 'text', bigint: 'integer' },
    patterns: sqlitePatternMatching,
    changes: {
      current: () => Number(dataVersion.get()?.data_version),
      // Other connections see the new data_version without a notification.
      announceIn: async () => {},
    },
    traces: sqliteTraces(file),
    isUniqueViolation: (error, column) =>
      error instanceof Error && error.message === `UNIQUE constraint failed: ${column}`,
    isUnreachable: (error) => error instanceof ProcessEnded || isSqliteUnreachable(error),
    isWriteOutage: isSqliteWriteOutage,
    onOutage: reports.subscribe,
    async tryWrite() {
      fileCheck.requireSpace();
      await tryWrite(query);
    },
    // A read from an unreadable file fails at once anyway.
    refuseQueries() {},
    async withoutTimeLimit(work) {
      connection.exec(`PRAGMA busy_timeout = ${patientLockMs}`);
      try {
        return await work(query);
      } finally {
        limitLocks();
      }
    },
    readForAtMost: reads?.readForAtMost ?? ((_, work) => work(query)),
    async findTables(caller) {
      const { rows } = await sql<{ name: string }>`
        select name from sqlite_schema where type = 'table'`.execute(caller);
      return new Set(rows.map(({ name }) => name));
    },
    // A transaction that writes locks the whole file.
    lockTables: async () => {},
    async close() {
      reads?.close();
      await query.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}

/**
 * Creates missing folders and a missing file with access for their owner only, because the database holds accounts and
 * sessions. SQLite gives its other files the same mode. Existing files keep their mode.
 */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database, OpenOptions, UniqueColumn } from '#database/database.ts';
import { checkMs, lateAnswerMs } from '#database/outages/deadlines.ts';
import { createOutageReports, type OutageReports } from '#database/outages/outage-reports.ts';
import { tryWrite } from '#database/outages/try-write.ts';
import type { Schema } from '#database/schema.ts';
import { listenForChanges } from './change-listener.ts';
import { type ConnectionPool, createConnectionPool } from './connection-pool.ts';
import { isPostgresUnreachable, isPostgresWriteOutage } from './is-unreachable.ts';
import { limitedReads } from './limited-reads.ts';
import { postgresPatternMatching } from './pattern-matching.ts';
import { postgresTraces } from './traces.ts';
import { WatchedDialect } from './watched-dialect.ts';

const int8 = 20;
const timestamptz = 1184;

/** Yields the same JavaScript types as SQLite: numbers for bigint, ISO-8601 strings for timestamps. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === int8) return Number;
    if (oid === timestamptz) return (text: string) => new Date(text).toISOString();
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * These stay free for checks while queries hold every connection of the other pool. They are kept open, because a full
 * server refuses new ones.
 */
const checkConnections = { max: 2, idleTimeoutMillis: 0, ...limitsOf({ statementMs: checkMs }) };

/** @param url `postgres://user:password@host:port/name` */
export async function openPostgres(url: string, options: OpenOptions): Promise<Database> {
  const reports = createOutageReports(isPostgresUnreachable);
  const { pool, query } = connect(url, { max: 10, ...limitsOf(options) }, reports);
  const { pool: checkPool, query: checks } = connect(url, checkConnections, reports);
  const changes = await listenForChanges(url);
  return {
    engineName: 'postgres',
    query,
    checks,
    columnTypes: { uuid: 'uuid', timestamp: 'timestamptz(3)', bigint: 'bigint' },
    patterns: postgresPatternMatching,
    changes,
    traces: postgresTraces(query),
    isUniqueViolation: isPostgresUniqueViolation,
    isUnreachable: isPostgresUnreachable,
    isWriteOutage: isPostgresWriteOutage,
    onOutage: reports.subscribe,
    tryWrite: () => tryWrite(checks),
    refuseQueries(isRefusing) {
      pool.refuse(isRefusing);
      if (!isRefusing) return;
      // Connections that were idle during an outage may be dead without knowing it.
      pool.distrustAll();
      checkPool.distrustAll();
    },
    async withoutTimeLimit(work) {
      const { query: unlimited } = connect(
        url,
        { max: 1, ...limitsOf({ isReadOnly: options.isReadOnly ?? false }) },
        reports,
      );
      try {
        return await work(unlimited);
      } finally {
        await unlimited.destroy();
      }
    },
    readForAtMost: limitedReads(query),
    async findTables(caller) {
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = any(current_schemas(false))`.execute(
        caller,
      );
      return new Set(rows.map(({ name }) => name));
    },
    async lockTables(transaction, names) {
      const tables = sql.join(names.map((name) => sql.table(name)));
      await sql`lock table ${tables} in access exclusive mode`.execute(transaction);
    },
    async close() {
      await changes.close();
      await Promise.all([query.destroy(), checks.destroy()]);
      // Kysely does not end a pool that it has never used.
      await Promise.all([pool.end(), checkPool.end()]);
    },
  };
}

/** Does not open a connection yet: the pool does so when it is first used. */
function connect(
  url: string,
  options: pg.PoolConfig,
  reports: OutageReports,
): { pool: ConnectionPool; query: Kysely<Schema> } {
  const pool = createConnectionPool({ connectionString: url, types: typeParsers, ...options });
  return { pool, query: new Kysely<Schema>({ dialect: new WatchedDialect(pool, reports) }) };
}

function limitsOf({ statementMs, isReadOnly = false }: OpenOptions): pg.PoolConfig {
  const readOnly = isReadOnly ? { options: '-c default_transaction_read_only=on' } : {};
  if (statementMs === undefined) return readOnly;
  return {
    ...readOnly,
    statement_timeout: statementMs,
    // Only an unresponsive server reaches this limit: any other has cancelled the statement by then.
    query_timeout: statementMs + lateAnswerMs,
    // The longest wait for a free connection of the pool. Opening one has its own limit.
    connectionTimeoutMillis: statementMs,
  };
}

function isPostgresUniqueViolation(error: unknown, column: UniqueColumn): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === '23505' && error.constraint === `${column.replace('.', '_')}_key`;
}

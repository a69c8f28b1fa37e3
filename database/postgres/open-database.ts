import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, OpenOptions } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { listenForChanges } from './change-listener.ts';
import { handshakeMs, ImpatientClient } from './impatient-client.ts';
import { isPostgresUnreachable } from './is-unreachable.ts';

const int8 = 20;
const timestamptz = 1184;

/** Same JavaScript types as SQLite gives: numbers for bigint, ISO-8601 strings for timestamps. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === int8) return Number;
    if (oid === timestamptz) return (text: string) => new Date(text).toISOString();
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** @param url `postgres://user:password@host:port/name` */
export async function openPostgres(url: string, options: OpenOptions): Promise<Database> {
  const { pool, query } = connect(url, { max: 10, ...limitsOf(options) });
  const changes = await listenForChanges(url);
  return {
    engine: 'postgres',
    query,
    columnTypes: { uuid: 'uuid', timestamp: 'timestamptz(3)', bigint: 'bigint' },
    changes,
    isUniqueViolation: (error) => (error as { code?: unknown } | null)?.code === '23505',
    isUnreachable: isPostgresUnreachable,
    async unhurried(work) {
      const { query: patient } = connect(url, {
        max: 1,
        ...limitsOf({ isReadOnly: options.isReadOnly ?? false }),
      });
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    async close() {
      await changes.close();
      await query.destroy();
      // Kysely leaves alone what it has never used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** Opens no connection yet. */
function connect(url: string, options: pg.PoolConfig): { pool: pg.Pool; query: Kysely<Schema> } {
  const pool = new pg.Pool({
    connectionString: url,
    types: typeParsers,
    Client: ImpatientClient,
    ...options,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return { pool, query: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) };
}

function limitsOf({ statementMs, isReadOnly = false }: OpenOptions): pg.PoolConfig {
  const readOnly = isReadOnly ? { options: '-c default_transaction_read_only=on' } : {};
  if (statementMs === undefined) return readOnly;
  return {
    ...readOnly,
    statement_timeout: statementMs,
    // For a server that says nothing at all; one that lives has cut the statement by then.
    query_timeout: statementMs + handshakeMs,
    // For the turn behind others; the connecting itself has a limit of its own.
    connectionTimeoutMillis: statementMs,
  };
}

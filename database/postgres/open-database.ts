import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { listenForChanges } from './change-listener.ts';
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
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: typeParsers });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const changes = await listenForChanges(url);
  return {
    engine: 'postgres',
    query,
    columnTypes: { uuid: 'uuid', timestamp: 'timestamptz(3)', bigint: 'bigint' },
    changes,
    isUniqueViolation: (error) => (error as { code?: unknown } | null)?.code === '23505',
    isUnreachable: isPostgresUnreachable,
    async close() {
      await changes.close();
      await query.destroy();
    },
  };
}

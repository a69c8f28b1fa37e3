/** A mark that lets a later start detect that the tables of a PostgreSQL database have vanished. */
import { type Kysely, sql } from 'kysely';
import type { Traces } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';

/** The mark is an empty schema, because people who start over drop the tables or the schema `public`. */
const marker = 'motor_de_portao_marker';

/** The user is not allowed to create schemas, or the server accepts no writes. */
const refusals = new Set(['42501', '25006']);

export function postgresTraces(query: Kysely<Schema>): Traces {
  async function find(): Promise<string | null> {
    const { rows } = await sql`select 1 from pg_namespace where nspname = ${marker}`.execute(query);
    return rows.length > 0 ? `the schema ${marker}` : null;
  }
  return {
    find,
    async leave() {
      if ((await find()) !== null) return;
      try {
        await sql`create schema ${sql.id(marker)}`.execute(query);
      } catch (error) {
        const isRefused = refusals.has(String((error as { code?: unknown } | null)?.code));
        // Another process that starts at the same moment may have created it first.
        if (!isRefused && (await find()) === null) throw error;
      }
    },
  };
}

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The content version that is committed in the table. */
export async function readVersion(query: Kysely<Schema>): Promise<number> {
  const row = await query
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(row.version);
}

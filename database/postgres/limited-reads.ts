/** Reads with a time limit, which the server itself applies to each statement. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { TooCostly } from '#database/too-costly.ts';

const statementTimeout = '57014';

/**
 * The share of the limit that a read may wait for a lock. One that waits longer is not costly: it fails as a temporary
 * outage.
 */
const lockShare = 0.5;

export function limitedReads(query: Kysely<Schema>): Database['readForAtMost'] {
  return async (limitMs, work) => {
    try {
      return await query
        .transaction()
        .setAccessMode('read only')
        .execute(async (transaction) => {
          const limit = `${Math.ceil(limitMs)}`;
          const lockLimit = `${Math.ceil(limitMs * lockShare)}`;
          await sql`select set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${lockLimit}, true)`.execute(
            transaction,
          );
          return work(transaction);
        });
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code === statementTimeout) throw new TooCostly();
      throw error;
    }
  };
}

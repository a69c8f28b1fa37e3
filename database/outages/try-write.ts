import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';

const key = 'write_check';

/** Commits a row that is gone again in the same transaction: a real write, after which the database is as before. */
export async function tryWrite(query: Kysely<Schema>): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ key, value: '' }).execute();
    await transaction.deleteFrom('settings').where('key', '=', key).execute();
  });
}

import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';

const key = 'write_check';

/** Inserts a row and deletes it in the same transaction: a real write that leaves the database unchanged. */
export async function tryWrite(query: Kysely<Schema>): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ key, value: '' }).execute();
    await transaction.deleteFrom('settings').where('key', '=', key).execute();
  });
}

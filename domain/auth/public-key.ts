/** The public client key: it names the installation to its own client and is no secret. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';

const setting = 'api_public_key';

/** @returns API_PUBLIC_KEY where given, otherwise the key made on the first start and kept since */
export async function resolvePublicKey(query: Kysely<Schema>, given: string | null): Promise<string> {
  if (given !== null) return given;
  const stored = await readStored(query);
  if (stored !== null) return stored;
  await query
    .insertInto('settings')
    .values({ key: setting, value: `pk_${randomBytes(24).toString('base64url')}` })
    // Another instance may start at the same moment; the first one's key stands.
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const made = await readStored(query);
  if (made === null) throw new Error('The public client key could not be stored');
  return made;
}

async function readStored(query: Kysely<Schema>): Promise<string | null> {
  const row = await query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** The key a client sends as `apikey`. It identifies the installation and is not a secret. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { findSetting, insertSettingIfAbsent } from '#domain/setting-store.ts';

const setting = 'api_public_key';

/** @returns API_PUBLIC_KEY if it is set, otherwise the key generated on the first start */
export async function resolvePublicKey(query: Kysely<Schema>, given: string | null): Promise<string> {
  if (given !== null) return given;
  const stored = await findSetting(query, setting);
  if (stored !== null) return stored;
  await insertSettingIfAbsent(query, setting, `pk_${randomBytes(24).toString('base64url')}`);
  const generated = await findSetting(query, setting);
  if (generated === null) throw new Error('The public client key could not be stored');
  return generated;
}

import type { Database } from '#database/database.ts';
import { createSecretBox } from '#domain/auth/keys/secret-box.ts';
import { createSigningKeys } from '#domain/auth/keys/signing-keys.ts';
import { systemClock } from '#domain/clock.ts';

/** @throws if this is not the secret key that the values of the database are sealed with */
export async function proveSecretKey(database: Database, secretKey: string): Promise<void> {
  await createSigningKeys({ database, box: createSecretBox(secretKey), clock: systemClock }).keySet();
}

import type { Database } from '#database/database.ts';
import { createSecretBox } from '#domain/auth/keys/secret-box.ts';
import { createSigningKeys } from '#domain/auth/keys/signing-keys.ts';
import { systemClock } from '#domain/clock.ts';

/** @throws if the database has signing keys that this secret key does not open */
export async function assertSecretKeyFits(database: Database, secretKey: string): Promise<void> {
  // The keys are loaded together, so reading the public ones also opens the private ones.
  await createSigningKeys({ database, box: createSecretBox(secretKey), clock: systemClock }).keySet();
}

import { recordCommand } from '#domain/auth/audit/audit-log.ts';
import { createSecretBox } from '#domain/auth/keys/secret-box.ts';
import { resolveSecretKey } from '#domain/auth/keys/secret-key.ts';
import { createSigningKeys } from '#domain/auth/keys/signing-keys.ts';
import { systemClock } from '#domain/clock.ts';
import { type Command, exitCodes } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Nobody is signed out: the old key verifies tokens until the last one has expired. */
export const keysRotate: Command = async ({ env, print }) => {
  const { kid, removed } = await withDatabase(env, async (database) => {
    const box = createSecretBox(resolveSecretKey(env.secretKey, env.databaseUrl));
    const rotated = await createSigningKeys({ database, box, clock: systemClock }).rotate();
    const event = { kind: 'signing_key_rotated', userId: null } as const;
    await recordCommand(database.query, event, systemClock());
    return rotated;
  });
  print(`The new signing key is ${kid}. Servers sign with it in ten minutes, when all of them show it.`);
  if (removed > 0) print(`Keys removed because their last tokens have expired: ${removed}.`);
  return exitCodes.done;
};

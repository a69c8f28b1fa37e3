import { recordCommand } from '#domain/auth/audit-log.ts';
import { createSecretBox } from '#domain/auth/secret-box.ts';
import { resolveSecretKey } from '#domain/auth/secret-key.ts';
import { createSigningKeys } from '#domain/auth/signing-keys.ts';
import { type Command, exitCodes } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Nobody is signed out: the old key goes on verifying until its last token has expired. */
export const keysRotate: Command = async ({ env, say }) => {
  const box = createSecretBox(resolveSecretKey(env.secretKey, env.databaseUrl));
  const { kid, removed } = await withDatabase(env, async ({ query }) => {
    const rotated = await createSigningKeys(query, box, () => new Date()).rotate();
    await recordCommand(query, { kind: 'signing_key_rotated', userId: null }, new Date());
    return rotated;
  });
  say(`The new signing key is ${kid}. Servers sign with it in ten minutes, when all of them show it.`);
  if (removed > 0) say(`Keys removed because their last tokens have expired: ${removed}.`);
  return exitCodes.done;
};

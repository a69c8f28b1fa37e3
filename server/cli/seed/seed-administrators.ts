/** Two administrators for development. One signs in with the password alone, the other also needs a code. */
import { Secret, TOTP } from 'otpauth';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import type { Auth } from '#domain/auth/auth.ts';
import { challengeFactor } from '#domain/auth/factors/challenge-factor.ts';
import { enrolFactor } from '#domain/auth/factors/enrol-factor.ts';
import { verifyFactor } from '#domain/auth/factors/verify-factor.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { signInWithPassword } from '#domain/auth/sessions/sign-in-with-password.ts';
import { signOut } from '#domain/auth/sessions/sign-out.ts';
import { valueFrom } from './value-from.ts';

/** No real person has an address in this domain, so every account in it was made by this command. */
export const seedDomain = 'seed.example';

export const seedEmails = {
  passwordOnly: `dona@${seedDomain}`,
  secondFactor: `dono@${seedDomain}`,
} as const;

/** Anybody can read it in the source, so the command refuses a database that others can reach. */
export const seedPassword = 'portao que abre';

const client = { address: '127.0.0.1', userAgent: 'npm run seed' };
const periodSeconds = 30;

/** @returns the authenticator key of the second one, in base32 */
export async function seedAdministrators(auth: Auth): Promise<string> {
  for (const email of Object.values(seedEmails)) {
    valueFrom(await createAdministrator(auth, { email, password: seedPassword }));
  }
  const caller = await signIn(auth);
  const newFactor = { type: 'totp', friendlyName: 'Celular de teste', issuer: undefined } as const;
  const { factor, totp } = valueFrom(await enrolFactor(auth, caller, newFactor, client));
  if (totp === null) throw new Error('An authenticator app was enrolled without a key');
  const challengeRequest = { factorId: factor.id, channel: 'sms' } as const;
  const challenge = valueFrom(await challengeFactor(auth, caller, challengeRequest, client));
  const code = previousCode(totp.secret, auth.clock());
  valueFrom(
    await verifyFactor(auth, caller, { factorId: factor.id, challengeId: challenge.id, code }, client),
  );
  await signOut(auth, caller, 'global', client);
  return totp.secret;
}

async function signIn(auth: Auth): Promise<SignedInCaller> {
  const credentials = { email: seedEmails.secondFactor, password: seedPassword };
  const { accessToken } = valueFrom(await signInWithPassword(auth, credentials, client));
  const caller = valueFrom(await auth.authenticator.authenticate(`Bearer ${accessToken}`));
  if (caller.role === 'anonymous') throw new Error('A signed-in caller is not anonymous');
  return caller;
}

/** A code works once. The previous one is still accepted and leaves the current one for the next sign-in. */
function previousCode(secret: string, at: Date): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  return totp.generate({ timestamp: at.getTime() - periodSeconds * 1000 });
}

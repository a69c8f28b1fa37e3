/** Password hashes (argon2id). A new password has passed the rules of `weak-password.ts` before it comes here. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { once } from '#domain/once.ts';
import { passwordLength } from './password-rules.ts';

/** OWASP's recommendation for argon2id (19 MiB, two passes), set here so that an update of the library cannot lower it. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** @returns a PHC string */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

const currentParameters = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** @returns whether the hash was made with the algorithm and cost that new ones are made with */
export function isHashCurrent(passwordHash: string): boolean {
  return passwordHash.startsWith(currentParameters);
}

/** @returns false, without hashing it, for a password over the maximum length */
export async function isPasswordRight(password: string, passwordHash: string): Promise<boolean> {
  if (password.length > passwordLength.max) return false;
  return verify(passwordHash, normalise(password));
}

/** A hash that no password matches. Checking one against it makes an unknown user take as long as a known one. */
export const decoyHash = once(() => hashPassword(randomBytes(32).toString('base64url')));

/** Keyboards encode accented letters differently. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

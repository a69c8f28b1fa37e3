/** Passwords at rest: argon2id, with the text brought to one form and its length checked before any hashing. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { passwordLength } from './password-rules.ts';

/** OWASP's recommendation for argon2id (19 MiB, two passes), written down so that an update cannot lower it. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** @returns a PHC string */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), cost);
}

/** @returns false also for a password too long to have been accepted, without hashing it */
export async function isPasswordRight(password: string, passwordHash: string): Promise<boolean> {
  if (password.length > passwordLength.max) return false;
  return verify(passwordHash, oneForm(password));
}

let decoy: Promise<string> | null = null;

/** A hash no password fits, of the same cost as the real ones: looking for an unknown user takes as long. */
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomBytes(32).toString('base64url'));
  return decoy;
}

/** Keyboards differ in how they compose an accented letter. */
function oneForm(password: string): string {
  return password.normalize('NFKC');
}

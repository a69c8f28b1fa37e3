/** Seals the secrets of factors and challenges with SECRET_KEY. Each can be opened only for the row that stores it. */
import type { SecretBox } from '#domain/auth/keys/secret-box.ts';
import type { ChallengeRow } from './challenge-store.ts';
import type { FactorRow } from './factor.ts';

export function sealTotpSecret(box: SecretBox, factorId: string, secret: string): string {
  return box.seal(Buffer.from(secret), totpPurpose(factorId));
}

/** @returns null for a factor that is not an app */
export function openTotpSecret(box: SecretBox, factor: FactorRow): string | null {
  return factor.secret === null ? null : box.open(factor.secret, totpPurpose(factor.id)).toString();
}

export function sealMessageCode(box: SecretBox, challengeId: string, code: string): string {
  return box.seal(Buffer.from(code), messageCodePurpose(challengeId));
}

/** @returns null for a challenge that sent no message */
export function openMessageCode(box: SecretBox, challenge: ChallengeRow): Buffer | null {
  return challenge.code === null ? null : box.open(challenge.code, messageCodePurpose(challenge.id));
}

function totpPurpose(factorId: string): string {
  return `totp ${factorId}`;
}

function messageCodePurpose(challengeId: string): string {
  return `message-code ${challengeId}`;
}

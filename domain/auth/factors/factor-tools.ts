import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { AccessTokens } from '#domain/auth/access-token.ts';
import type { AuditLog } from '#domain/auth/audit-log.ts';
import type { NetworkMark } from '#domain/auth/client-network.ts';
import type { SecretBox } from '#domain/auth/secret-box.ts';
import type { FactorLimits } from './factor-limits.ts';
import type { MessageSender } from './message-sender.ts';

/** What the work with second factors needs. */
export interface FactorTools {
  query: Kysely<Schema>;
  box: SecretBox;
  tokens: AccessTokens;
  limits: FactorLimits;
  audit: AuditLog;
  mark: NetworkMark;
  /** Null: factors by phone are switched off. */
  sender: MessageSender | null;
  /** Name of the installation in apps and messages, where the client gives none. */
  issuer: string;
  now: () => Date;
}

/** A question for a code is open for so long; an enrolment nobody finished is swept after as long. */
export const challengeSeconds = 300;

/** The moment before which a challenge has expired. */
export function challengesExpiredAt(now: Date): string {
  return new Date(now.getTime() - challengeSeconds * 1000).toISOString();
}

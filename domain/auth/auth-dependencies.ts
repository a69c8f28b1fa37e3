/** What the services for sessions, passwords and factors depend on. `openAuth` creates it. */
import type { Database } from '#database/database.ts';
import type { NetworkMark } from '#domain/auth/networks/client-network.ts';
import type { Clock } from '#domain/clock.ts';
import type { AuditLog } from './audit/audit-log.ts';
import type { FactorLimits } from './factors/factor-limits.ts';
import type { MessageSender } from './factors/message-sender.ts';
import type { SecretBox } from './keys/secret-box.ts';
import type { PasswordCheck } from './passwords/check-password.ts';
import type { HashSlots } from './passwords/hash-slots.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import type { Sweep } from './sweep.ts';

export interface AuthDependencies {
  database: Database;
  clock: Clock;
  box: SecretBox;
  tokens: AccessTokens;
  audit: AuditLog;
  mark: NetworkMark;
  checkPassword: PasswordCheck;
  slots: HashSlots;
  sweep: Sweep;
  factorLimits: FactorLimits;
  /** If null, factors by phone are disabled. */
  messageSender: MessageSender | null;
  /** Name of the installation in authenticator apps and messages, unless the client gives one. */
  issuer: string;
}

/** The auth service: everything of this room put together once, from a database and a secret. */
import type { Database } from '#database/database.ts';
import type { AccessVerifier } from './access.ts';
import { createAccessTokens } from './access-token.ts';
import { createAccessVerifier } from './access-verifier.ts';
import {
  type ActiveSessionsResult,
  listSessions,
  type RevokeResult,
  revokeSession,
} from './active-sessions.ts';
import { createAuditLog } from './audit-log.ts';
import { type AuthenticationResult, authenticate, type Caller } from './authenticate.ts';
import { createPasswordCheck } from './check-password.ts';
import type { Client } from './client.ts';
import { createNetworkMark } from './client-network.ts';
import { type ChallengeResult, challengeFactor } from './factors/challenge-factor.ts';
import { type EnrolResult, enrolFactor, type NewFactor } from './factors/enrol-factor.ts';
import { type Factor, listFactors } from './factors/factor.ts';
import { createFactorLimits } from './factors/factor-limits.ts';
import type { FactorTools } from './factors/factor-tools.ts';
import type { MessageChannel, MessageSender } from './factors/message-sender.ts';
import { type UnenrolResult, unenrolFactor } from './factors/unenrol-factor.ts';
import { type FactorAnswer, type VerifyResult, verifyFactor } from './factors/verify-factor.ts';
import { createHashSlots } from './hash-slots.ts';
import { decoyHash } from './password-hash.ts';
import { resolvePublicKey } from './public-key.ts';
import { type RefreshResult, refreshSession } from './refresh-session.ts';
import { createSecretBox } from './secret-box.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { type PasswordCredentials, type SignInResult, signInWithPassword } from './sign-in-with-password.ts';
import { type SignOutScope, signOut } from './sign-out.ts';
import { createSigningKeys, type PublicJwk } from './signing-keys.ts';
import { type UpdateUserResult, type UserChanges, updateUser } from './update-user.ts';

export interface AuthOptions {
  database: Database;
  /** From `resolveSecretKey`. */
  secretKey: string;
  /** API_PUBLIC_KEY, or null for the one kept in the database. */
  publicKey: string | null;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Carries codes to phones; without one, factors by phone are switched off. */
  messageSender?: MessageSender | null;
  now?: () => Date;
}

export interface Auth {
  /** What a client sends as `apikey`. */
  readonly publicKey: string;
  readonly access: AccessVerifier;
  publicKeys(): Promise<PublicJwk[]>;
  authenticate(token: string): Promise<AuthenticationResult>;
  signInWithPassword(credentials: PasswordCredentials): Promise<SignInResult>;
  refresh(refreshToken: string, client: Client): Promise<RefreshResult>;
  signOut(caller: Caller, scope: SignOutScope, client: Client): Promise<void>;
  updateUser(caller: Caller, changes: UserChanges): Promise<UpdateUserResult>;
  sessions(caller: Caller): Promise<ActiveSessionsResult>;
  revokeSession(caller: Caller, sessionId: string, client: Client): Promise<RevokeResult>;
  factors(userId: string): Promise<Factor[]>;
  enrol(caller: Caller, wanted: NewFactor, client: Client): Promise<EnrolResult>;
  challenge(
    caller: Caller,
    factorId: string,
    channel: MessageChannel,
    client: Client,
  ): Promise<ChallengeResult>;
  verify(caller: Caller, answer: FactorAnswer, client: Client): Promise<VerifyResult>;
  unenrol(caller: Caller, factorId: string, client: Client): Promise<UnenrolResult>;
}

/** Two hashes at once keep memory within its budget and a processor free for visitors. */
const hashing = { atOnce: 2, waiting: 100 };

/**
 * Makes the first signing key and the public key where there are none.
 * @throws when the secret key does not fit the database
 */
export async function openAuth(options: AuthOptions): Promise<Auth> {
  const { query } = options.database;
  const now = options.now ?? (() => new Date());
  const box = createSecretBox(options.secretKey);
  const keys = createSigningKeys(query, box, now);
  if ((await keys.publicKeys()).length === 0) await keys.add();
  const publicKey = await resolvePublicKey(query, options.publicKey);
  const tokens = createAccessTokens(keys, `${options.siteUrl}/auth/v1`, now);
  // Made now, so that the first stranger is answered no slower than the second.
  await decoyHash();
  const slots = createHashSlots(hashing);
  const checkPassword = createPasswordCheck(createSignInLimits(query, now), slots);
  const mark = createNetworkMark(options.secretKey);
  const audit = createAuditLog(mark, now);
  const factorTools: FactorTools = {
    query,
    box,
    tokens,
    audit,
    mark,
    now,
    limits: createFactorLimits(query, now),
    sender: options.messageSender ?? null,
    // Without the port: a colon has a meaning in what apps are given.
    issuer: new URL(options.siteUrl).hostname,
  };
  const authenticateToken = (token: string) => authenticate(token, { query, tokens });
  return {
    publicKey,
    access: createAccessVerifier(publicKey, authenticateToken),
    publicKeys: () => keys.publicKeys(),
    authenticate: authenticateToken,
    signInWithPassword: (credentials) =>
      signInWithPassword(credentials, { query, checkPassword, box, tokens, audit, now }),
    refresh: (refreshToken, client) =>
      refreshSession(refreshToken, client, { query, box, tokens, audit, now }),
    signOut: (caller, scope, client) => signOut(caller, scope, client, { query, audit }),
    updateUser: (caller, changes) => updateUser(caller, changes, { query, checkPassword, slots, audit, now }),
    sessions: (caller) => listSessions(caller, query, now()),
    revokeSession: (caller, sessionId, client) => revokeSession(caller, sessionId, client, { query, audit }),
    factors: (userId) => listFactors(query, userId),
    enrol: (caller, wanted, client) => enrolFactor(caller, wanted, client, factorTools),
    challenge: (caller, factorId, channel, client) =>
      challengeFactor(caller, factorId, channel, client, factorTools),
    verify: (caller, answer, client) => verifyFactor(caller, answer, client, factorTools),
    unenrol: (caller, factorId, client) => unenrolFactor(caller, factorId, client, factorTools),
  };
}

/** The site's sign-in, created once from a database and a secret key. */
import type { Database } from '#database/database.ts';
import { createNetworkMark } from '#domain/auth/networks/client-network.ts';
import { type Clock, systemClock } from '#domain/clock.ts';
import { createAuditLog } from './audit/audit-log.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { createFactorLimits } from './factors/factor-limits.ts';
import type { MessageSender } from './factors/message-sender.ts';
import { resolvePublicKey } from './keys/public-key.ts';
import { createSecretBox } from './keys/secret-box.ts';
import { createSigningKeys, type SigningKeys } from './keys/signing-keys.ts';
import { createPasswordCheck } from './passwords/check-password.ts';
import { createHashSlots } from './passwords/hash-slots.ts';
import { decoyHash } from './passwords/password-hash.ts';
import { createSignInLimits } from './passwords/sign-in-limits.ts';
import { createAccessTokens } from './sessions/access-token.ts';
import { createAuthenticator } from './sessions/authenticator.ts';
import type { Authenticator } from './sessions/caller.ts';
import { createSweep } from './sweep.ts';

export interface OpenAuthDependencies {
  database: Database;
  /** From `resolveSecretKey`. */
  secretKey: string;
  /** API_PUBLIC_KEY, or null for the one kept in the database. */
  publicKey: string | null;
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** Sends codes to phones. Without one, factors by phone are disabled. */
  messageSender?: MessageSender | null;
  clock?: Clock;
}

/** The dependencies of all services in this folder, and the members that the server uses directly. */
export interface Auth extends AuthDependencies {
  /** The key that clients send as `apikey`. */
  publicKey: string;
  keys: SigningKeys;
  authenticator: Authenticator;
}

/**
 * Two concurrent hashes stay within the memory budget and leave a processor for visitors. The queue holds about as many
 * attempts as are hashed in three seconds.
 */
const hashing = {
  atOnce: 2,
  waiting: { familiar: 32, strangers: 96, strangersOfOneNetwork: 32 },
  // By then the client has been told that its request took too long (server/process/request-limits.ts).
  maxWaitMs: 10_000,
};

/**
 * Generates the first signing key and the public key if they are missing.
 * @throws when the secret key does not fit the database
 */
export async function openAuth(given: OpenAuthDependencies): Promise<Auth> {
  const { database, secretKey, siteUrl, clock = systemClock } = given;
  const box = createSecretBox(secretKey);
  const keys = createSigningKeys({ database, box, clock });
  if ((await keys.keySet()).length === 0) await keys.add();
  const publicKey = await resolvePublicKey(database.query, given.publicKey);
  // Computed now, so that the first unknown user does not wait longer than the second.
  await decoyHash();
  const slots = createHashSlots(hashing);
  const mark = createNetworkMark(secretKey);
  const dependencies: AuthDependencies = {
    database,
    clock,
    box,
    tokens: createAccessTokens({ keys, issuer: `${siteUrl}/auth/v1`, clock }),
    audit: createAuditLog({ mark, clock }),
    mark,
    checkPassword: createPasswordCheck({ limits: createSignInLimits({ database, clock, mark }), slots }),
    slots,
    sweep: createSweep({ database, clock }),
    factorLimits: createFactorLimits({ database, clock }),
    messageSender: given.messageSender ?? null,
    // Without the port, because a colon separates issuer and account in the URI that apps scan.
    issuer: new URL(siteUrl).hostname,
  };
  const authenticator = createAuthenticator(dependencies, publicKey);
  return { ...dependencies, publicKey, keys, authenticator };
}

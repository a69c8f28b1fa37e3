/** Opens a session for e-mail and password. Unknown users and wrong passwords take the same path and the same time. */
import { administratorOf, normaliseEmail, type UserRow } from '#domain/auth/administrators/administrator.ts';
import {
  findAdministratorByEmail,
  updateLastSignIn,
} from '#domain/auth/administrators/administrator-store.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import { rememberNetwork } from '#domain/auth/networks/known-networks.ts';
import { renewHash } from '#domain/auth/passwords/renew-hash.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { newPasswordSession } from './session.ts';
import { insertSession, type SessionRow } from './session-store.ts';

export interface PasswordCredentials {
  email: string;
  password: string;
}

export type SignInFailure =
  | { code: 'invalid_credentials' }
  | { code: 'too_many_failures'; retryAfterSeconds: number };

type SignInResult = Result<IssuedSession, SignInFailure>;

export async function signInWithPassword(
  dependencies: AuthDependencies,
  credentials: PasswordCredentials,
  client: Client,
): Promise<SignInResult> {
  const result = await trySignIn(dependencies, credentials, client);
  if (result !== 'hash_changed') return result;
  // Another sign-in may have hashed the same password anew, so the new hash decides.
  const second = await trySignIn(dependencies, credentials, client);
  return second === 'hash_changed' ? refusal({ code: 'invalid_credentials' }) : second;
}

async function trySignIn(
  dependencies: AuthDependencies,
  credentials: PasswordCredentials,
  client: Client,
): Promise<SignInResult | 'hash_changed'> {
  const { database, audit, clock, sweep } = dependencies;
  const email = normaliseEmail(credentials.email);
  const user = await findAdministratorByEmail(database.query, email);
  const checked = await dependencies.checkPassword({
    account: email,
    address: client.address,
    password: credentials.password,
    passwordHash: user?.password_hash ?? null,
  });
  if (!checked.ok && checked.failure.code === 'too_many_failures') return refusal(checked.failure);
  if (!checked.ok || user === null) {
    await audit.record(database.query, { kind: 'sign_in_failed', userId: user?.id ?? null, client });
    await sweep();
    return refusal({ code: 'invalid_credentials' });
  }

  const at = clock();
  const session = newPasswordSession(dependencies, user.id, client, at);
  if (!(await storeSession(dependencies, user, session, client, at))) return 'hash_changed';
  await renewHash(dependencies, user, credentials.password, client);
  await sweep();
  const administrator = { ...administratorOf(user), lastSignInAt: at.toISOString() };
  return success(await issueSession(dependencies, session, administrator));
}

/**
 * @returns false when the hash has changed meanwhile: a new password ends all sessions, so the old one must open none
 */
async function storeSession(
  { database, audit, mark }: AuthDependencies,
  user: UserRow,
  session: SessionRow,
  client: Client,
  at: Date,
): Promise<boolean> {
  return database.query.transaction().execute(async (transaction) => {
    if (!(await updateLastSignIn(transaction, user, at))) return false;
    const network = mark(client.address);
    await rememberNetwork(transaction, { userId: user.id, network, client, at });
    await insertSession(transaction, session);
    await audit.record(transaction, { kind: 'signed_in', userId: user.id, sessionId: session.id, client });
    return true;
  });
}

/** E-mail and password for a new session. Unknown users and wrong passwords take the same way and the same time. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { AccessTokens } from './access-token.ts';
import { administratorOf, normaliseEmail } from './administrators.ts';
import { type AuditLog, removeOldEvents } from './audit-log.ts';
import type { PasswordCheck } from './check-password.ts';
import type { Client } from './client.ts';
import type { SecretBox } from './secret-box.ts';
import { type IssuedSession, issueSession, newPasswordSession, removeIdleSessions } from './session.ts';

export interface PasswordCredentials {
  email: string;
  password: string;
  client: Client;
}

export type SignInResult =
  | { ok: true; session: IssuedSession }
  | { ok: false; code: 'invalid_credentials' }
  | { ok: false; code: 'too_many_failures'; retryAfterSeconds: number };

export interface SignInTools {
  query: Kysely<Schema>;
  checkPassword: PasswordCheck;
  box: SecretBox;
  tokens: AccessTokens;
  audit: AuditLog;
  now: () => Date;
}

export async function signInWithPassword(
  { client, ...credentials }: PasswordCredentials,
  tools: SignInTools,
): Promise<SignInResult> {
  const { query, now, audit } = tools;
  const email = normaliseEmail(credentials.email);
  const user = await query.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const check = await tools.checkPassword({
    account: email,
    address: client.address,
    password: credentials.password,
    passwordHash: user?.password_hash ?? null,
  });
  if (!check.ok && check.code === 'too_many_failures') return check;
  if (!check.ok || user === undefined) {
    await audit.record(query, { kind: 'sign_in_failed', userId: user?.id ?? null, client });
    return { ok: false, code: 'invalid_credentials' };
  }

  const at = now();
  const row = newPasswordSession(user.id, client, tools.box, at);
  const isStored = await query.transaction().execute(async (transaction) => {
    const signedIn = await transaction
      .updateTable('users')
      .set({ last_sign_in_at: at.toISOString() })
      .where('id', '=', user.id)
      // A password changed while the old one was being hashed ended all sessions; none may follow it.
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (signedIn.numUpdatedRows === 0n) return false;
    await removeIdleSessions(transaction, at);
    await removeOldEvents(transaction, at);
    await transaction.insertInto('sessions').values(row).execute();
    await audit.record(transaction, { kind: 'signed_in', userId: user.id, sessionId: row.id, client });
    return true;
  });
  if (!isStored) return { ok: false, code: 'invalid_credentials' };
  const administrator = { ...administratorOf(user), lastSignInAt: at.toISOString() };
  return { ok: true, session: await issueSession(row, administrator, tools) };
}

/** A new password chosen by the administrator. It ends every other session of the account. */
import type { UserRow } from '#domain/auth/administrators/administrator.ts';
import { findAdministrator, updatePasswordHash } from '#domain/auth/administrators/administrator-store.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import { type RateLimit, RateLimiter } from '#domain/auth/limits/rate-limiter.ts';
import { digest, widestNetworkOf } from '#domain/auth/networks/client-network.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { deleteOtherSessions, findSession, type SessionRow } from '#domain/auth/sessions/session-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { busySeconds } from './check-password.ts';
import { hashPassword, isPasswordRight } from './password-hash.ts';
import { type PasswordProblem, passwordProblem } from './weak-password.ts';

const freshMs = 10 * 60 * 1000;

/** Tries of one account, successful or not. Each costs an estimate of the new password and up to three hashes. */
const tries: RateLimit = { name: 'password-change', points: 20, durationSeconds: 15 * 60 };

export interface NewPassword {
  password: string;
  /** Checked if it is given; not needed for some minutes after a sign-in. */
  currentPassword?: string | undefined;
}

export type ChangePasswordFailure =
  | { code: PasswordProblem | 'same_password' | 'conflict' }
  | { code: 'current_password_required' | 'current_password_invalid' }
  | { code: 'too_many_failures'; retryAfterSeconds: number };

type ChangePasswordResult = Result<undefined, ChangePasswordFailure>;

export async function changePassword(
  dependencies: AuthDependencies,
  caller: SignedInCaller,
  { password, currentPassword }: NewPassword,
  client: Client,
): Promise<ChangePasswordResult> {
  const { database, audit, clock } = dependencies;
  const userId = caller.administrator.id;
  const user = await findAdministrator(database.query, userId);
  const session = await findSession(database.query, caller.sessionId);
  if (user === null || session === null) return refusal({ code: 'conflict' });
  if (currentPassword === undefined && !isFresh(session, clock())) {
    return refusal({ code: 'current_password_required' });
  }
  const counted = await new RateLimiter(dependencies, tries).penalty(digest(user.email));
  if (counted.consumedPoints > tries.points) {
    const retryAfterSeconds = Math.ceil(counted.msBeforeNext / 1000);
    return refusal({ code: 'too_many_failures', retryAfterSeconds });
  }
  const problem = await passwordProblem(password, user.email);
  if (problem !== null) return refusal({ code: problem });

  const event = { userId, sessionId: caller.sessionId, client };
  if (currentPassword !== undefined) {
    const checked = await dependencies.checkPassword({
      account: caller.administrator.email,
      address: client.address,
      password: currentPassword,
      passwordHash: user.password_hash,
    });
    if (!checked.ok) {
      if (checked.failure.code === 'too_many_failures') return refusal(checked.failure);
      await audit.record(database.query, { kind: 'password_change_refused', ...event });
      return refusal({ code: 'current_password_invalid' });
    }
  }

  const hashed = await hashNewPassword(dependencies, password, user, client);
  if (!hashed.ok) return hashed;
  return database.query.transaction().execute(async (transaction): Promise<ChangePasswordResult> => {
    if (!(await updatePasswordHash(transaction, user, hashed.value, clock()))) {
      return refusal({ code: 'conflict' });
    }
    await deleteOtherSessions(transaction, { userId, sessionId: caller.sessionId });
    await audit.record(transaction, { kind: 'password_changed', ...event });
    return success();
  });
}

/** Whether the password was given at sign-in so recently that it is not asked for again. */
function isFresh(session: SessionRow, at: Date): boolean {
  return Math.abs(at.getTime() - Date.parse(session.created_at)) <= freshMs;
}

async function hashNewPassword(
  { slots }: AuthDependencies,
  password: string,
  user: UserRow,
  client: Client,
): Promise<Result<string, ChangePasswordFailure>> {
  const release = await slots.take({ isFamiliar: true, network: widestNetworkOf(client.address) });
  if (release === null) return refusal({ code: 'too_many_failures', retryAfterSeconds: busySeconds });
  try {
    if (await isPasswordRight(password, user.password_hash)) return refusal({ code: 'same_password' });
    return success(await hashPassword(password));
  } finally {
    release();
  }
}

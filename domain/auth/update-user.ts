/** What administrators may change about themselves: the password, and data nothing depends on. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { type Administrator, administratorOf, readMetadata } from './administrators.ts';
import type { AuditLog } from './audit-log.ts';
import type { Caller } from './authenticate.ts';
import type { PasswordCheck } from './check-password.ts';
import type { Client } from './client.ts';
import type { HashSlots } from './hash-slots.ts';
import { hashPassword, isPasswordRight } from './password-hash.ts';
import { type PasswordProblem, passwordProblem } from './password-rules.ts';

/** The data travels in every access token, and a header has its limits. */
export const userMetadataMaxBytes = 4096;

export interface UserChanges {
  password?: string | undefined;
  /** Checked when given. */
  currentPassword?: string | undefined;
  /** Merged key by key; null deletes a key. */
  data?: Record<string, unknown> | undefined;
  client: Client;
}

export type UpdateUserResult =
  | { ok: true; administrator: Administrator }
  | {
      ok: false;
      code:
        | PasswordProblem
        | 'same_password'
        | 'current_password_invalid'
        | 'insufficient_aal'
        | 'data_too_large'
        | 'conflict';
    }
  | { ok: false; code: 'too_many_failures'; retryAfterSeconds: number };

export interface UpdateUserTools {
  query: Kysely<Schema>;
  checkPassword: PasswordCheck;
  slots: HashSlots;
  audit: AuditLog;
  now: () => Date;
}

type Refusal = Extract<UpdateUserResult, { ok: false }>;

export async function updateUser(
  caller: Caller,
  changes: UserChanges,
  tools: UpdateUserTools,
): Promise<UpdateUserResult> {
  if (changes.password !== undefined && caller.isSecondFactorDue) {
    return { ok: false, code: 'insufficient_aal' };
  }
  // Data first: a refusal of it must not come after the password has changed.
  const refusal =
    (changes.data === undefined ? null : await mergeData(caller, changes.data, tools)) ??
    (changes.password === undefined ? null : await changePassword(caller, changes.password, changes, tools));
  if (refusal !== null) return refusal;
  const user = await tools.query
    .selectFrom('users')
    .selectAll()
    .where('id', '=', caller.administrator.id)
    .executeTakeFirst();
  return user === undefined
    ? { ok: false, code: 'conflict' }
    : { ok: true, administrator: administratorOf(user) };
}

async function changePassword(
  caller: Caller,
  password: string,
  changes: UserChanges,
  tools: UpdateUserTools,
): Promise<Refusal | null> {
  const problem = passwordProblem(password);
  if (problem !== null) return { ok: false, code: problem };
  const { id: userId, email: account } = caller.administrator;
  const user = await tools.query
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return { ok: false, code: 'conflict' };

  const event = { userId, sessionId: caller.sessionId, client: changes.client };
  if (changes.currentPassword !== undefined) {
    const check = await tools.checkPassword({
      account,
      address: changes.client.address,
      password: changes.currentPassword,
      passwordHash: user.password_hash,
    });
    if (!check.ok) {
      if (check.code === 'too_many_failures') return check;
      await tools.audit.record(tools.query, { kind: 'password_change_refused', ...event });
      return { ok: false, code: 'current_password_invalid' };
    }
  }

  const release = await tools.slots.take();
  if (release === null) return { ok: false, code: 'too_many_failures', retryAfterSeconds: 5 };
  let passwordHash: string;
  try {
    if (await isPasswordRight(password, user.password_hash)) return { ok: false, code: 'same_password' };
    passwordHash = await hashPassword(password);
  } finally {
    release();
  }

  return tools.query.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: tools.now().toISOString() })
      .where('id', '=', userId)
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return { ok: false, code: 'conflict' };
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '!=', caller.sessionId)
      .execute();
    await tools.audit.record(transaction, { kind: 'password_changed', ...event });
    return null;
  });
}

async function mergeData(
  caller: Caller,
  data: Record<string, unknown>,
  tools: UpdateUserTools,
): Promise<Refusal | null> {
  const userId = caller.administrator.id;
  for (let round = 0; round < 5; round += 1) {
    const user = await tools.query
      .selectFrom('users')
      .select('user_metadata')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user === undefined) return { ok: false, code: 'conflict' };
    const merged = new Map(Object.entries(readMetadata(user.user_metadata)));
    for (const [key, value] of Object.entries(data)) {
      if (value === null) merged.delete(key);
      else merged.set(key, value);
    }
    const json = JSON.stringify(Object.fromEntries(merged));
    if (Buffer.byteLength(json) > userMetadataMaxBytes) return { ok: false, code: 'data_too_large' };
    const changed = await tools.query
      .updateTable('users')
      .set({ user_metadata: json, updated_at: tools.now().toISOString() })
      .where('id', '=', userId)
      // Another tab may have written in between; then merge again.
      .where('user_metadata', '=', user.user_metadata)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) return null;
  }
  return { ok: false, code: 'conflict' };
}

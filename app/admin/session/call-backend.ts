/**
 * Every call of the administrator's area to the backend goes through this module. Two failures mean the same on every
 * screen and are handled here: a session that has ended leads to the login screen, and a session that needs its second
 * factor leads to the code step. `RequireSession` shows both; typed input is kept in the tab.
 */
import { type AuthError, AuthSessionMissingError, type Session } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { type Result, refusal, success } from '#domain/result.ts';
import { authFailure } from './auth-failure.ts';
import type { Backend } from './backend.ts';
import { type CallFailure, callFailure } from './call-failure.ts';
import { type TableError, tableFailure } from './table-failure.ts';

type Auth = Backend['auth'];

type AuthAnswer<Data> = { data: Data | null; error: null } | { data: unknown; error: AuthError };

/** Calls one of the client's `auth` methods. */
export async function callAuth<Data>(
  auth: Auth,
  call: (auth: Auth) => Promise<AuthAnswer<Data>>,
): Promise<Result<Data, CallFailure>> {
  return withSession(auth, async () => {
    // The client returns the errors it expects and throws all others.
    const answer = await call(auth).catch((thrown: unknown) => ({ data: null, error: thrown }));
    if (answer.error === null && answer.data !== null) return success(answer.data);
    return refusal(authFailure(answer.error));
  });
}

interface TableAnswer {
  data: unknown;
  error: TableError | null;
  status: number;
  /** Number of all matching rows, if the query asks for it. */
  count: number | null;
}

export interface TableRows<Data> {
  data: Data;
  /** Number of all matching rows; 0 unless the query asks for it. */
  count: number;
}

/**
 * Runs a query on a table. Without a session no request is sent.
 * @param schema the schema of the answer's data
 */
export async function callTable<Data>(
  backend: Backend,
  schema: z.ZodMiniType<Data>,
  query: () => PromiseLike<TableAnswer>,
): Promise<Result<TableRows<Data>, CallFailure>> {
  return withSession(backend.auth, async () => {
    const session = await readSession(backend.auth);
    if (!session.ok) return session;
    const { data, error, status, count } = await query();
    if (error !== null) return refusal(tableFailure(error, status));
    const rows = schema.safeParse(data);
    if (!rows.success) return refusal(callFailure('failed', rows.error.message));
    return success({ data: rows.data, count: count ?? 0 });
  });
}

/** A session that cannot be renewed because the network is down is 'unreachable', not ended. */
export function currentSession(auth: Auth): Promise<Result<Session, CallFailure>> {
  return withSession(auth, () => readSession(auth));
}

async function readSession(auth: Auth): Promise<Result<Session, CallFailure>> {
  const { data, error } = await auth.getSession();
  if (data.session !== null) return success(data.session);
  return refusal(authFailure(error ?? new AuthSessionMissingError()));
}

/**
 * Handles the two common failures. All tabs share one stored session, and a call can fail after another tab has signed
 * in again. Such a call is repeated with the new session, because the failure concerned only the old one.
 */
async function withSession<Value>(
  auth: Auth,
  call: () => Promise<Result<Value, CallFailure>>,
): Promise<Result<Value, CallFailure>> {
  const tokenBefore = await storedToken(auth);
  const result = await call();
  if (result.ok) return result;
  if (result.failure.code === 'session_ended') {
    const token = await storedToken(auth);
    if (token !== null && token !== tokenBefore) return call();
    await auth.signOut({ scope: 'local' });
  }
  // The renewed session lists factors that this tab did not know yet.
  if (result.failure.code === 'second_factor_due') await auth.refreshSession();
  return result;
}

/** @returns null without a session */
async function storedToken(auth: Auth): Promise<string | null> {
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}

/**
 * Three calls of the auth service that the official client has no methods for: GET /sessions, DELETE /sessions/{id} and
 * DELETE /sessions/new-networks/{id}. They return what a method of the client would, so `callAuth` handles them like
 * the others.
 */
import { AuthApiError, type AuthError, AuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type Result, refusal, success } from '#domain/result.ts';
import { authFailure } from '../../session/auth-failure.ts';
import type { Backend } from '../../session/backend.ts';
import { callAuth, currentSession } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';

const activeSession = z.object({
  id: z.string(),
  /** ISO-8601, like `refreshed_at`. */
  created_at: z.string(),
  /** Time of the last refresh. An open page refreshes its session about once an hour. */
  refreshed_at: z.string(),
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});

export type ActiveSession = z.infer<typeof activeSession>;

const newNetwork = z.object({
  id: z.string(),
  /** ISO-8601: the first sign-in from there. */
  first_seen_at: z.string(),
  user_agent: z.nullable(z.string()),
});

/** A sign-in from a network that is new to the account and that the owner has not confirmed. */
export type NewNetwork = z.infer<typeof newNetwork>;

const sessionList = z.object({
  sessions: z.array(activeSession),
  // Absent while a server of the previous version is still answering.
  new_networks: z._default(z.array(newNetwork), []),
});

export interface SessionOverview {
  /** The current session comes first, then the most recently used. */
  sessions: ActiveSession[];
  /** Newest first. */
  newNetworks: NewNetwork[];
}

const errorBody = z.object({ code: z.string(), message: z.string() });

export interface SessionCallDependencies {
  auth: Backend['auth'];
  publicKey: string;
  /** The browser's own fetch, or a test's. */
  send: typeof fetch;
}

const sessionsPath = '/auth/v1/sessions';
/** From this version on, `code` in an error body is a word instead of the HTTP status. */
const apiVersion = '2024-01-01';

export async function readSessions(
  dependencies: SessionCallDependencies,
): Promise<Result<SessionOverview, CallFailure>> {
  const result = await request(dependencies, 'GET', sessionsPath);
  if (!result.ok) return result;
  const list = sessionList.safeParse(await result.value.json().catch(() => null));
  if (!list.success) return refusal(authFailure(list.error));
  return success({ sessions: list.data.sessions, newNetworks: list.data.new_networks });
}

/** A session that has already ended counts as ended now. */
export async function endActiveSession(
  dependencies: SessionCallDependencies,
  id: string,
): Promise<Result<undefined, CallFailure>> {
  const result = await request(dependencies, 'DELETE', `${sessionsPath}/${id}`);
  return result.ok || result.failure.code === 'not_found' ? success() : result;
}

/** A network that was confirmed in the meantime counts as confirmed now. */
export async function confirmNewNetwork(
  dependencies: SessionCallDependencies,
  id: string,
): Promise<Result<undefined, CallFailure>> {
  const result = await request(dependencies, 'DELETE', `${sessionsPath}/new-networks/${id}`);
  return result.ok || result.failure.code === 'not_found' ? success() : result;
}

async function request(
  { auth, publicKey, send }: SessionCallDependencies,
  method: 'GET' | 'DELETE',
  path: string,
): Promise<Result<Response, CallFailure>> {
  const session = await currentSession(auth);
  if (!session.ok) return session;
  const headers = {
    apikey: publicKey,
    Authorization: `Bearer ${session.value.access_token}`,
    'X-Supabase-Api-Version': apiVersion,
  };
  return callAuth(auth, async () => {
    const response = await send(path, { method, headers }).catch(unreachable);
    return response.ok ? { data: response, error: null } : { data: null, error: await errorOf(response) };
  });
}

function unreachable(cause: unknown): never {
  throw new AuthRetryableFetchError(String(cause), 0);
}

async function errorOf(response: Response): Promise<AuthError> {
  const { code, message } = errorBody.parse(await response.json());
  return new AuthApiError(message, response.status, code);
}

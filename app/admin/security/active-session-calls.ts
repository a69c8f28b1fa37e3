/** The two calls of the auth service that are the site's own, GET /sessions and DELETE /sessions/{id}. */
import * as z from 'zod/mini';
import { type AuthCallResult, followUp, sharedCode } from '../auth-call.ts';
import type { Backend } from '../backend.ts';

const activeSession = z.object({
  id: z.string(),
  /** ISO-8601, as the next. */
  created_at: z.string(),
  /** The last refresh: within the last hour or so for a page that is open. */
  refreshed_at: z.string(),
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});

export type ActiveSession = z.infer<typeof activeSession>;

const sessionList = z.object({ sessions: z.array(activeSession) });
const refusal = z.object({ code: z.string() });

interface Calls {
  auth: Pick<Backend['auth'], 'getSession' | 'refreshSession' | 'signOut'>;
  publicKey: string;
  /** Of the tab, or of a test. */
  send: typeof fetch;
}

const sessionsPath = '/auth/v1/sessions';
/** From this version on an error's code stands in its body as a word. */
const apiVersion = '2024-01-01';

/** This one first, then the last used. */
export async function listActiveSessions(calls: Calls): Promise<AuthCallResult<ActiveSession[]>> {
  const result = await call(calls, 'GET', sessionsPath);
  if (!result.ok) return result;
  const list = sessionList.safeParse(await result.data.json().catch(() => null));
  return list.success ? { ok: true, data: list.data.sessions } : { ok: false, code: 'unexpected' };
}

/** One that has ended already counts as ended. */
export async function endActiveSession(calls: Calls, id: string): Promise<AuthCallResult<null>> {
  const result = await call(calls, 'DELETE', `${sessionsPath}/${id}`);
  return result.ok || result.code === 'not_found' ? { ok: true, data: null } : result;
}

async function call(calls: Calls, method: string, path: string): Promise<AuthCallResult<Response>> {
  const { data, error } = await calls.auth.getSession();
  // Could not be renewed just now, which is no reason to end it.
  if (error !== null) return refused(calls, 'unexpected');
  if (data.session === null) return refused(calls, 'session_gone');
  const headers = {
    apikey: calls.publicKey,
    Authorization: `Bearer ${data.session.access_token}`,
    'X-Supabase-Api-Version': apiVersion,
  };
  const response = await calls.send(path, { method, headers }).catch(() => null);
  if (response === null) return refused(calls, 'unexpected');
  if (response.ok) return { ok: true, data: response };
  const body = refusal.safeParse(await response.json().catch(() => null));
  return refused(calls, body.success ? sharedCode(body.data.code) : 'unexpected');
}

async function refused({ auth }: Calls, code: string): Promise<{ ok: false; code: string }> {
  await followUp(auth, code);
  return { ok: false, code };
}

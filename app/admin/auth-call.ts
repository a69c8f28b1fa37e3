/**
 * One call of the auth service, its outcome told by code. Two refusals are answered here, because they mean the same on
 * every screen: a session that is gone leads to the login, one that owes its second factor to the code step.
 */
import { type AuthError, isAuthApiError, isAuthSessionMissingError } from '@supabase/supabase-js';
import type { Backend } from './backend.ts';

export type AuthCallResult<Data> =
  | { ok: true; data: Data }
  /** `code` is the service's own, or 'session_gone', or 'unexpected' for an outage. */
  | { ok: false; code: string };

type Auth = Pick<Backend['auth'], 'refreshSession' | 'signOut'>;
type Answer<Data> = { data: Data; error: AuthError | null };

const goneCodes = ['bad_jwt', 'no_authorization', 'session_not_found', 'user_not_found'];
const firstOutageStatus = 500;

export async function callAuth<Data>(
  auth: Auth,
  call: () => Promise<Answer<Data | null>>,
): Promise<AuthCallResult<Data>> {
  // The client returns what it foresees and throws the rest.
  const answer = await call().catch(() => null);
  if (answer?.data && answer.error === null) return { ok: true, data: answer.data };
  const code = codeOf(answer?.error ?? null);
  await followUp(auth, code);
  return { ok: false, code };
}

/** The user the client keeps is renewed: with it comes the factor this tab has not heard of, and the code step. */
export async function askForSecondFactor(auth: Pick<Auth, 'refreshSession'>): Promise<void> {
  await auth.refreshSession();
}

export async function followUp(auth: Auth, code: string): Promise<void> {
  if (code === 'insufficient_aal') await askForSecondFactor(auth);
  if (code === 'session_gone') await auth.signOut({ scope: 'local' });
}

/** @param code of an error body */
export function sharedCode(code: string): string {
  return goneCodes.includes(code) ? 'session_gone' : code;
}

function codeOf(error: AuthError | null): string {
  if (error === null) return 'unexpected';
  if (isAuthSessionMissingError(error)) return 'session_gone';
  // A weak password has a class of its own, and its code all the same.
  if (error.code === 'weak_password') return error.code;
  if (!isAuthApiError(error) || error.status >= firstOutageStatus) return 'unexpected';
  return sharedCode(error.code ?? 'unexpected');
}

/** Signing in with e-mail and password, its outcomes told apart (SPEC.md section 8). */
import { isAuthApiError } from '@supabase/supabase-js';
import type { Backend } from '../backend.ts';
import { waitText } from '../retry-after.ts';
import { dueFactors } from './second-factor-due.ts';

export type SignInResult =
  /** Not complete while a second factor is owed. */
  | { ok: true; isComplete: boolean }
  /** `message` is the service's own; `hint` says the same in Portuguese, where there is something to add. */
  | { ok: false; code: 'refused'; message: string; hint: string }
  | { ok: false; code: 'unexpected' };

const hints: Record<string, string> = {
  invalid_credentials: 'E-mail ou senha incorretos.',
  user_banned: 'Este acesso está bloqueado.',
};
const unknownHint = 'O acesso foi recusado.';
const firstOutageStatus = 500;

export async function signIn(
  auth: Pick<Backend['auth'], 'signInWithPassword'>,
  credentials: { email: string; password: string },
): Promise<SignInResult> {
  // The client returns what it foresees and throws the rest.
  const answer = await auth.signInWithPassword(credentials).catch(() => null);
  if (answer === null) return { ok: false, code: 'unexpected' };
  const { data, error } = answer;
  if (error === null) return { ok: true, isComplete: dueFactors(data.session).length === 0 };
  if (!isAuthApiError(error) || error.status >= firstOutageStatus) return { ok: false, code: 'unexpected' };
  return { ok: false, code: 'refused', message: error.message, hint: hintFor(error.code ?? '') };
}

function hintFor(code: string): string {
  if (code === 'over_request_rate_limit') return `Muitas tentativas seguidas. ${waitText()}.`;
  return hints[code] ?? unknownHint;
}

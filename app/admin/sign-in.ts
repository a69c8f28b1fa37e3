/** Signing in with e-mail and password, its outcomes told apart (SPEC.md section 8). */
import { type AuthError, isAuthApiError } from '@supabase/supabase-js';
import type { Backend } from './backend.ts';

export type SignInResult =
  | { ok: true }
  /** `message` is the service's own; `hint` says the same in Portuguese, where there is something to add. */
  | { ok: false; code: 'refused'; message: string; hint: string }
  | { ok: false; code: 'unexpected' };

const hints: Record<string, string> = {
  invalid_credentials: 'E-mail ou senha incorretos.',
  over_request_rate_limit: 'Muitas tentativas seguidas. Aguarde alguns minutos.',
  user_banned: 'Este acesso está bloqueado.',
};
const unknownHint = 'O acesso foi recusado.';
const firstOutageStatus = 500;

export async function signIn(
  auth: Pick<Backend['auth'], 'signInWithPassword'>,
  credentials: { email: string; password: string },
): Promise<SignInResult> {
  const error = await attempt(auth, credentials);
  if (error === null) return { ok: true };
  if (!isAuthApiError(error) || error.status >= firstOutageStatus) return { ok: false, code: 'unexpected' };
  return { ok: false, code: 'refused', message: error.message, hint: hints[error.code ?? ''] ?? unknownHint };
}

/** The client returns what it foresees and throws the rest; here both are an error. */
async function attempt(
  auth: Pick<Backend['auth'], 'signInWithPassword'>,
  credentials: { email: string; password: string },
): Promise<AuthError | Error | null> {
  try {
    return (await auth.signInWithPassword(credentials)).error;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Signing in with e-mail and password (docs/specification/administrator.md#login). */
import { type Result, refusal, success } from '#domain/result.ts';
import type { Backend } from '../session/backend.ts';
import { callAuth } from '../session/call-backend.ts';
import type { CallFailure } from '../session/call-failure.ts';
import { waitText } from '../session/retry-after.ts';
import { type SessionState, sessionStateOf } from '../session/session-state.ts';

export type LoginFailure =
  /** `text` says in Portuguese why the sign-in was refused, `hint` what to do. */
  { code: 'refused'; text: string; hint: string } | { code: 'failed' };

export async function signIn(
  auth: Backend['auth'],
  credentials: { email: string; password: string },
): Promise<Result<SessionState, LoginFailure>> {
  const result = await callAuth(auth, () => auth.signInWithPassword(credentials));
  if (result.ok) return success(sessionStateOf(result.value.session));
  const { failure } = result;
  if (failure.code === 'unreachable' || failure.code === 'failed') return refusal({ code: 'failed' });
  return refusal({ code: 'refused', ...refusalText(failure) });
}

function refusalText({ code, retryAfterSeconds }: CallFailure): { text: string; hint: string } {
  switch (code) {
    case 'invalid_credentials':
      return { text: 'E-mail ou senha incorretos.', hint: 'Confira o e-mail e digite a senha de novo.' };
    case 'user_banned':
      return { text: 'Este acesso está bloqueado.', hint: 'Fale com quem cuida do site.' };
    case 'rate_limited':
      return { text: 'Muitas tentativas seguidas.', hint: `${waitText(retryAfterSeconds)}.` };
    default:
      return { text: 'O acesso foi recusado.', hint: 'Tente de novo em instantes.' };
  }
}

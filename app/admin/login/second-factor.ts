/** Confirming a second factor, on the login screen and when one is added: the calls, and every refusal in plain words. */
import type { AuthMFAVerifyResponse } from '@supabase/supabase-js';
import { type AuthCallResult, callAuth } from '../auth-call.ts';
import type { Backend } from '../backend.ts';
import { waitText } from '../retry-after.ts';

export interface CodeAnswer {
  factorId: string;
  /** Of the message that brought the code; an app's code needs none. */
  challengeId: string | null;
  /** Six digits, spaces allowed. */
  code: string;
}

export type MessageChannel = 'sms' | 'whatsapp';

type Verified = NonNullable<AuthMFAVerifyResponse['data']>;

/** The session of the first step becomes one of both; the client keeps it and tells every tab. */
export function confirmCode(auth: Backend['auth'], answer: CodeAnswer): Promise<AuthCallResult<Verified>> {
  const { factorId, challengeId } = answer;
  const code = withoutSpaces(answer.code);
  return callAuth(auth, () =>
    challengeId === null
      ? auth.mfa.challengeAndVerify({ factorId, code })
      : auth.mfa.verify({ factorId, challengeId, code }),
  );
}

export async function sendCode(
  auth: Backend['auth'],
  factorId: string,
  channel: MessageChannel,
): Promise<AuthCallResult<{ id: string }>> {
  return callAuth(auth, () => auth.mfa.challenge({ factorId, channel }));
}

/** @returns whether this can be a code at all; anything else is not worth a try, of which there are few */
export function isCodeShaped(typed: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(typed));
}

export interface RefusalText {
  title: string;
  text: string;
}

export function codeRefusalText(code: string): RefusalText {
  switch (code) {
    case 'mfa_verification_failed':
      return {
        title: 'Código incorreto',
        text: 'Digite o código mais recente. Cada código vale uma única vez.',
      };
    case 'mfa_challenge_expired':
      return { title: 'Código vencido', text: 'O prazo deste código acabou. Use um código novo.' };
    case 'mfa_ip_address_mismatch':
      return { title: 'Confirme de novo', text: 'Sua conexão mudou no meio do caminho. Use um código novo.' };
    case 'mfa_factor_not_found':
      return {
        title: 'Segundo fator não encontrado',
        text: 'Ele foi removido em outro aparelho. Saia e entre de novo.',
      };
    case 'mfa_phone_verify_not_enabled':
      return { title: 'Códigos por mensagem desligados', text: 'Confirme com outro segundo fator.' };
    case 'sms_send_failed':
      return { title: 'Código não enviado', text: 'A mensagem não saiu. Tente de novo em instantes.' };
    case 'over_sms_send_rate_limit':
      return { title: 'Muitas mensagens', text: `${waitText()} e peça outro código.` };
    case 'over_request_rate_limit':
      return { title: 'Muitas tentativas', text: `${waitText()} e tente de novo.` };
    case 'insufficient_aal':
      return { title: 'Código necessário', text: 'Confirme primeiro o segundo fator que você já tem.' };
    case 'session_gone':
      return { title: 'Sessão encerrada', text: 'Entre de novo para continuar.' };
    default:
      return { title: 'Erro', text: 'Não foi possível confirmar o código. Tente novamente.' };
  }
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

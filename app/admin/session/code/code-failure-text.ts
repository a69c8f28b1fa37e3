import type { NoticeText } from '../../parts/notices.ts';
import type { CallFailure } from '../call-failure.ts';
import { waitText } from '../retry-after.ts';
import { sharedFailureText } from '../shared-failure-text.ts';

/** Why a code was not sent or not accepted, in plain words. */
export function codeFailureText(failure: CallFailure, tried: 'enviar' | 'confirmar'): NoticeText {
  switch (failure.code) {
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
    case 'messages_rate_limited':
      return {
        title: 'Muitas mensagens',
        text: `${waitText(failure.retryAfterSeconds)} e peça outro código.`,
      };
    case 'second_factor_due':
      return { title: 'Código necessário', text: 'Confirme primeiro o segundo fator que você já tem.' };
    default:
      return (
        sharedFailureText(failure) ?? {
          title: 'Erro',
          text: `Não foi possível ${tried} o código. Tente novamente.`,
        }
      );
  }
}

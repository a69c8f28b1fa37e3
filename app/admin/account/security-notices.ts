/** Shows the toasts of the security screen. */
import { type NoticeText, notifyError, notifySuccess } from '../parts/notices.ts';
import type { CallFailure } from '../session/call-failure.ts';
import { sharedFailureText } from '../session/shared-failure-text.ts';

export const securityNotices = {
  passwordChanged: () => notifySuccess('Senha alterada', 'As outras sessões foram encerradas.'),
  factorAdded: () =>
    notifySuccess(
      'Segundo fator ativado',
      'O próximo login pede um código. Este já foi usado: espere o seguinte.',
    ),
  /** The server removes a factor that is not confirmed in time, and when another one is confirmed. */
  factorNotAdded: () =>
    notifyError('Aplicativo não adicionado', 'Este cadastro não vale mais. Comece de novo.'),
  factorRemoved: () => notifySuccess('Segundo fator removido', 'Ele não serve mais para entrar.'),
  keyCopied: () =>
    notifySuccess('Chave copiada', 'Cole no aplicativo autenticador e não guarde em outro lugar.'),
  keyNotCopied: () => notifyError('Chave não copiada', 'Selecione a chave e copie à mão.'),
  sessionEnded: () => notifySuccess('Sessão encerrada', 'Aquele aparelho precisa entrar de novo.'),
  othersEnded: () => notifySuccess('Sessões encerradas', 'Só esta continua aberta.'),
  failed: (failure: CallFailure) => {
    const { title, text } = failureText(failure);
    notifyError(title, text);
  },
} as const;

function failureText(failure: CallFailure): NoticeText {
  switch (failure.code) {
    case 'second_factor_due':
      return { title: 'Código necessário', text: 'Confirme o segundo fator e tente de novo.' };
    case 'mfa_factor_name_conflict':
      return { title: 'Nome já usado', text: 'Dê outro nome a este segundo fator.' };
    case 'too_many_enrolled_mfa_factors':
      return { title: 'Limite atingido', text: 'São no máximo dez. Remova um para adicionar outro.' };
    case 'conflict':
      return { title: 'Alterado em outro lugar', text: 'A conta mudou agora mesmo. Tente de novo.' };
    default:
      return (
        sharedFailureText(failure) ?? {
          title: 'Erro',
          text: 'Não deu certo, e nada foi alterado. Tente novamente.',
        }
      );
  }
}

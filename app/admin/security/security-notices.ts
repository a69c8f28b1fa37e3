/** What the toasts of the security screen say. */
import { confirm, refuse } from '../notices.ts';
import { waitText } from '../retry-after.ts';

export const securityNotices = {
  passwordChanged: () => confirm('Senha alterada', 'As outras sessões foram encerradas.'),
  factorAdded: () =>
    confirm('Segundo fator ativado', 'O próximo login pede um código. Este já foi usado: espere o seguinte.'),
  factorRemoved: () => confirm('Segundo fator removido', 'Ele não serve mais para entrar.'),
  keyCopied: () => confirm('Chave copiada', 'Cole no aplicativo autenticador e não guarde em outro lugar.'),
  keyNotCopied: () => refuse('Chave não copiada', 'Selecione a chave e copie à mão.'),
  sessionEnded: () => confirm('Sessão encerrada', 'Aquele aparelho precisa entrar de novo.'),
  othersEnded: () => confirm('Sessões encerradas', 'Só esta continua aberta.'),
  failed: (code: string) => {
    const { title, text } = failureText(code);
    refuse(title, text);
  },
} as const;

function failureText(code: string): { title: string; text: string } {
  switch (code) {
    case 'insufficient_aal':
      return { title: 'Código necessário', text: 'Confirme o segundo fator e tente de novo.' };
    case 'session_gone':
      return { title: 'Sessão encerrada', text: 'Entre de novo para continuar.' };
    case 'over_request_rate_limit':
      return { title: 'Muitas tentativas', text: `${waitText()} e tente de novo.` };
    case 'mfa_factor_name_conflict':
      return { title: 'Nome já usado', text: 'Dê outro nome a este segundo fator.' };
    case 'too_many_enrolled_mfa_factors':
      return { title: 'Limite atingido', text: 'São no máximo dez. Remova um para adicionar outro.' };
    case 'conflict':
      return { title: 'Alterado em outro lugar', text: 'A conta mudou agora mesmo. Tente de novo.' };
    default:
      return { title: 'Erro', text: 'Não deu certo, e nada foi alterado. Tente novamente.' };
  }
}

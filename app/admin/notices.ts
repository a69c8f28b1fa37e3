/** What the toasts say (SPEC.md sections 5 and 8), word for word. */
import { toast } from 'sonner';
import type { RefusalText } from './login/second-factor.ts';

/** A refusal takes longer to read than a confirmation. */
const errorMs = 8_000;

export function refuse(title: string, description: string): void {
  toast.error(title, { description, duration: errorMs });
}

export function confirm(title: string, description: string): void {
  toast.success(title, { description });
}

/**
 * Before something is tried, so that no refusal outlives its cure, and before a question is asked, so that no toast
 * lies on its buttons.
 */
export function clearNotices(): void {
  toast.dismiss();
}

export const notices = {
  signedIn: () => confirm('Login bem-sucedido', 'Você está agora no painel administrativo'),
  signInRefused: (serviceMessage: string) => refuse('Erro de autenticação', serviceMessage),
  signInFailed: () => refuse('Erro', 'Erro ao fazer login. Tente novamente.'),
  draftKept: () =>
    refuse('Sessão encerrada', 'O que você digitou está guardado. Entre de novo para continuar.'),
  draftKeptForCode: () =>
    refuse('Código necessário', 'O que você digitou está guardado. Confirme o código para continuar.'),
  codeRefused: ({ title, text }: RefusalText) => refuse(title, text),

  fieldsMissing: () => refuse('Campos obrigatórios', 'Preencha todos os campos antes de salvar.'),
  pageSaved: () => confirm('Sucesso!', 'Página gerada e salva com sucesso!'),
  pageRefused: (reason: string) => refuse('Erro', reason),
  pageNotSaved: () => refuse('Erro', 'Erro ao salvar a página gerada.'),
  pageDeleted: () => confirm('Sucesso!', 'Página deletada com sucesso!'),
  /** From the page itself, as opposed to the list. */
  pageRemoved: () => confirm('Página excluída', 'A página foi excluída com sucesso'),
  pageNotRemoved: () => refuse('Não foi possível excluir a página', 'Entre de novo e tente outra vez.'),
  pageNotDeleted: () => refuse('Erro', 'Erro ao deletar a página.'),
} as const;

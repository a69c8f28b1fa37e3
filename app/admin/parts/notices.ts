/** The texts of the toasts (docs/specification/administrator.md#messages), word for word. */
import type { MouseEvent } from 'react';
import { toast } from 'sonner';

export interface NoticeText {
  title: string;
  text: string;
}

/** Errors stay longer, because they take longer to read. */
const errorMs = 8_000;

export function notifyError(title: string, description: string): void {
  toast.error(title, { description, duration: errorMs });
}

export function notifySuccess(title: string, description: string): void {
  toast.success(title, { description });
}

/** How long an action can be undone from its toast. */
const undoMs = 10_000;

export function notifyUndoable(title: string, description: string, undo: () => void): void {
  const action = {
    label: 'Desfazer',
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      // The toast closes. When it loses the focus, the library gives it back to the element that had it before.
      currentTarget.blur();
      undo();
    },
  };
  toast.success(title, { description, duration: undoMs, action });
}

/**
 * Called before an action, so that no old error stays on screen. Also called before a dialog opens, so that no toast
 * covers its buttons.
 */
export function clearNotices(): void {
  toast.dismiss();
}

export const notices = {
  signedIn: () => notifySuccess('Login bem-sucedido', 'Você está agora no painel administrativo'),
  signedInAgain: () => notifySuccess('Login bem-sucedido', 'Continue de onde parou.'),
  signInRefused: (reason: string) => notifyError('Erro de autenticação', reason),
  signInFailed: () => notifyError('Erro', 'Erro ao fazer login. Tente novamente.'),
  workKept: () =>
    notifyError('Sessão encerrada', 'O que você digitou está guardado. Entre de novo para continuar.'),
  codeRefused: ({ title, text }: NoticeText) => notifyError(title, text),

  fieldsMissing: () => notifyError('Campos obrigatórios', 'Preencha todos os campos antes de salvar.'),
  pageSaved: () => notifySuccess('Sucesso!', 'Página gerada e salva com sucesso!'),
  pageRefused: (reason: string) => notifyError('Erro', reason),
  pageNotSaved: () => notifyError('Erro', 'Erro ao salvar a página gerada.'),
  pagesDeleted: (count: number, undo: () => void) =>
    notifyUndoable(
      'Sucesso!',
      count === 1 ? 'Página deletada com sucesso!' : `${count} páginas deletadas com sucesso!`,
      undo,
    ),
  /** For a page deleted from its own public page. `pagesDeleted` is for the list. */
  pageRemoved: (undo: () => void) =>
    notifyUndoable('Página excluída', 'A página foi excluída com sucesso', undo),
  pagePublished: (slug: string) =>
    notifySuccess('Página publicada', `O texto novo já está no site, em /${slug}.`),
  pageNotPublished: () => notifyError('Erro', 'Não foi possível publicar a página. O rascunho está salvo.'),
  draftNotSaved: () =>
    notifyError('Ainda não salvo', 'O texto está guardado neste aparelho. Tente de novo daqui a pouco.'),
  draftDiscarded: (undo: () => void) =>
    notifyUndoable('Rascunho descartado', 'O texto saiu dos rascunhos.', undo),
  draftNotDiscarded: () =>
    notifyError('Erro', 'Não foi possível descartar o rascunho. Ele continua nos rascunhos.'),
  draftStillDiscarded: (retry: () => void) =>
    toast.error('Erro', {
      description: 'Não foi possível trazer o rascunho de volta.',
      duration: undoMs,
      action: { label: 'Tentar de novo', onClick: retry },
    }),
  versionRestored: (number: number) =>
    notifySuccess(
      'Rascunho pronto',
      `Ele tem o texto da versão ${number}. O site só muda quando você publicar.`,
    ),
  versionNotRestored: () => notifyError('Erro', 'Não foi possível restaurar esta versão. Tente outra vez.'),
  versionNotChanged: () => notifyError('Erro', 'Não foi possível mudar as versões. Tente outra vez.'),
  pagesMerged: (path: string, undo: () => void) =>
    notifyUndoable('Páginas juntadas', `O endereço da outra leva agora a ${path}.`, undo),
  pagesNotMerged: () => notifyError('Erro', 'Não foi possível juntar as páginas. Tente outra vez.'),
  gateSet: (mode: 'warn' | 'hold') =>
    mode === 'hold'
      ? notifySuccess('Reter ligado', 'Vale para o que for publicado de agora em diante.')
      : notifySuccess('Só avisar', 'Nenhuma página nova fica retida. As retidas esperam por você.'),
  gateNotSet: () => notifyError('Erro', 'A escolha não foi gravada. Tente outra vez.'),
  notCopied: () =>
    notifyError('Não foi possível copiar', 'O navegador não deu acesso à área de transferência.'),
  textCopied: () => notifySuccess('Texto copiado', 'Cole onde quiser guardar.'),
  pageScheduled: (moment: string) =>
    notifySuccess('Página agendada', `Ela sai sozinha em ${moment}, no horário de São Paulo.`),
  pagesScheduled: (count: number, undo: () => void) =>
    notifyUndoable(
      count === 1 ? '1 página agendada' : `${count} páginas agendadas`,
      'Os horários estão em “Agendadas”.',
      undo,
    ),
  pageUnscheduled: (undo: () => void) =>
    notifyUndoable('Agendamento desfeito', 'A página voltou para os rascunhos.', undo),
  returnedToDrafts: () => notifySuccess('De volta aos rascunhos', 'Edite e agende de novo quando quiser.'),
  scheduleNotChanged: () => notifyError('Erro', 'Não foi possível mudar o agendamento. Tente outra vez.'),
  linkCopied: () => notifySuccess('Link copiado', 'Cole na conversa com quem vai ler.'),
  previewNotMade: () => notifyError('Erro', 'Não foi possível criar o link de prévia. Tente outra vez.'),
  previewsEnded: () => notifySuccess('Links encerrados', 'Nenhum link deste rascunho abre mais.'),
  previewNotEnded: () => notifyError('Erro', 'Não foi possível encerrar os links. Tente outra vez.'),
  pageRestored: (slug: string) => notifySuccess('Página de volta', `Ela está no site de novo, em /${slug}.`),
  pagesRestored: (count: number, undo: () => void) =>
    notifyUndoable(
      count === 1 ? '1 página de volta' : `${count} páginas de volta`,
      count === 1 ? 'Ela está no site de novo.' : 'Elas estão no site de novo.',
      undo,
    ),
  deletionUndone: (count: number) =>
    notifySuccess(`${count} páginas de volta`, 'Elas estão no site de novo.'),
  pagesNotRestored: (count: number) =>
    notifyError(
      'Erro',
      count === 1
        ? 'Não foi possível trazer 1 página de volta. Ela continua na Lixeira.'
        : `Não foi possível trazer ${count} páginas de volta. Elas continuam na Lixeira.`,
    ),
  pageNotRestored: () => notifyError('Erro', 'Não foi possível trazer a página de volta. Tente outra vez.'),
  addressTaken: () =>
    notifyError(
      'Endereço ocupado',
      'Outra página usa este endereço agora. Na Lixeira você escolhe um novo para trazer esta de volta.',
    ),
  pageNotRemoved: () => notifyError('Não foi possível excluir a página', 'Entre de novo e tente outra vez.'),
  pagesNotDeleted: (count: number) =>
    notifyError('Erro', count === 1 ? 'Erro ao deletar a página.' : 'Erro ao deletar as páginas.'),
} as const;

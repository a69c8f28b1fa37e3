/** The texts of the generator's toasts (docs/specification/generator.md#generator-messages), word for word. */
import { notifyError, notifySuccess } from '../../parts/notices.ts';
import { countsText } from '../counts-text.ts';
import type { CreationResult } from '../create-pages.ts';

const notSavedTitle = 'Erro ao salvar';

export const generatorNotices = {
  noTitles: () => notifyError('Campo vazio', 'Por favor, insira pelo menos um título para gerar o conteúdo.'),
  generated: (title: string) => notifySuccess('Conteúdo gerado', `${title} está pronto para conferir.`),
  notGenerated: () => notifyError('Erro ao gerar conteúdo', 'O título continua na caixa. Tente de novo.'),

  copiedHtml: () => notifySuccess('Conteúdo copiado', 'Em HTML, com títulos e listas.'),
  copiedText: () => notifySuccess('Conteúdo copiado', 'Só o texto, sem HTML.'),

  nothingToSave: () => notifyError(notSavedTitle, 'É necessário gerar conteúdo antes de salvar a página.'),
  saved: () => notifySuccess('Página salva', 'Ela já está pública em Links Úteis.'),
  notSaved: (reason: string) => notifyError(notSavedTitle, reason),

  titleDone: (position: number, count: number, title: string) =>
    notifySuccess(`Título ${position}/${count} processado`, title),
  titleFailed: (position: number, title: string, error: string) =>
    notifyError(`Erro no título ${position}`, `${title}: ${error}`),
  allDone: (results: readonly CreationResult[]) =>
    notifySuccess('Processamento concluído', countsText(results)),
  stopped: (results: readonly CreationResult[]) =>
    notifySuccess('Processamento interrompido', `${countsText(results)} O que falta continua na caixa.`),
} as const;

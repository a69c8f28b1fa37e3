/** What the generator's toasts say (SPEC.md sections 5 and 8), word for word. */
import { confirm, refuse } from '../notices.ts';
import { countsText } from '../page-creation/counts-text.ts';
import { type CreationResult, saveFailedText } from '../page-creation/create-pages.ts';

const notSaved = 'Erro ao salvar';

export const generatorNotices = {
  noTitles: () => refuse('Campo vazio', 'Por favor, insira pelo menos um título para gerar o conteúdo.'),
  generated: (title: string) => confirm('Conteúdo gerado', `${title} está pronto para conferir.`),
  notGenerated: () => refuse('Erro ao gerar conteúdo', 'O título continua na caixa. Tente de novo.'),

  copiedHtml: () => confirm('Conteúdo copiado', 'Em HTML, com títulos e listas.'),
  copiedText: () => confirm('Conteúdo copiado', 'Só o texto, sem HTML.'),
  notCopied: () => refuse('Não foi possível copiar', 'O navegador não deu acesso à área de transferência.'),

  nothingToSave: () => refuse(notSaved, 'É necessário gerar conteúdo antes de salvar a página.'),
  saved: () => confirm('Página salva', 'Ela já está pública em Links Úteis.'),
  notSaved: (reason: string = saveFailedText) => refuse(notSaved, reason),

  titleDone: (position: number, count: number, title: string) =>
    confirm(`Título ${position}/${count} processado`, title),
  titleFailed: (position: number, title: string, error: string) =>
    refuse(`Erro no título ${position}`, `${title}: ${error}`),
  allDone: (results: readonly CreationResult[]) => confirm('Processamento concluído', countsText(results)),
  stopped: (results: readonly CreationResult[]) =>
    confirm('Processamento interrompido', `${countsText(results)} O que falta continua na caixa.`),
} as const;

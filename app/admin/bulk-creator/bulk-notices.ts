import { confirm, refuse } from '../notices.ts';
import { countsText } from '../page-creation/counts-text.ts';
import type { CreationResult } from '../page-creation/create-pages.ts';

export const bulkNotices = {
  done: (results: readonly CreationResult[]) => confirm('Criação de páginas concluída', countsText(results)),
  stopped: (results: readonly CreationResult[]) =>
    confirm('Criação de páginas interrompida', countsText(results)),
  sessionGone: () =>
    refuse('Sessão encerrada', 'O que já foi criado está guardado na lista. Entre de novo para continuar.'),
} as const;

import { notifyError, notifySuccess } from '../../parts/notices.ts';
import { countsText } from '../counts-text.ts';
import type { CreationResult } from '../create-pages.ts';

export const bulkNotices = {
  done: (results: readonly CreationResult[]) =>
    notifySuccess('Criação de páginas concluída', countsText(results)),
  stopped: (results: readonly CreationResult[]) =>
    notifySuccess('Criação de páginas interrompida', countsText(results)),
  interrupted: () =>
    notifyError(
      'Sessão encerrada',
      'O que já foi criado está guardado na lista. Entre de novo para continuar.',
    ),
} as const;

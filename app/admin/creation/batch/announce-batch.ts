/**
 * The toasts of the batch (docs/specification/generator.md#batch), word for word. They count only the
 * pages that were created.
 */
import { notifyError, notifySuccess } from '../../parts/notices.ts';
import { countCreated } from '../create-pages.ts';
import type { RunOutcome } from '../use-creation-run.ts';

export function announceBatch({ end, results }: RunOutcome): void {
  const created = countCreated(results);
  if (end === 'done') notifySuccess('Sucesso!', generatedText(created));
  else if (end === 'stopped') notifySuccess('Geração interrompida', generatedText(created));
  else notifyError('Erro', 'Erro ao gerar páginas.');
}

function generatedText(created: number): string {
  return created === 1 ? '1 página gerada com sucesso!' : `${created} páginas geradas com sucesso!`;
}

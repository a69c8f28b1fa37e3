/** What the toasts of the batch say (SPEC.md section 8), word for word; the number is of pages really created. */
import { confirm, refuse } from '../notices.ts';
import type { BatchReport } from './publish-batch.ts';

export function announceBatch({ created, ending }: BatchReport): void {
  if (ending === 'complete') confirm('Sucesso!', generatedText(created));
  else if (ending === 'stopped') confirm('Geração interrompida', generatedText(created));
  else refuse('Erro', 'Erro ao gerar páginas.');
}

function generatedText(created: number): string {
  return created === 1 ? '1 página gerada com sucesso!' : `${created} páginas geradas com sucesso!`;
}

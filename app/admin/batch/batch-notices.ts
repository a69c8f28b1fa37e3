/** What the toasts of the batch say (SPEC.md section 8), word for word; the number is of pages really created. */
import { confirm, refuse } from '../notices.ts';
import type { BatchReport } from './publish-batch.ts';

export function announceBatch({ created, ending }: BatchReport): void {
  switch (ending) {
    case 'complete':
      return confirm('Sucesso!', generatedText(created));
    case 'stopped':
      return confirm('Geração interrompida', generatedText(created));
    default:
      return refuse('Erro', 'Erro ao gerar páginas.');
  }
}

function generatedText(created: number): string {
  return created === 1 ? '1 página gerada com sucesso!' : `${created} páginas geradas com sucesso!`;
}

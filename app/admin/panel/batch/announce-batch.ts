/** What the toasts of the batch say (SPEC.md section 8), word for word; the number is of pages really created. */
import { confirm, refuse } from '../../notices.ts';
import { countCreated } from '../../page-creation/create-pages.ts';
import type { RunOutcome } from '../../page-creation/use-creation-run.ts';

export function announceBatch({ end, results }: RunOutcome): void {
  const created = countCreated(results);
  if (end === 'done') confirm('Sucesso!', generatedText(created));
  else if (end === 'stopped') confirm('Geração interrompida', generatedText(created));
  else refuse('Erro', 'Erro ao gerar páginas.');
}

function generatedText(created: number): string {
  return created === 1 ? '1 página gerada com sucesso!' : `${created} páginas geradas com sucesso!`;
}

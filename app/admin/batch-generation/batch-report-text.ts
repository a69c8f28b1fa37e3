/** What came out of a batch, in a sentence or two. */
import type { BatchReport } from './publish-batch.ts';

export function batchReportText({ total, created, skipped, refusals, ending }: BatchReport): string {
  const refused = refusals.length === 0 ? '' : ` Recusadas pelas regras do site: ${refusals.join(' ')}`;
  if (ending !== 'complete') {
    return `Parou antes do fim: ${created} de ${total} criadas. Elas estão no site; gere de novo para criar as que faltam.${refused}`;
  }
  if (created === 0 && skipped === total) {
    return `Nenhuma página nova: as ${total} já existiam e ficaram como estavam.`;
  }
  const others = skipped === 0 ? '' : ` ${skipped} já existiam e ficaram como estavam.`;
  return `${created} de ${total} criadas.${others}${refused}`;
}

/** What came out of a batch, in a sentence or two. */
import { countCreated } from '../../page-creation/create-pages.ts';
import type { RunOutcome } from '../../page-creation/use-creation-run.ts';

/** @param total of the pages that were to be made */
export function batchReportText({ end, results }: RunOutcome, total: number): string {
  const created = countCreated(results);
  const failures = results.filter((result) => !result.ok);
  const skipped = failures.filter(({ why }) => why === 'taken').length;
  const refusals = failures
    .filter(({ why }) => why === 'refused')
    .map(({ title, error }) => `${title}: ${error}`);
  const refused = refusals.length === 0 ? '' : ` Recusadas pelas regras do site: ${refusals.join(' ')}`;
  if (end !== 'done') {
    return `Parou antes do fim: ${created} de ${total} criadas. Elas estão no site; gere de novo para criar as que faltam.${refused}`;
  }
  if (skipped === total) return `Nenhuma página nova: as ${total} já existiam e ficaram como estavam.`;
  const others = skipped === 0 ? '' : ` ${skipped} já existiam e ficaram como estavam.`;
  return `${created} de ${total} criadas.${others}${refused}`;
}

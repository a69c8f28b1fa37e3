/** The result of a batch, in a sentence or two. */
import { countCreated } from '../create-pages.ts';
import type { RunOutcome } from '../use-creation-run.ts';

/** @param total number of pages to create */
export function batchReportText({ end, results }: RunOutcome, total: number): string {
  const created = countCreated(results);
  const failures = results.flatMap((result) => (result.ok ? [] : [result.failure]));
  const skipped = failures.filter(({ code }) => code === 'already_exists').length;
  const refusals = failures
    .filter(({ code }) => code === 'refused')
    .map(({ title, text }) => `${title}: ${text}`);
  const refused = refusals.length === 0 ? '' : ` Recusadas pelas regras do site: ${refusals.join(' ')}`;
  if (end !== 'done') {
    return `Parou antes do fim: ${created} de ${total} criadas. Elas estão no site; gere de novo para criar as que faltam.${refused}`;
  }
  if (skipped === total) return `Nenhuma página nova: as ${total} já existiam e ficaram como estavam.`;
  const others = skipped === 0 ? '' : ` ${skipped} já existiam e ficaram como estavam.`;
  return `${created} de ${total} criadas.${others}${refused}`;
}

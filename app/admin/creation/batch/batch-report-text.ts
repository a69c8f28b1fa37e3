/** The result of a batch, in a sentence or two. */
import { countCreated } from '../create-pages.ts';
import type { RunOutcome } from '../use-creation-run.ts';

/** @param total number of pages to create */
export function batchReportText({ end, results }: RunOutcome, total: number): string {
  const created = countCreated(results);
  const failures = results.flatMap((result) => (result.ok ? [] : [result.failure]));
  const skipped = failures.filter(({ code }) => code === 'already_exists').length;
  const refused = refusedText(
    failures.filter(({ code }) => code === 'refused').map(({ title, text }) => `${title}: ${text}`),
  );
  if (end !== 'done') return `Parou antes do fim: ${unfinishedText(created, total)}${refused}`;
  if (skipped === total)
    return `Nenhuma página nova: ${total === 1 ? 'ela' : `as ${total}`} ${keptText(total)}`;
  const others = skipped === 0 ? '' : ` ${skipped} ${keptText(skipped)}`;
  return `${createdText(created, total)}${others}${refused}`;
}

function createdText(created: number, total: number): string {
  return `${created} de ${total} ${created === 1 || total === 1 ? 'criada' : 'criadas'}.`;
}

function unfinishedText(created: number, total: number): string {
  if (created === 0) return 'nenhuma página foi criada. Gere de novo para tentar outra vez.';
  const where = created === 1 ? 'Ela está' : 'Elas estão';
  return `${createdText(created, total)} ${where} no site; gere de novo para criar as que faltam.`;
}

function keptText(count: number): string {
  return count === 1 ? 'já existia e ficou como estava.' : 'já existiam e ficaram como estavam.';
}

function refusedText(refusals: readonly string[]): string {
  if (refusals.length === 0) return '';
  return ` ${refusals.length === 1 ? 'Recusada' : 'Recusadas'} pelas regras do site: ${refusals.join(' ')}`;
}

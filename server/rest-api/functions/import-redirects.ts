/** Saves the rules of a list, or reports for each line what it would do. */
import { z } from 'zod';
import { pagePath } from '#domain/addresses/page-path.ts';
import type { StoredRule } from '#domain/addresses/redirect-store.ts';
import { ruleFailureText } from '#domain/addresses/redirects/redirect-failures.ts';
import type { RuleImportOutcome } from '#domain/addresses/redirects/redirect-service.ts';
import { createPause, type Pause } from '#domain/pause.ts';
import { refusal, success } from '#domain/result.ts';
import { type RedirectLine, readRedirectLines } from '../../csv/redirect-rows.ts';
import { UnreadableFile } from '../../csv/text-pieces.ts';
import { administratorId } from '../permission.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

const maxLines = 10_000;

interface LineVerdict {
  line: number;
  verdict: 'nova' | 'muda' | 'igual' | 'recusada';
  /** Why the line is refused, or where its address leads until it is changed; null for a new rule or the same one. */
  reason: string | null;
}

export const importRedirects = restFunction({
  name: 'import_redirects',
  permission: 'complete_session',
  isReadOnly: false,
  isCostly: true,
  arguments: z.object({
    csv: z.string('must be text'),
    dry_run: z.boolean('must be true or false'),
  }),
  async run({ redirects }, { csv, dry_run }, caller, remainingMs) {
    const lines = await linesOf(csv, createPause(remainingMs));
    if (lines === null) {
      const text = 'Não foi possível ler a lista até o fim: há aspas que não fecham.';
      return refusal(failures.refusedAction('unreadable', text));
    }
    if (lines.length > maxLines) {
      const text = 'A lista tem mais de 10.000 linhas. Divida em partes e envie uma de cada vez.';
      return refusal(failures.refusedAction('too_many_lines', text));
    }
    const readable = lines.flatMap(({ wanted }) => wanted ?? []);
    const options = { isDryRun: dry_run, by: administratorId(caller), remainingMs };
    const outcomes = (await redirects.import(readable, options)).values();
    return success(
      lines.map(({ line, wanted }): LineVerdict => {
        const outcome = wanted === null ? undefined : outcomes.next().value;
        if (outcome === undefined) {
          return { line, verdict: 'recusada', reason: 'Há aspas no lugar errado nesta linha.' };
        }
        return { line, ...describe(outcome) };
      }),
    );
  },
});

/** @returns null if the list cannot be read to its end */
async function linesOf(csv: string, pause: Pause): Promise<RedirectLine[] | null> {
  const lines: RedirectLine[] = [];
  try {
    for await (const line of readRedirectLines(inOnePiece(csv))) {
      lines.push(line);
      if (lines.length > maxLines) break;
      await pause();
    }
    return lines;
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}

function describe(outcome: RuleImportOutcome): Omit<LineVerdict, 'line'> {
  switch (outcome.verdict) {
    case 'new':
      return { verdict: 'nova', reason: null };
    case 'same':
      return { verdict: 'igual', reason: null };
    case 'changed':
      return { verdict: 'muda', reason: currentTargetText(outcome.before) };
    case 'refused':
      return { verdict: 'recusada', reason: ruleFailureText(outcome.failure) };
  }
}

function currentTargetText({ to_page_id, to_path, slug, status }: StoredRule): string {
  if (status === 410) return 'Hoje este endereço diz que a página foi retirada.';
  if (to_page_id === null) return `Hoje leva a ${to_path}, com o código ${status}.`;
  return slug === null
    ? 'Hoje leva a uma página que está na lixeira.'
    : `Hoje leva a ${pagePath(slug)}, com o código ${status}.`;
}

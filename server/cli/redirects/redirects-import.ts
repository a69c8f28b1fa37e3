import { pagePath } from '#domain/addresses/page-path.ts';
import type { StoredRule } from '#domain/addresses/redirect-store.ts';
import type { RuleFailure } from '#domain/addresses/redirects/redirect-failures.ts';
import { createRedirectService } from '#domain/addresses/redirects/redirect-service.ts';
import { systemClock } from '#domain/clock.ts';
import { loadRouteMatcher } from '../../answers/site-renderer.ts';
import { type RedirectLine, readRedirectLines } from '../../csv/redirect-rows.ts';
import { textPieces, UnreadableFile } from '../../csv/text-pieces.ts';
import { type Command, exitCodes } from '../command.ts';
import { problemOfReading } from '../file-problem.ts';
import { withDatabase } from '../with-database.ts';

/** All rules of the file are held in memory, because each is followed to its end through the others. */
const maxLines = 100_000;

/** Reports bad lines and saves the others. With `--dry-run` it saves nothing and names every line that would change. */
export const redirectsImport: Command = async ({
  env,
  operands: [file = ''],
  isDryRun,
  print,
  printError,
}) => {
  const problem = problemOfReading(file);
  if (problem !== null) {
    printError(problem);
    return exitCodes.failed;
  }
  const lines: RedirectLine[] = [];
  try {
    for await (const line of readRedirectLines(textPieces(file))) {
      lines.push(line);
      if (lines.length > maxLines) {
        printError(`The file has more than ${maxLines} lines. Divide it.`);
        return exitCodes.failed;
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    printError(error.message);
    return exitCodes.failed;
  }
  const readable = lines.flatMap(({ wanted }) => wanted ?? []);
  const outcomes = await withDatabase(env, (database) =>
    createRedirectService({
      database,
      clock: systemClock,
      site: { url: env.siteUrl, loadRouteMatcher },
    }).import(readable, { isDryRun, by: null }),
  );
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  const remainingOutcomes = outcomes.values();
  for (const { line, wanted } of lines) {
    const outcome = wanted === null ? undefined : remainingOutcomes.next().value;
    counts[outcome?.verdict ?? 'refused'] += 1;
    if (outcome === undefined) printError(`Line ${line}: refused, a quote is in the wrong place.`);
    else if (outcome.verdict === 'refused')
      printError(`Line ${line}: refused, ${reasonOf(outcome.failure)}.`);
    else if (isDryRun && outcome.verdict === 'changed')
      print(`Line ${line}: ${currentTargetText(outcome.before)}.`);
  }
  const summary = `new ${counts.new}, changed ${counts.changed}, same ${counts.same}, refused ${counts.refused}`;
  print(isDryRun ? `Would be: ${summary}. Nothing was saved.` : `Saved: ${summary}.`);
  return counts.refused === 0 ? exitCodes.done : exitCodes.failed;
};

function currentTargetText(rule: StoredRule): string {
  const { from_path, status } = rule;
  if (status === 410) return `${from_path} is gone now`;
  return `${from_path} leads to ${targetText(rule)} now (${status})`;
}

function targetText({ to_page_id, to_path, slug }: StoredRule): string | null {
  if (to_page_id === null) return to_path;
  return slug === null ? 'a page in the trash' : pagePath(slug);
}

function reasonOf(failure: RuleFailure): string {
  switch (failure.code) {
    case 'no_address':
      return `${failure.field} is not an address`;
    case 'too_long':
      return `${failure.field} is too long`;
    case 'other_site':
      return `${failure.field} is an address of another site`;
    case 'has_query':
      return 'an old address must have no query and no fragment';
    case 'bad_status':
      return 'the code is not 301, 302 or 410';
    case 'protected':
      return `${failure.path} is an address of the system itself`;
    case 'answers':
      return `the site answers at ${failure.path}`;
    case 'rule_exists':
      return `there is a rule at ${failure.path}`;
    case 'repeated':
      return `${failure.path} is in an earlier line too`;
    case 'no_target':
      return 'it leads nowhere';
    case 'two_targets':
      return 'it has two targets';
    case 'gone_with_target':
      return 'an address that is gone (410) must have no target';
    case 'unknown_page':
      return `there is no page ${failure.id}`;
    case 'target_missing':
      return `there is no page at ${failure.path}`;
    case 'target_gone':
      return `the page at ${failure.path} is gone`;
    case 'loop':
      return `a circle: ${failure.paths.join(' -> ')}`;
  }
}

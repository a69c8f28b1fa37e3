import { createContentVersion } from '#database/content-version.ts';
import { systemClock } from '#domain/clock.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { loadedOnce } from '#domain/pages/gate/hand-written-pages.ts';
import { importPages, type PageImportOutcome } from '#domain/pages/import-pages.ts';
import { UnreadableFile } from '../../csv/text-pieces.ts';
import { type Command, exitCodes } from '../command.ts';
import { problemOfReading } from '../file-problem.ts';
import { withDatabase } from '../with-database.ts';
import { formatOf, readPageFile } from './files/page-file.ts';
import { inBatches, reasonOf } from './import-rows.ts';
import { planImport } from './plan-import.ts';
import { siteTexts } from './site-texts.ts';

/** Streams the file. Reports and skips bad rows, and does not change pages whose slug exists. */
export const pagesImport: Command = async (context) => {
  if (context.isDryRun) return planImport(context);
  const { env, operands, print, printError } = context;
  const [file = ''] = operands;
  const format = formatOf(file, problemOfReading);
  if (!format.ok) {
    printError(format.failure);
    return exitCodes.failed;
  }
  const counts = { created: 0, held: 0, skipped: 0, refused: 0 };
  const refuse = (line: number, reason: string) => {
    counts.refused += 1;
    printError(`Line ${line}: refused, ${reason}.`);
  };
  const record = (line: number, outcome: PageImportOutcome) => {
    if (outcome.code === 'created') counts.created += 1;
    else if (outcome.code === 'held') counts.held += 1;
    else if (outcome.code === 'slug_exists') {
      counts.skipped += 1;
      printError(`Line ${line}: skipped, there is a page with the slug "${outcome.slug}".`);
    } else refuse(line, reasonOf(outcome));
  };
  const isReadToEnd = await withDatabase(env, async (database) => {
    const dependencies: PagesDependencies = {
      database,
      contentVersion: createContentVersion(database),
      clock: systemClock,
      handWritten: loadedOnce(siteTexts(context)),
    };
    try {
      for await (const rows of inBatches(readPageFile(file, format.value))) {
        const pages = rows.flatMap(({ page }) => (page.ok ? [page.value] : []));
        const outcomes = (await importPages(dependencies, pages)).values();
        for (const { line, page } of rows) {
          const outcome = page.ok ? outcomes.next().value : undefined;
          if (!page.ok) refuse(line, page.failure);
          else if (outcome) record(line, outcome);
        }
      }
      return true;
    } catch (error) {
      // The earlier rows have been stored, and the summary counts them.
      if (!(error instanceof UnreadableFile)) throw error;
      printError(error.message);
      return false;
    }
  });
  const { created, held, skipped, refused } = counts;
  const holds = held === 0 ? '' : ` The gate holds ${held} of the created ones.`;
  print(`Created ${created + held}, skipped ${skipped}, refused ${refused}.${holds}`);
  return isReadToEnd && refused === 0 ? exitCodes.done : exitCodes.failed;
};

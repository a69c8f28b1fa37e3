import { createContentVersion } from '#database/content-version.ts';
import { systemClock } from '#domain/clock.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { type ImportOutcome, importPages } from '#domain/pages/import-pages.ts';
import { UnreadableFile } from '../../csv/text-pieces.ts';
import { type Command, exitCodes } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { type FileRow, formatOf, readPageFile } from './files/page-file.ts';

/** The rows of a transaction are limited by their number and by their text, to save memory. */
const rowsAtOnce = 500;
const charactersAtOnce = 8_388_608;

/** Streams the file. Reports and skips bad rows, and leaves pages whose slug exists as they are. */
export const pagesImport: Command = async ({ env, operands: [file = ''], say, complain }) => {
  const format = formatOf(file);
  if (format === null) {
    complain('The name of the file must end in .csv or .json.');
    return exitCodes.failed;
  }
  const counts = { created: 0, skipped: 0, refused: 0 };
  const refuse = (line: number, reason: string) => {
    counts.refused += 1;
    complain(`Line ${line}: refused, ${reason}.`);
  };
  const isWhole = await withDatabase(env, async (database) => {
    const dependencies: PagesDependencies = {
      database,
      contentVersion: createContentVersion(database),
      clock: systemClock,
    };
    try {
      for await (const rows of inBatches(readPageFile(file, format))) {
        const good = rows.flatMap(({ page }) => (page.ok ? [page.value] : []));
        const outcomes = (await importPages(dependencies, good)).values();
        for (const { line, page } of rows) {
          const outcome = page.ok ? outcomes.next().value : undefined;
          if (!page.ok) refuse(line, page.failure);
          else if (outcome?.code === 'created') counts.created += 1;
          else if (outcome?.code === 'slug_exists') {
            counts.skipped += 1;
            complain(`Line ${line}: skipped, there is a page with the slug "${outcome.slug}".`);
          } else if (outcome) refuse(line, reasonOf(outcome));
        }
      }
      return true;
    } catch (error) {
      // The earlier rows have been stored, and the summary counts them.
      if (!(error instanceof UnreadableFile)) throw error;
      complain(error.message);
      return false;
    }
  });
  say(`Created ${counts.created}, skipped ${counts.skipped}, refused ${counts.refused}.`);
  return isWhole && counts.refused === 0 ? exitCodes.done : exitCodes.failed;
};

/** Yields the rows read before the file became unreadable, and then throws. */
async function* inBatches(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let characters = 0;
  let failure: unknown = null;
  try {
    for await (const row of rows) {
      batch.push(row);
      if (row.page.ok) characters += row.page.value.input.content.length;
      if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  } catch (error) {
    failure = error;
  }
  yield batch;
  if (failure !== null) throw failure;
}

function reasonOf(failure: Exclude<ImportOutcome, { code: 'created' | 'slug_exists' }>): string {
  switch (failure.code) {
    case 'empty':
      return `nothing is left of the ${failure.field}`;
    case 'too_long':
      return `the ${failure.field} is longer than ${failure.limit} characters`;
    case 'slug_reserved':
      return `the slug "${failure.slug}" is an address of the site itself`;
  }
}

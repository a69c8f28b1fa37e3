import { createContentVersion } from '#database/content-version.ts';
import type { PageDependencies } from '#domain/pages/change-pages.ts';
import { type ImportOutcome, importPages } from '#domain/pages/import-pages.ts';
import { type Command, exitCodes } from './command.ts';
import { type FileRow, formatOf, readPageFile } from './page-files/page-file.ts';
import { UnreadableFile } from './page-files/text-pieces.ts';
import { withDatabase } from './with-database.ts';

/** A transaction takes as many rows, or as much text, whichever comes first: memory stays small. */
const rowsAtOnce = 500;
const charactersAtOnce = 8_388_608;

/** Streams the file. A bad row is named and left out; an existing slug is named and left as it is. */
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
    const dependencies: PageDependencies = {
      database,
      contentVersion: createContentVersion(database),
      now: Date.now,
    };
    try {
      for await (const rows of inBatches(readPageFile(file, format))) {
        const good = rows.filter((row) => row.ok);
        const outcomes = await importPages(
          dependencies,
          good.map(({ draft }) => draft),
        );
        const outcomeOf = new Map(good.map((row, index) => [row as FileRow, outcomes[index]]));
        for (const row of rows) {
          const outcome = outcomeOf.get(row);
          if (!row.ok) refuse(row.line, row.reason);
          else if (outcome?.code === 'created') counts.created += 1;
          else if (outcome?.code === 'slug_exists') {
            counts.skipped += 1;
            complain(`Line ${row.line}: skipped, there is a page with the slug "${outcome.slug}".`);
          } else if (outcome) refuse(row.line, reasonOf(outcome));
        }
      }
      return true;
    } catch (error) {
      // What came before it is stored, and the summary says how much that is.
      if (!(error instanceof UnreadableFile)) throw error;
      complain(error.message);
      return false;
    }
  });
  say(`Created ${counts.created}, skipped ${counts.skipped}, refused ${counts.refused}.`);
  return isWhole && counts.refused === 0 ? exitCodes.done : exitCodes.failed;
};

/** What was read before the file became unreadable is given too. */
async function* inBatches(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let characters = 0;
  let failure: unknown = null;
  try {
    for await (const row of rows) {
      batch.push(row);
      if (row.ok) characters += row.draft.content.length;
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

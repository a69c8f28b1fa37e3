/** The rows of a file of pages, in parts, and the reports on rows that cannot become pages. */
import type { InputFailure } from '#domain/pages/clean-page-input.ts';
import type { FileRow } from './files/page-file.ts';

/** The rows of one transaction are limited by their number and by the size of their text, to save memory. */
const rowsAtOnce = 500;
const charactersAtOnce = 8_388_608;

/** Yields the rows read before the file became unreadable, and then throws. */
export async function* inBatches(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
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

/** Why the page of a row is refused, for the operator. */
export function reasonOf(failure: InputFailure): string {
  switch (failure.code) {
    case 'empty':
      return `nothing is left of the ${failure.field}`;
    case 'too_long':
      return `the ${failure.field} is longer than ${failure.limit} characters`;
    case 'slug_reserved':
      return `the slug "${failure.slug}" is an address of the site itself`;
  }
}

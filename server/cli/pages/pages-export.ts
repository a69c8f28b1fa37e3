import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { GeneratedPageRow } from '#database/schema.ts';
import { guardCell } from '#domain/formula-cells.ts';
import { readAllPageRows } from '#domain/pages/read-all-page-rows.ts';
import { writeCsvRow } from '../../csv/csv.ts';
import { type Command, exitCodes } from '../command.ts';
import { createFile } from '../create-file.ts';
import { problemOfWriting } from '../file-problem.ts';
import { withDatabase } from '../with-database.ts';
import { exportedColumns, exportedPage, formatOf, type PageFileFormat } from './files/page-file.ts';

/** Writes the oldest page first, so that an import keeps the order. The file appears only when it is complete. */
export const pagesExport: Command = async ({ env, operands: [file = ''], isForced, print, printError }) => {
  const format = formatOf(file, problemOfWriting);
  if (!format.ok) {
    printError(format.failure);
    return exitCodes.failed;
  }
  let written = 0;
  async function* counted(pages: AsyncIterable<GeneratedPageRow>) {
    for await (const page of pages) {
      written += 1;
      yield page;
    }
  }
  const created = await createFile(file, { isForced, mode: 0o644 }, (temporaryFile) =>
    withDatabase(env, ({ query }) =>
      pipeline(formats[format.value](counted(readAllPageRows(query))), createWriteStream(temporaryFile)),
    ),
  );
  if (!created) {
    printError(`There is a file ${file} already. Use --force to replace it.`);
    return exitCodes.failed;
  }
  print(`Wrote ${written} ${written === 1 ? 'page' : 'pages'} to ${file}.`);
  return exitCodes.done;
};

type Formats = Record<PageFileFormat, (pages: AsyncIterable<GeneratedPageRow>) => AsyncGenerator<string>>;

const formats: Formats = {
  async *csv(pages) {
    yield writeCsvRow(exportedColumns);
    for await (const page of pages)
      yield writeCsvRow(exportedColumns.map((name) => guardCell(String(exportedPage(page)[name]))));
  },
  async *json(pages) {
    let separator = '[\n';
    for await (const page of pages) {
      yield separator + JSON.stringify(exportedPage(page), [...exportedColumns]);
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  },
};

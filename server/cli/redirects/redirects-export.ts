import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#database/database.ts';
import { listRuleRows } from '#domain/addresses/redirect-store.ts';
import { redirectHeader, writeRedirectLine } from '../../csv/redirect-rows.ts';
import { type Command, exitCodes } from '../command.ts';
import { createFile } from '../create-file.ts';
import { problemOfWriting } from '../file-problem.ts';
import { withDatabase } from '../with-database.ts';

const rowsAtOnce = 1000;

/** Writes all rules, ordered by address, in the form that the import reads. */
export const redirectsExport: Command = async ({
  env,
  operands: [file = ''],
  isForced,
  print,
  printError,
}) => {
  const problem = problemOfWriting(file);
  if (problem !== null) {
    printError(problem);
    return exitCodes.failed;
  }
  let written = 0;
  async function* lines({ query }: Database): AsyncGenerator<string> {
    yield redirectHeader;
    let after: string | null = null;
    while (true) {
      const rules = await listRuleRows(query, { after, limit: rowsAtOnce });
      for (const rule of rules) yield writeRedirectLine(rule);
      written += rules.length;
      after = rules.at(-1)?.from_path ?? null;
      if (rules.length < rowsAtOnce) return;
    }
  }
  const created = await createFile(file, { isForced, mode: 0o644 }, (temporaryFile) =>
    withDatabase(env, (database) => pipeline(lines(database), createWriteStream(temporaryFile))),
  );
  if (!created) {
    printError(`There is a file ${file} already. Use --force to replace it.`);
    return exitCodes.failed;
  }
  print(`Wrote ${written} ${written === 1 ? 'rule' : 'rules'} to ${file}.`);
  return exitCodes.done;
};

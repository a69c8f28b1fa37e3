/** The defaults of a table: its rows are read from the database table of the same name, and a deletion only deletes rows. */
import { rowChanges } from '#database/change-rows.ts';
import type { Row } from '#database/select-rows.ts';
import { allOrNothing } from '#domain/all-or-nothing.ts';
import { asExpected, type NotOneRow } from '#domain/expected-rows.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { type RowReader, rowReader } from '#domain/row-reader.ts';
import type { RestApiDependencies } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';
import type { RestDelete, RestTable, WriteResult } from './rest-table.ts';

export function readerOf(dependencies: RestApiDependencies, { name, read }: RestTable): RowReader {
  return read.reader?.(dependencies) ?? rowReader(dependencies.database, name);
}

export function deletionOf({ name }: RestTable, { run }: RestDelete): NonNullable<RestDelete['run']> {
  return run ?? deleteRows(name);
}

/** @param describe turns a failure of the service into that of the API */
export function writeResultOf<Failure>(
  result: Result<readonly object[], Failure>,
  describe: (failure: Failure) => RestFailure,
): WriteResult {
  if (!result.ok) return refusal(describe(result.failure));
  return success(result.value.map((row) => ({ ...row })));
}

function deleteRows(table: RestTable['name']): NonNullable<RestDelete['run']> {
  const rows = rowChanges(table);
  return async ({ database }, conditions, options) => {
    const { patterns } = database;
    const deleted = await allOrNothing<Row[], NotOneRow>(database, async (query) =>
      asExpected(await rows.delete({ query, patterns }, conditions), options),
    );
    return deleted.ok ? deleted : refusal(failures.notOneRow(deleted.failure.count));
  };
}

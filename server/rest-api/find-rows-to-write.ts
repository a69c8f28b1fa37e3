/**
 * Limits a write whose filters no index answers. Its rows are found first, as a costly read with a maximum, so that the
 * write itself, which locks the database, goes straight to them.
 */
import type { Filter, RowCondition } from '#database/row-query.ts';
import type { Caller } from '#domain/auth/sessions/caller.ts';
import { refusal, success } from '#domain/result.ts';
import type { CostlyReads } from './costly-reads.ts';
import { readerOf } from './plain-rows.ts';
import { deterministicOrder } from './query/parse-order.ts';
import type { RestApiDependencies } from './rest-context.ts';
import { failures, type Parsed } from './rest-failure.ts';
import type { RestTable } from './rest-table.ts';

const maxRows = 1000;

/** @returns the given conditions, plus one that names the rows if no index finds them by the given ones */
export async function findRowsToWrite(
  dependencies: RestApiDependencies,
  table: RestTable,
  caller: Caller,
  costlyReads: CostlyReads,
  conditions: readonly RowCondition[],
): Promise<Parsed<readonly RowCondition[]>> {
  const { key, defaultOrder } = table;
  const order = deterministicOrder(defaultOrder, key);
  const query = { columns: key, conditions, order, range: { offset: 0, limit: maxRows + 1 } };
  if (table.read.isIndexed(query)) return success(conditions);
  if (caller.role === 'anonymous') return refusal(failures.authenticationRequired);
  const found = await costlyReads.run(caller, (remainingMs) =>
    readerOf(dependencies, table).selectRows(query, { limitMs: remainingMs() }),
  );
  if (!found.ok) return found;
  if (found.value.length > maxRows) return refusal(failures.tooManyRows(maxRows));
  const byKey = key.map((column): Filter => {
    return { column, operator: 'in', values: found.value.map((row) => String(row[column])) };
  });
  // The given conditions are kept, because a row may have changed since it was found.
  return success([...conditions, ...byKey]);
}

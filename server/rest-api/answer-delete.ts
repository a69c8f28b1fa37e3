/** Answers DELETE on a table. It requires a filter, because without one it would empty the table. */
import type { CostlyReads } from './costly-reads.ts';
import { findRowsToWrite } from './find-rows-to-write.ts';
import { deletionOf } from './plain-rows.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';
import type { RestDelete, RestTable } from './rest-table.ts';
import { parseWriteRequest, writeOptions, writeResponse } from './write-request.ts';

export function answerDelete(
  dependencies: RestApiDependencies,
  table: RestTable,
  deletion: RestDelete,
  costlyReads: CostlyReads,
) {
  const run = deletionOf(table, deletion);
  return async (context: RestContext): Promise<Response> => {
    const request = parseWriteRequest(context, table, deletion.permission);
    if (!request.ok) return failureResponse(context, request.failure);
    const { query, format } = request.value;
    if (query.conditions.length === 0) return failureResponse(context, failures.noFilter('DELETE'));
    const caller = context.get('caller');
    const found = await findRowsToWrite(dependencies, table, caller, costlyReads, query.conditions);
    if (!found.ok) return failureResponse(context, found.failure);
    const result = await run(dependencies, found.value, writeOptions(context, format));
    return writeResponse(context, table, request.value, result, { representation: 200, minimal: 204 });
  };
}

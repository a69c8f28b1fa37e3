/** Answers PATCH on a table. */
import { success } from '#domain/result.ts';
import type { CostlyReads } from './costly-reads.ts';
import { findRowsToWrite } from './find-rows-to-write.ts';
import { readUpdateBody } from './query/read-rows.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';
import type { RestTable, RestUpdate } from './rest-table.ts';
import { parseWriteRequest, writeOptions, writeResponse } from './write-request.ts';

export function answerUpdate(
  dependencies: RestApiDependencies,
  table: RestTable,
  update: RestUpdate,
  costlyReads: CostlyReads,
) {
  return async (context: RestContext): Promise<Response> => {
    const request = parseWriteRequest(context, table, update.permission);
    if (!request.ok) return failureResponse(context, request.failure);
    const { query, format } = request.value;
    if (query.conditions.length === 0) return failureResponse(context, failures.noFilter('UPDATE'));
    const changes = await readUpdateBody(table, update.maxBodyBytes, context.req.raw, query.bodyColumns);
    if (!changes.ok) return failureResponse(context, changes.failure);
    const statuses = { representation: 200, minimal: 204 } as const;
    if (Object.keys(changes.value).length === 0) {
      return writeResponse(context, table, request.value, success([]), statuses);
    }
    const caller = context.get('caller');
    const found = await findRowsToWrite(dependencies, table, caller, costlyReads, query.conditions);
    if (!found.ok) return failureResponse(context, found.failure);
    const options = writeOptions(context, format);
    const result = await update.run(dependencies, found.value, changes.value, options);
    return writeResponse(context, table, request.value, result, statuses);
  };
}

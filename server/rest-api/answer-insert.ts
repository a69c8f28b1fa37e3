/** Answers POST on a table. It inserts all of the given rows or none. */
import { readInsertBody } from './query/read-rows.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';
import type { RestInsert, RestTable } from './rest-table.ts';
import { parseWriteRequest, writeOptions, writeResponse } from './write-request.ts';

export function answerInsert(dependencies: RestApiDependencies, table: RestTable, insert: RestInsert) {
  return async (context: RestContext): Promise<Response> => {
    const request = parseWriteRequest(context, table, insert.permission);
    if (!request.ok) return failureResponse(context, request.failure);
    const { query, format } = request.value;
    if (query.conditions.length > 0) {
      return failureResponse(context, failures.badQuery('filters', 'An insert takes none.'));
    }
    const rows = await readInsertBody(table, insert, context.req.raw, query.bodyColumns);
    if (!rows.ok) return failureResponse(context, rows.failure);
    const result = await insert.run(dependencies, rows.value, writeOptions(context, format));
    return writeResponse(context, table, request.value, result, { representation: 201, minimal: 201 });
  };
}

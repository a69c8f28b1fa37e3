/** Answers DELETE. Without a filter it would empty the table, so one is demanded. */
import { compileFilters } from './compile-query.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';
import { parseWriteRequest, writeResponse } from './write-request.ts';

export function deletePages({ pages, database }: RestApiDependencies) {
  return async (context: RestContext): Promise<Response> => {
    const request = parseWriteRequest(context);
    if (!request.ok) return failureResponse(context, request.failure);
    const { query, form } = request.value;
    if (query.filters.length === 0) return failureResponse(context, failures.noFilter('DELETE'));
    const result = await pages.delete(compileFilters(query.filters, database.engine), {
      isOnePageExpected: form.isObject,
    });
    return writeResponse(context, request.value, result, { representation: 200, minimal: 204 });
  };
}

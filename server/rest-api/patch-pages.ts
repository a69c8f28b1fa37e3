/** Answers PATCH. */
import type { ChangeResult } from '#domain/pages/change-pages.ts';
import { compileFilters } from './compile-query.ts';
import { readUpdateBody } from './read-body.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';
import { parseWriteRequest, writeResponse } from './write-request.ts';

export function patchPages({ pages, database }: RestApiDependencies) {
  return async (context: RestContext): Promise<Response> => {
    const request = parseWriteRequest(context);
    if (!request.ok) return failureResponse(context, request.failure);
    const { query, form } = request.value;
    if (query.filters.length === 0) return failureResponse(context, failures.noFilter('UPDATE'));
    const changes = await readUpdateBody(context.req.raw, query.columns);
    if (!changes.ok) return failureResponse(context, changes.failure);
    const result: ChangeResult =
      Object.keys(changes.value).length === 0
        ? { ok: true, pages: [] }
        : await pages.update(compileFilters(query.filters, database.engine), changes.value, {
            isOnePageExpected: form.isObject,
          });
    return writeResponse(context, request.value, result, { representation: 200, minimal: 204 });
  };
}

/** Answers POST: one page or several, all or none. */
import { readInsertBody } from './read-body.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';
import { parseWriteRequest, writeResponse } from './write-request.ts';

export function postPages({ pages }: RestApiDependencies) {
  return async (context: RestContext): Promise<Response> => {
    const request = parseWriteRequest(context);
    if (!request.ok) return failureResponse(context, request.failure);
    const { query, form } = request.value;
    if (query.filters.length > 0) {
      return failureResponse(context, failures.badQuery('filters', 'An insert takes none.'));
    }
    const drafts = await readInsertBody(context.req.raw, query.columns);
    if (!drafts.ok) return failureResponse(context, drafts.failure);
    const result = await pages.publish(drafts.value, { isOnePageExpected: form.isObject });
    return writeResponse(context, request.value, result, { representation: 201, minimal: 201 });
  };
}

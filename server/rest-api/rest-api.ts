/** The part of the PostgREST protocol the site uses (PROTOCOL.md section 6), to be mounted at /rest/v1. */
import { Hono } from 'hono';
import { isOutage } from '../outage.ts';
import { checkAccess } from './check-access.ts';
import { deletePages } from './delete-pages.ts';
import { getPages } from './get-pages.ts';
import { patchPages } from './patch-pages.ts';
import { postPages } from './post-pages.ts';
import type { RestApiDependencies, RestEnv } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';

export function createRestApi(dependencies: RestApiDependencies): Hono<RestEnv> {
  const api = new Hono<RestEnv>();

  // First of all, so that failures are never cached either.
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  api.use(checkAccess(dependencies.access));

  // HEAD is answered here too: Hono leaves the body out.
  api.get('/generated_pages', getPages(dependencies));
  api.post('/generated_pages', postPages(dependencies));
  api.patch('/generated_pages', patchPages(dependencies));
  api.delete('/generated_pages', deletePages(dependencies));
  api.all('/generated_pages', (context) =>
    failureResponse(context, failures.unsupportedMethod(context.req.method)),
  );
  api.all('/:table', (context) =>
    failureResponse(context, failures.unknownTable(context.req.param('table'))),
  );
  api.all('*', (context) => failureResponse(context, failures.unknownPath));

  api.onError(async (error, context) => {
    dependencies.reportFailure(error);
    context.header('Cache-Control', 'no-store');
    const isDown = await isOutage(dependencies.database, error);
    return failureResponse(context, isDown ? failures.databaseDown : failures.unexpected);
  });
  return api;
}

/** The part of the PostgREST protocol that the site uses (docs/specification/rest.md), to be mounted at /rest/v1. */
import { Hono } from 'hono';
import { isOutage } from '../answers/outage.ts';
import { answerCall, answerUnknownFunction } from './answer-call.ts';
import { answerDelete } from './answer-delete.ts';
import { answerInsert } from './answer-insert.ts';
import { answerRead } from './answer-read.ts';
import { answerUpdate } from './answer-update.ts';
import { checkAccess } from './check-access.ts';
import { checkProfile } from './check-profile.ts';
import { type CostlyReads, callLimits, createCostlyReads, usualLimits } from './costly-reads.ts';
import { registry } from './registry.ts';
import type { RestApiDependencies, RestEnv } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import { failureResponse } from './rest-response.ts';
import type { RestTable } from './rest-table.ts';

/** @param served the tables and functions to serve; a test may pass its own, and its own limits */
export function createRestApi(
  dependencies: RestApiDependencies,
  served = registry,
  limits = usualLimits,
): Hono<RestEnv> {
  const api = new Hono<RestEnv>();
  const costlyReads = createCostlyReads(limits);
  const costlyCalls = createCostlyReads(callLimits(limits), failures.callTooCostly);

  // First, so that failures are not cached either.
  api.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  api.use(checkAccess(dependencies.authenticator));
  api.use(checkProfile);

  for (const table of served.tables) serveTable(api, dependencies, table, costlyReads);
  api.all('/:table', (context) =>
    failureResponse(context, failures.unknownTable(context.req.param('table'))),
  );

  for (const restFunction of served.functions)
    api.all(`/rpc/${restFunction.name}`, answerCall(dependencies, restFunction, costlyCalls));
  api.all('/rpc/:name', answerUnknownFunction);
  api.all('*', (context) => failureResponse(context, failures.unknownPath));

  api.onError(async (error, context) => {
    dependencies.reportFailure(error);
    context.header('Cache-Control', 'no-store');
    const isDown = await isOutage(dependencies.database, error);
    return failureResponse(context, isDown ? failures.databaseDown : failures.unexpected);
  });
  return api;
}

function serveTable(
  api: Hono<RestEnv>,
  dependencies: RestApiDependencies,
  table: RestTable,
  costlyReads: CostlyReads,
): void {
  const path = `/${table.name}`;
  const allowed = ['GET', 'HEAD'];
  // This answers HEAD as well: Hono removes the body.
  api.get(path, answerRead(dependencies, table, costlyReads));
  if (table.insert) {
    allowed.push('POST');
    api.post(path, answerInsert(dependencies, table, table.insert));
  }
  if (table.update) {
    allowed.push('PATCH');
    api.patch(path, answerUpdate(dependencies, table, table.update, costlyReads));
  }
  if (table.delete) {
    allowed.push('DELETE');
    api.delete(path, answerDelete(dependencies, table, table.delete, costlyReads));
  }
  api.all(path, (context) =>
    failureResponse(context, failures.unsupportedMethod(context.req.method, allowed)),
  );
}

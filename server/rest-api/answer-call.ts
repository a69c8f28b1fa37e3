/** Answers `/rpc/{name}`. */
import type { RemainingMs } from '#domain/pause.ts';
import { success } from '#domain/result.ts';
import type { CostlyReads } from './costly-reads.ts';
import { refuseCaller } from './permission.ts';
import { parseAccept } from './query/parse-accept.ts';
import { parsePrefer } from './query/parse-prefer.ts';
import { readArguments } from './query/read-arguments.ts';
import type { RestApiDependencies, RestContext } from './rest-context.ts';
import { failures } from './rest-failure.ts';
import type { RestFunction } from './rest-function.ts';
import { failureResponse, valueResponse } from './rest-response.ts';

export function answerCall(
  dependencies: RestApiDependencies,
  restFunction: RestFunction,
  costlyCalls: CostlyReads,
) {
  const { name, permission, isReadOnly, isCostly = false } = restFunction;
  const allowed = isReadOnly ? ['GET', 'HEAD', 'POST'] : ['POST'];
  return async (context: RestContext): Promise<Response> => {
    const { method } = context.req;
    if (!allowed.includes(method)) {
      return failureResponse(context, failures.unsupportedMethod(method, allowed));
    }
    const caller = context.get('caller');
    const refused = refuseCaller(caller, permission, `function ${name}`, isReadOnly ? 'read' : 'write');
    if (refused !== null) return failureResponse(context, refused);
    const format = parseAccept(context.req.header('accept'));
    if (!format.ok) return failureResponse(context, format.failure);
    const preferences = parsePrefer(context.req.header('prefer'));
    if (!preferences.ok) return failureResponse(context, preferences.failure);
    const callArguments = await readArguments(context);
    if (!callArguments.ok) return failureResponse(context, callArguments.failure);
    const call = (remainingMs?: RemainingMs) =>
      restFunction.call(dependencies, callArguments.value, caller, remainingMs);
    const called =
      isCostly && caller.role !== 'anonymous' ? await costlyCalls.run(caller, call) : success(await call());
    const result = called.ok ? called.value : called;
    if (!result.ok) return failureResponse(context, result.failure);
    return valueResponse(context, format.value, preferences.value, result.value);
  };
}

/** Lists the names of the given arguments, as PostgREST does, because a wrong name is the usual mistake. */
export async function answerUnknownFunction(context: RestContext): Promise<Response> {
  const callArguments = await readArguments(context);
  const names = callArguments.ok ? Object.keys(callArguments.value) : [];
  return failureResponse(context, failures.unknownFunction(context.req.param('name') ?? '', names));
}

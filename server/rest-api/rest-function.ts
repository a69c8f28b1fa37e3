/** The declaration of a function of the REST API (`/rpc/{name}`). Each has its file in `functions/`. */
import type { z } from 'zod';
import type { Caller } from '#domain/auth/sessions/caller.ts';
import { type Result, refusal } from '#domain/result.ts';
import type { Permission } from './permission.ts';
import type { RestApiDependencies } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';

interface Declaration<Arguments extends z.ZodObject> {
  name: string;
  permission: Permission;
  /** Only a read-only function may be called with GET and HEAD, because clients retry these. */
  isReadOnly: boolean;
  arguments: Arguments;
  /** @returns the value to send as JSON; undefined or null for an empty answer */
  run(
    dependencies: RestApiDependencies,
    given: z.output<Arguments>,
    caller: Caller,
  ): Promise<Result<unknown, RestFailure>>;
}

export interface RestFunction {
  name: string;
  permission: Permission;
  isReadOnly: boolean;
  /** @param given the arguments, not yet validated */
  call(
    dependencies: RestApiDependencies,
    given: Readonly<Record<string, unknown>>,
    caller: Caller,
  ): Promise<Result<unknown, RestFailure>>;
}

export function restFunction<Arguments extends z.ZodObject>({
  arguments: schema,
  run,
  ...declared
}: Declaration<Arguments>): RestFunction {
  return {
    ...declared,
    async call(dependencies, given, caller) {
      const names = Object.keys(given);
      const isUnknown = names.some((name) => !Object.hasOwn(schema.shape, name));
      const parsed = schema.safeParse(given);
      const issue = parsed.error?.issues[0];
      const isMissing = issue !== undefined && !Object.hasOwn(given, String(issue.path[0]));
      if (isUnknown || isMissing) return refusal(failures.unknownFunction(declared.name, names));
      if (issue !== undefined) return refusal(failures.badArgument(issue.path.join('.'), issue.message));
      return run(dependencies, parsed.data as z.output<Arguments>, caller);
    },
  };
}

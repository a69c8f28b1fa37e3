/** The declaration of a function of the REST API (`/rpc/{name}`). Each has its file in `functions/`. */
import type { z } from 'zod';
import type { Caller } from '#domain/auth/sessions/caller.ts';
import { type RemainingMs, unlimited } from '#domain/pause.ts';
import { type Result, refusal } from '#domain/result.ts';
import type { Permission } from './permission.ts';
import type { RestApiDependencies } from './rest-context.ts';
import { failures, type RestFailure } from './rest-failure.ts';

interface Declaration<Arguments extends z.ZodObject> {
  name: string;
  permission: Permission;
  /** Only a read-only function may be called with GET and HEAD, because clients retry these. */
  isReadOnly: boolean;
  /** Works through long texts, long lists or many rows, so it takes a turn (`costly-reads.ts`). */
  isCostly?: true;
  arguments: Arguments;
  /**
   * @param remainingMs the time that a costly function has left
   * @returns the value to send as JSON; undefined or null for an empty answer
   * @throws TooCostly when no time is left
   */
  run(
    dependencies: RestApiDependencies,
    given: z.output<Arguments>,
    caller: Caller,
    remainingMs: RemainingMs,
  ): Promise<Result<unknown, RestFailure>>;
}

export interface RestFunction {
  name: string;
  permission: Permission;
  isReadOnly: boolean;
  isCostly?: true;
  /** @param given the arguments, not yet validated */
  call(
    dependencies: RestApiDependencies,
    given: Readonly<Record<string, unknown>>,
    caller: Caller,
    remainingMs?: RemainingMs,
  ): Promise<Result<unknown, RestFailure>>;
}

export function restFunction<Arguments extends z.ZodObject>({
  arguments: schema,
  run,
  ...declared
}: Declaration<Arguments>): RestFunction {
  return {
    ...declared,
    async call(dependencies, given, caller, remainingMs = unlimited) {
      const names = Object.keys(given);
      const isUnknown = names.some((name) => !Object.hasOwn(schema.shape, name));
      const parsed = schema.safeParse(given);
      if (parsed.success && !isUnknown) return run(dependencies, parsed.data, caller, remainingMs);
      const issue = parsed.error?.issues[0];
      const isMissing = issue !== undefined && !Object.hasOwn(given, String(issue.path[0]));
      if (issue === undefined || isUnknown || isMissing) {
        return refusal(failures.unknownFunction(declared.name, names));
      }
      return refusal(failures.badArgument(issue.path.join('.'), issue.message));
    },
  };
}

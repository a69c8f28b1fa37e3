/** The expected answer to each kind of caller. */

export interface ExpectedCall {
  /** A write filters by an indexed column: with any other filter a stranger is refused whatever the permission. */
  request: string;
  /** `{n}` is replaced by a number that is different in every request. */
  body?: string;
  /** Status for each caller, in the order of `callers` (`../access.test.ts`). */
  statuses: readonly number[];
}

/** The answers to a verb that a table does not declare. */
export const noSuchVerb = [405, 401, 401, 405, 405, 405];
/** The answers to a call that only complete sessions may make, which get the given status. */
export const completeSessionsOnly = (status: number) => [401, 401, 401, status, 403, status];

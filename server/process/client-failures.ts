/** Distinguishes a client that disconnected in the middle of its request from a failure of the server. */

/** The errors of request bodies that ended because their connection did. */
const clientFailures = new WeakSet<object>();

export function noteClientFailure(error: object): void {
  clientFailures.add(error);
}

/** @returns whether the error, or one that caused it, only says that the client has gone */
export function isClientFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return clientFailures.has(error) || isClientFailure(error.cause);
}

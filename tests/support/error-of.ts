/** @returns what the promise was rejected with; null if it was fulfilled */
export function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

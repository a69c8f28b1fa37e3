/**
 * @returns a function that calls `make` when it is first called, and shares the result with all later calls. A failure
 * is not kept: the next call tries again.
 */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

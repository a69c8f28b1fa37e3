/** @param share 0.5 for the median, 0.99 for what all but one in a hundred stay below */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** @returns the median duration of one call in milliseconds, the first calls left out */
export async function medianDuration(rounds: number, call: (round: number) => unknown): Promise<number> {
  const warmUp = Math.ceil(rounds / 4);
  const taken: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const startedAt = performance.now();
    await call(round);
    if (round >= 0) taken.push(performance.now() - startedAt);
  }
  return median(taken);
}

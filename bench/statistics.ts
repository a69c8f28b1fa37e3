/** @param share 0.5 for the median, 0.99 for what all but one in a hundred stay below */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

type Call = (round: number) => unknown;

/** @returns the median duration of one call in milliseconds, the first calls left out */
export async function medianDuration(rounds: number, call: Call): Promise<number> {
  const [duration = Number.NaN] = await medianDurations(rounds, [call]);
  return duration;
}

/** The same of several calls, made in turns, so that whatever else the machine does meets all of them alike. */
export async function medianDurations(rounds: number, calls: readonly Call[]): Promise<number[]> {
  const warmUp = Math.ceil(rounds / 4);
  const taken = calls.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const startedAt = performance.now();
      await call(round);
      if (round >= 0) taken[index]?.push(performance.now() - startedAt);
    }
  }
  return taken.map(median);
}

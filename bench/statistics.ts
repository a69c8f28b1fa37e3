/** @param share 0.5 for the median, 0.99 for the 99th percentile */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

type Call = (round: number) => unknown;

/** @returns the median duration of a call in milliseconds, without that of the warm-up rounds */
export async function medianDuration(rounds: number, call: Call): Promise<number> {
  const [duration = Number.NaN] = await medianDurations(rounds, [call]);
  return duration;
}

/**
 * The same for several calls. They alternate, so that other load on the machine affects all of them. The rounds are
 * numbered from 0, and the first of them only warm up.
 */
export async function medianDurations(rounds: number, calls: readonly Call[]): Promise<number[]> {
  const warmUp = Math.ceil(rounds / 4);
  const taken = calls.map((): number[] => []);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const startedAt = performance.now();
      await call(round);
      if (round >= warmUp) taken[index]?.push(performance.now() - startedAt);
    }
  }
  return taken.map(median);
}

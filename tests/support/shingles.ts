/** Compares many texts with each other, from their shingles. */

type Shingles = ReadonlyMap<string, ReadonlySet<string>>;

/** @returns every pair of texts that have a shingle in common, by their position, with their similarity */
export function* comparedPairs(texts: readonly ReadonlySet<string>[]): Generator<[number, number, number]> {
  const holders = new Map<string, number[]>();
  for (const [position, runs] of texts.entries()) {
    const shared = new Map<number, number>();
    for (const run of runs) {
      const others = holders.get(run) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      others.push(position);
      holders.set(run, others);
    }
    for (const [other, count] of shared) {
      yield [other, position, count / (runs.size + (texts[other]?.size ?? 0) - count)];
    }
  }
}

/** @returns the most similar pair of many texts, with its similarity; only pairs that share a shingle are compared */
export function mostAlike(shingles: Shingles): { pair: readonly [string, string]; score: number } {
  const names = [...shingles.keys()];
  let most: { pair: readonly [string, string]; score: number } = { pair: ['', ''], score: 0 };
  for (const [one, other, score] of comparedPairs([...shingles.values()])) {
    if (score > most.score) most = { pair: [names[one] ?? '', names[other] ?? ''], score };
  }
  return most;
}

/** The shingles that most texts have in common, with the names of those texts. */
export function mostShared(shingles: Shingles, howMany: number): { run: string; texts: string[] }[] {
  const holders = Map.groupBy(
    [...shingles].flatMap(([text, runs]) => [...runs].map((run) => ({ run, text }))),
    ({ run }) => run,
  );
  return [...holders]
    .map(([run, pairs]) => ({ run, texts: pairs.map(({ text }) => text) }))
    .toSorted((one, other) => other.texts.length - one.texts.length)
    .slice(0, howMany);
}

/** @returns a sentence for every pair that is more similar than the limit */
export function tooAlike(shingles: Shingles, limit: number): string[] {
  const names = [...shingles.keys()];
  return [...comparedPairs([...shingles.values()])]
    .filter(([, , score]) => score > limit)
    .map(([one, other, score]) => `${names[one]} and ${names[other]}: ${score.toFixed(2)}`);
}

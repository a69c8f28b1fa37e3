/** How alike two texts are: the share of five-word runs they have in common. */
import { foldText } from '#domain/fold-text.ts';

const runLength = 5;

/** @param names left out of the text, so that swapping them makes no text a new one */
export function shinglesOf(text: string, names: readonly string[]): Set<string> {
  const withoutNames = names.reduce((rest, name) => rest.replaceAll(wholeWords(name), ' '), foldText(text));
  const words = withoutNames.match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(' '));
  return new Set(runs);
}

/** @returns from 0, nothing in common, to 1, the same */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** The two of many that are most alike: only pairs that share a run are looked at. */
export function mostAlike(shingles: ReadonlyMap<string, ReadonlySet<string>>): {
  pair: readonly [string, string];
  found: number;
} {
  const holders = new Map<string, string[]>();
  let most: { pair: readonly [string, string]; found: number } = { pair: ['', ''], found: 0 };
  for (const [name, runs] of shingles) {
    const shared = new Map<string, number>();
    for (const run of runs) {
      const others = holders.get(run) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(run, [...others, name]);
    }
    for (const [other, count] of shared) {
      const found = count / (runs.size + (shingles.get(other)?.size ?? 0) - count);
      if (found > most.found) most = { pair: [other, name], found };
    }
  }
  return most;
}

/** @returns a sentence for every pair that is more alike than the limit */
export function tooAlike(shingles: ReadonlyMap<string, ReadonlySet<string>>, limit: number): string[] {
  const entries = [...shingles];
  return entries.flatMap(([name, one], position) =>
    entries.slice(position + 1).flatMap(([otherName, other]) => {
      const found = similarity(one, other);
      return found > limit ? [`${name} and ${otherName}: ${found.toFixed(2)}`] : [];
    }),
  );
}

function wholeWords(name: string): RegExp {
  const escaped = foldText(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Repeatable randomness: the same seed gives the same numbers, in a browser and in a test. */

/** @returns a number from 0 (inclusive) to 1 (exclusive) */
export type Random = () => number;

/** The mulberry32 generator: 32 bits of state, uniform enough for picking words. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns a 32-bit hash of the text (FNV-1a) */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Independent streams by name, all derived from one number. Drawing more from one stream does not change what
 * another yields.
 */
export function streamsFrom(random: Random): (name: string) => Random {
  const root = Math.floor(random() * 2 ** 32);
  return (name) => mulberry32(root ^ seedFromText(name));
}

/** @throws RangeError for an empty list */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/**
 * @param found may contain an item several times
 * @returns the items found most often, the most frequent first
 */
export function mostFrequent<Item>(found: readonly Item[], limit: number): Item[] {
  const times = new Map<Item, number>();
  for (const item of found) times.set(item, (times.get(item) ?? 0) + 1);
  return [...times]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, limit)
    .map(([item]) => item);
}

/** Both databases limit the parameters of a statement, so long lists are split over several. */
const atOnce = 1000;

/** @returns the items in order, at most a thousand at a time */
export function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce);
}

/** Lists are loaded in parts. Each part contains the total. */

export interface ListPart<Entry> {
  entries: Entry[];
  /** Number of all matching entries, including those that are not loaded. */
  total: number;
}

/** @returns where the next part begins; undefined at the end of the list */
export function nextOffset(last: ListPart<unknown>, parts: readonly ListPart<unknown>[]): number | undefined {
  const loaded = parts.reduce((sum, { entries }) => sum + entries.length, 0);
  return last.entries.length > 0 && loaded < last.total ? loaded : undefined;
}

/** Lists each entry once. A page published between two requests moves the others down, so one may be loaded twice. */
export function entriesOf<Entry extends { id: string }>(parts: readonly ListPart<Entry>[]): Entry[] {
  const entries = new Map(parts.flatMap((part) => part.entries).map((entry) => [entry.id, entry]));
  return [...entries.values()];
}

/**
 * The total of the latest part. If entries were deleted meanwhile, the part that was requested last may begin past the end
 * of the list; it is empty then, and the service does not say how many are left.
 */
export function totalOf(parts: readonly ListPart<unknown>[]): number {
  return (parts.findLast(({ entries }) => entries.length > 0) ?? parts.at(-1))?.total ?? 0;
}

/**
 * @param isUnfiltered whether the list is of all pages, so that its total includes the page even if not loaded
 * @returns the parts as the server will return them without the page
 */
export function withoutPage<Entry extends { id: string }>(
  parts: ListPart<Entry>[],
  id: string,
  isUnfiltered: boolean,
): ListPart<Entry>[] {
  const isListed = parts.some((part) => part.entries.some((entry) => entry.id === id));
  if (!isListed && !isUnfiltered) return parts;
  return parts.map(({ entries, total }) => ({
    entries: entries.filter((entry) => entry.id !== id),
    total: total - 1,
  }));
}

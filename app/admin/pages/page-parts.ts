/** The list of pages comes in parts, each of which knows the total. */
import type { PageEntry, PageList } from './page-api.ts';

/** Each page once: one published between two parts of the list moves the rest down by one. */
export function entriesOf(parts: readonly PageList[]): PageEntry[] {
  const entries = new Map(parts.flatMap((part) => part.entries).map((entry) => [entry.id, entry]));
  return [...entries.values()];
}

/**
 * @param isWhole whether the list is of every page: then it counts the page even where its part is not loaded
 * @returns the parts as the server will give them once the page is gone
 */
export function withoutPage(parts: PageList[], id: string, isWhole: boolean): PageList[] {
  const isListed = parts.some((part) => part.entries.some((entry) => entry.id === id));
  if (!isListed && !isWhole) return parts;
  return parts.map(({ entries, total }) => ({
    entries: entries.filter((entry) => entry.id !== id),
    total: total - 1,
  }));
}

/** The list of pages is loaded in parts. Each part contains the total. */
import type { PageEntry, PageListPart } from './page-api.ts';

/** Lists each page once. A page published between two requests moves the others down, so one may be loaded twice. */
export function entriesOf(parts: readonly PageListPart[]): PageEntry[] {
  const entries = new Map(parts.flatMap((part) => part.entries).map((entry) => [entry.id, entry]));
  return [...entries.values()];
}

/**
 * @param isUnfiltered whether the list is of all pages, so that its total includes the page even if not loaded
 * @returns the parts as the server will return them without the page
 */
export function withoutPage(parts: PageListPart[], id: string, isUnfiltered: boolean): PageListPart[] {
  const isListed = parts.some((part) => part.entries.some((entry) => entry.id === id));
  if (!isListed && !isUnfiltered) return parts;
  return parts.map(({ entries, total }) => ({
    entries: entries.filter((entry) => entry.id !== id),
    total: total - 1,
  }));
}

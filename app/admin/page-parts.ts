/** The list of pages comes in parts, each of which knows the total. */
import type { PageEntry, PageList } from './page-api.ts';

/** Each page once: one published between two parts of the list moves the rest down by one. */
export function entriesOf(parts: readonly PageList[]): PageEntry[] {
  const entries = new Map(parts.flatMap((part) => part.entries).map((entry) => [entry.id, entry]));
  return [...entries.values()];
}

/** @returns the parts as the server will give them once the page is gone; the same where they do not list it */
export function withoutPage(parts: PageList[], id: string): PageList[] {
  if (!parts.some((part) => part.entries.some((entry) => entry.id === id))) return parts;
  return parts.map(({ entries, total }) => ({
    entries: entries.filter((entry) => entry.id !== id),
    total: total - 1,
  }));
}

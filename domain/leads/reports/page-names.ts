/** Looks up the names of pages by the keys that contacts and conversations store. */
import { factsOfPages, type PageFactsDependencies } from './page-facts.ts';

export interface PageName {
  page_key: string;
  /** Null for a page that has been purged, and for the key that addresses without a page share. */
  path: string | null;
  title: string;
}

export async function pageNames(
  dependencies: PageFactsDependencies,
  keys: readonly string[],
): Promise<PageName[]> {
  const facts = await factsOfPages(dependencies, keys);
  return keys.flatMap((key) => {
    const page = facts.get(key);
    return page === undefined ? [] : [{ page_key: key, path: page.path, title: page.name }];
  });
}

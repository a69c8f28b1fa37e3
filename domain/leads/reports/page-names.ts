/** Names the pages that contacts and conversations are written down for. */
import { factsOfPages, type PageFactsDependencies } from './page-facts.ts';

export interface PageName {
  page_key: string;
  /** Null for a page that is gone for good, and for all addresses that are no page of their own. */
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

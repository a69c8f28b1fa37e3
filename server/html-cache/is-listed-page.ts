import { hasNoindex } from '../answers/has-noindex.ts';

/**
 * @param body of a public page
 * @param key of the cache, the path and query of the page
 * @returns whether the page names this address as the one for search engines. Unknown topics or places and other forms
 * of a page do not; there is no end to those.
 */
export function isListedPage(body: string, key: string): boolean {
  if (hasNoindex(body)) return false;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  if (canonical === undefined) return true;
  const { pathname, search } = new URL(canonical.replaceAll('&amp;', '&'), 'http://localhost');
  return pathname + search === key;
}

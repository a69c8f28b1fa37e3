/** Reads the title of a page's social card from the page's own head. */
import { hasNoindex } from '../answers/has-noindex.ts';

/** @returns the `og:title`, or null for a page with `noindex` */
export function sharedTitle(html: string): string | null {
  if (hasNoindex(html)) return null;
  const escapedTitle = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1];
  return escapedTitle === undefined ? null : unescapeHtml(escapedTitle);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

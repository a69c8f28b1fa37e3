import { sanitizePageHtml } from './sanitize-page-html.ts';

/**
 * Stored content as it stands on a page. It is sanitised once more, so that a row written by other hands is
 * as harmless as our own; and since the page's title is its one h1, an h1 in the content becomes an h2.
 */
export function renderPageHtml(stored: string): string {
  return sanitizePageHtml(stored).replace(/<(\/?)h1(?=[\s>])/g, '<$1h2');
}

/**
 * Prepares the stored HTML of a page for its document. Stored content may contain `h1`
 * (docs/specification/generated-pages.md#sanitising), but a document has only one, its title. If the content contains
 * one, all its headings are lowered by a level.
 */
import { sanitizePageHtml } from './sanitize-page-html.ts';

/** @returns sanitised HTML without `h1`, whatever the database contains */
export function renderPageHtml(content: string): string {
  // Sanitised HTML has lower-case tag names and no `<` outside a tag.
  const html = sanitizePageHtml(content);
  if (!/<h1[ >]/.test(html)) return html;
  return html.replace(/(<\/?h)([1-6])(?=[ >])/g, (_, tag: string, level: string) => {
    return `${tag}${Math.min(Number(level) + 1, 6)}`;
  });
}

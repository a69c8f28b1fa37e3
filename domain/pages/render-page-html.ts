/**
 * A page's stored HTML as it goes into the document. Storage keeps the `h1` that SPEC.md section 5 allows, but the
 * document has its own one `h1`: where the content brings one, every heading in it steps down a level.
 */
import { sanitizePageHtml } from './sanitize-page-html.ts';

/** @returns sanitised HTML without any `h1`, whatever the database holds */
export function renderPageHtml(content: string): string {
  // Sanitised HTML has lower-case tag names and no `<` outside a tag.
  const html = sanitizePageHtml(content);
  if (!/<h1[ >]/.test(html)) return html;
  return html.replace(/(<\/?h)([1-6])(?=[ >])/g, (_, tag: string, level: string) => {
    return `${tag}${Math.min(Number(level) + 1, 6)}`;
  });
}

/** Extracts the text of HTML as a reader sees it, in one line, for comparing. */

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** @param html sanitised, or our own: `<` opens a tag, and the entities are those that our renderers write */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

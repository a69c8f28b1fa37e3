/** Extracts the text of HTML as a reader sees it, in one line, for comparing. */
import { decodeEntities } from '#domain/html-entities.ts';

/** @param html sanitised, or our own: `<` opens a tag, and the entities are those that our renderers write */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

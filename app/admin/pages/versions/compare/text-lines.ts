/** The text of a page as its reader meets it, for comparing two states of it. */
import { textOfHtml } from '#domain/similarity/text-of-html.ts';

const blockEdge = /<\/?(?:p|h[1-6]|div|ul|ol|li)\b[^>]*>|<br\b[^>]*>/i;
const link = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis;

/** @returns a line for each block, with the address of a link behind its words, so that a changed one is seen */
export function textLines(html: string): string[] {
  return html
    .replace(link, '$2 ($1)')
    .split(blockEdge)
    .map(textOfHtml)
    .filter((line) => line !== '');
}

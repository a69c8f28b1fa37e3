/** The text of a page as a reader sees it, for a comparison with another state of the page. */
import { textOfHtml } from '#domain/similarity/text-of-html.ts';

const blockEdge = /<\/?(?:p|h[1-6]|div|ul|ol|li)\b[^>]*>|<br\b[^>]*>/i;
const link = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis;

/** @returns a line for each block. The address of a link follows its text, so that a changed address shows. */
export function textLines(html: string): string[] {
  return html
    .replace(link, '$2 ($1)')
    .split(blockEdge)
    .map(textOfHtml)
    .filter((line) => line !== '');
}

/** What the generator writes for a title at the default creativity, the same each time. */
import { generatePage } from '#domain/generator/generate-page.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';

const defaultCreativity = 75;

export function htmlOfTitle(title: string): string {
  const random = mulberry32(seedFromText(title));
  return generatePage({ title, creativity: defaultCreativity, random }).html;
}

/** With plain spaces. */
export function textOfTitle(title: string): string {
  return withPlainSpaces(htmlToText(htmlOfTitle(title)));
}

/** What comes before the first heading, with plain spaces. */
export function openingOfTitle(title: string): string {
  return withPlainSpaces(htmlToText(htmlOfTitle(title).split('<h2>')[0] ?? ''));
}

function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

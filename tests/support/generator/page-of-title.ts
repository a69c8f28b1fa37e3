/** What the generator writes for a title at the default creativity, the same each time. */
import { generatePage } from '#domain/generator/generate-page.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const defaultCreativity = 75;

function writtenFor(title: string) {
  return generatePage({ title, creativity: defaultCreativity, random: mulberry32(seedFromText(title)) });
}

/** The heading of the direct answer that the title gets, if one fits. */
export function headingFor(title: string): string | undefined {
  return understandTitle(title).direct?.heading;
}

export function htmlOfTitle(title: string): string {
  return writtenFor(title).html;
}

/** With plain spaces. */
export function descriptionOfTitle(title: string): string {
  return withPlainSpaces(writtenFor(title).description);
}

/** The first paragraph, with plain spaces. */
export function firstParagraphOfTitle(title: string): string {
  return textOfTitle(title).split('\n')[0] ?? '';
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

/** Names the place of a title in its first paragraph, in a heading and once more. Elsewhere the place is understood. */

import {
  type ComposedPage,
  type ComposedSection,
  mapSections,
} from '#domain/generator/compose/composed-page.ts';
import { capitalise, sentencesOf } from '#domain/generator/grammar.ts';
import type { NamedPlace } from '#domain/generator/title/place/known-places.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';

/** How often the running text names the place; headings and links do so too. */
const maxNamed = 2;

export function placeNamedSparingly(page: ComposedPage, place: NamedPlace | null): ComposedPage {
  if (!isServedPlace(place)) return page;
  const { where, name } = place;
  const begins = `${capitalise(where)}, `;
  let count = 0;
  const sentence = (text: string): string => {
    if (!text.includes(name) && !text.includes(where)) return text;
    const isPlain = text.includes(` ${where}`) || text.startsWith(begins);
    count += 1;
    if (count <= maxNamed || !isPlain) return text;
    if (text.startsWith(begins)) return capitalise(text.slice(begins.length));
    const at = text.indexOf(` ${where}`);
    const rest = text.slice(at + where.length + 1);
    // The name may go on: 'São Paulo' is no part of 'São Paulo e região'.
    return /^(?:[,.;:]| (?:já|é|são|tem|fica|leva|sai|se|e a|e o|começa|termina|custa|vai)(?!\p{L}))/u.test(
      rest,
    )
      ? `${text.slice(0, at)}${rest}`
      : text;
  };
  const sparing = (text: string) => sentencesOf(text).map(sentence).join(' ');
  const sectionSparing = (section: ComposedSection): ComposedSection => ({
    ...section,
    text: section.text.map(sparing),
    points: section.points.map((point) => ({ ...point, text: sparing(point.text) })),
    after: section.after.map(sparing),
  });
  // The mentions are counted in the order in which the page is read.
  const lead = page.lead.map(sparing);
  const { sections, place: sectionOnPlace } = mapSections(page, sectionSparing, sectionSparing);
  return {
    ...page,
    lead,
    sections,
    place: sectionOnPlace,
    questions: page.questions.map((question) => ({ ...question, answer: sparing(question.answer) })),
    closing: page.closing.map(sparing),
  };
}

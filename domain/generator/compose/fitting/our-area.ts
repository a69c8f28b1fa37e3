/** Answers a title that looks for something near its reader and names no place. */
import { placePassages } from '#content/generator/places/place-passages.ts';
import { nearWords } from '#content/generator/words/known-words.ts';
import type { ComposedPage } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { spansOfAny } from '#domain/generator/title/phrases/phrases.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { titleWords } from '#domain/generator/title/title-words.ts';

/** @returns the page with a sentence on our area after its answer, unless the opening has named the area */
export function withOurArea(page: ComposedPage, meaning: TitleMeaning): ComposedPage {
  const { title, place, main, faults } = meaning;
  const isSought = place === null && faults.length === 0 && main !== null && !main.subject.isNeighbour;
  if (!isSought || spansOfAny(nearWords, titleWords(title)).length === 0) return page;
  const [first = '', ...rest] = page.lead;
  if (/Grande São Paulo/.test(first)) return page;
  return { ...page, lead: [`${first} ${fillLine(placePassages.near)}`, ...rest] };
}

/** The opening paragraphs of a page in their order. */
import { honestPassages } from '#content/generator/honest-passages.ts';
import { isGeneral } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import { fillLine } from './fill-line.ts';

export interface LeadPieces {
  first: readonly string[];
  /** Of what speaks of words that the others leave out. */
  found: readonly string[];
  context: readonly string[];
  follows: readonly string[];
  honest: readonly string[];
}

/**
 * What the title asks comes first. Where it asks nothing in words, that is what speaks of its own words, and what is
 * not known of them.
 */
export function leadOf(
  { topics, direct, faults, main, place, brands, figures }: TitleMeaning,
  { first, found, context, follows, honest }: LeadPieces,
): string[] {
  const isOpen = topics.length === 0 && direct === null && faults.length === 0 && !main?.subject.isNeighbour;
  if (!isOpen || found.length + honest.length === 0) {
    return [...first, ...found, ...context, ...follows, ...honest];
  }
  const isBare = main !== null && isGeneral(main) && !place && brands.length + figures.length === 0;
  const rest = isBare && honest.length > 0 && found.length === 0 ? [fillLine(honestPassages.service)] : first;
  return [...found, ...honest, ...rest, ...context, ...follows];
}

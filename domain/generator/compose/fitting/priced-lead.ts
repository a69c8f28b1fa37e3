/** Adds a price to the opening of a page, so that a reader who seeks a motor or a service finds it at once. */

import { termsPassages } from '#content/generator/places/place-passages.ts';
import type { Aspect, Wordings } from '#content/generator/subject.ts';
import { undecidedPrices } from '#content/generator/undecided-passages.ts';
import { namesRival, serviceOf } from '#domain/generator/compose/compose-place.ts';
import type { ComposedSection } from '#domain/generator/compose/composed-page.ts';
import { allOf } from '#domain/generator/compose/page-matter.ts';
import { isBeyondKits } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { serviceFor, termsOf } from '#domain/generator/compose/terms-of-place.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { capitalise } from '#domain/generator/grammar.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { isCollective, isRemote, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { isBeyondHouse } from './fitted-page.ts';
import { purposeOf } from './purpose-of-title.ts';

interface Opened {
  meaning: TitleMeaning;
  main: NamedSubject;
  /** What the longest page says after its opening. */
  sections: readonly ComposedSection[];
}

/** @returns the opening with a price at the end of its first paragraph, if it needs one */
export function pricedLead(
  lead: readonly string[],
  { meaning, main, sections }: Opened,
  random: Random,
): readonly string[] {
  const [first = '', ...rest] = lead;
  const isServed = isServedPlace(meaning.place);
  const opening = isServed ? [first] : lead;
  // A direct answer gives its price where it belongs.
  const answering = meaning.direct === null ? opening : [...lead, ...sections.map(allOf)];
  if (meaning.direct?.isUnpriced || main.subject.isNeighbour || answering.some((text) => /R\$/.test(text)))
    return lead;
  const terms = isServed && meaning.direct === null ? atPlace(meaning, main) : termsFor(meaning, main);
  return terms.length === 0 ? lead : [`${first} ${fillLine(pick(terms, random))}`, ...rest];
}

function atPlace(meaning: TitleMeaning, main: NamedSubject): readonly string[] {
  const own = undecidedPrices.parts[main.id];
  if (own !== undefined) return [`${capitalise(own)}.`];
  const service = serviceFor(serviceOf(meaning, main), purposeOf(meaning, main));
  if (service === 'buy' && isHeavy(meaning)) return termsPassages.building;
  return termsOf(main, service, !isBeyondKits(meaning));
}

/** Aspects of a title that wants to know what it costs. */
const costAspects: readonly Aspect[] = ['price', 'buy', 'choose', 'replace', 'repair', 'install'];

/** Whether the title seeks a motor or a repair, and not only how or when. */
export function wantsPrice(meaning: TitleMeaning, main: NamedSubject): boolean {
  const { aspects, direct } = meaning;
  // An answer about what a rule allows, or how long something lasts, is complete without our prices.
  const isAboutRule = aspects.includes('allowed') || aspects.includes('lifetime');
  if (direct !== null && isAboutRule && !aspects.includes('price')) return false;
  // A reader who claims under a warranty gets no price.
  if (direct?.subject === 'garantia') return false;
  const isAboutCost = aspects.length === 0 || aspects.some((aspect) => costAspects.includes(aspect));
  return isAboutCost && purposeOf(meaning, main) !== 'question';
}

/** Price and warranty of what the title seeks; nothing for a question. */
function termsFor(meaning: TitleMeaning, main: NamedSubject): Wordings {
  if (!wantsPrice(meaning, main)) return [];
  const own = undecidedPrices.parts[main.id];
  // A control that does not work needs more than to be programmed.
  if (purposeOf(meaning, main) === 'repair' && own !== undefined && !isRemote(main))
    return [`${capitalise(own)}.`];
  if (purposeOf(meaning, main) === 'repair' || namesRival(meaning)) return termsPassages.repair;
  if (isHeavy(meaning) || [main, ...meaning.others].some(isCollective)) return termsPassages.building;
  return isBeyondKits(meaning) ? termsPassages.beyondKits : termsPassages.purchase;
}

/** Whether the title gives a weight or a number of openings that is too much for the motor of a house. */
function isHeavy(meaning: TitleMeaning): boolean {
  return meaning.figures.some((figure) => isBeyondHouse(figure, meaning));
}

/** How much a page has besides its answer, and what does not belong there. */

import type { Aspect, Fault, SubjectSection } from '#content/generator/subject.ts';
import { type Random, shuffled } from '#domain/generator/random.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { ComposedSection } from './composed-page.ts';
import type { Asked } from './pieces/asked.ts';

/** The most pieces of a page about a subject that is not ours, or with a word of the title that has no answer. */
const shortPage = { sections: 1, questions: 1 };
/** A reader who seeks another trade at a place is looking for somebody there, and not for our gates. */
const refusalAtPlace = { sections: 1, questions: 0 };
/** A reader who wants something installed learns who does that, and not what fails in it. */
const refusal = { sections: 0, questions: 0 };
const buyingAspects: readonly Aspect[] = ['install', 'buy', 'price', 'choose'];
const unsurePage = { sections: 2, questions: 1 };
/** A title that names only a gate or a motor: the creativity alone says how long its page is. */
const anyLength = { sections: Number.POSITIVE_INFINITY, questions: Number.POSITIVE_INFINITY };
/** Nobody reads more at once about any other subject. */
const subjectPage = { sections: 3, questions: 2 };
/** In addition to the section on the place. */
const pageAtPlace = { sections: 1, questions: 1 };
/** The seed picks the sections of a page with a place from so many that fit, so that two places differ. */
const fittingAtPlace = 4;
/** A reader who complains wants the cause, and not how the part works. */
const complaintPage = { sections: 2, questions: 2 };
/** A whole answer with a list leaves little to ask. */
const answeredPage = { sections: 3, questions: 1 };

export function limitOf(
  main: NamedSubject,
  { place, direct, faults, aspects }: Pick<TitleMeaning, 'place' | 'direct' | 'faults' | 'aspects'>,
  isUnsure: boolean,
): { sections: number; questions: number } {
  if (main.subject.isNeighbour) {
    if (faults.length === 0 && aspects.some((aspect) => buyingAspects.includes(aspect))) return refusal;
    return place === null ? shortPage : refusalAtPlace;
  }
  if (isUnsure) return unsurePage;
  if (place !== null) return pageAtPlace;
  if (direct !== null) return answeredPage;
  if (faults.length > 0) return complaintPage;
  return isGeneral(main) ? anyLength : subjectPage;
}

/** The fewest sections of a page if its title asks for them. A direct answer needs little besides its questions. */
const minSections = { answered: 1, complaint: 1, telling: 2, else: 3 };

/**
 * @param own how many sections the title decides
 * @returns the fewest sections to add to them
 */
export function minFurtherSections(
  { direct }: TitleMeaning,
  fault: Fault | undefined,
  asked: Asked,
  own: number,
): number {
  const kind = direct ? 'answered' : kindWithoutAnswer(fault, asked);
  return Math.max(0, minSections[kind] - own);
}

function kindWithoutAnswer(fault: Fault | undefined, asked: Asked): 'complaint' | 'telling' | 'else' {
  if (fault && asked.isImplied) return 'complaint';
  return !fault && (asked.open.size > 0 || asked.isNarrow) ? 'telling' : 'else';
}

/**
 * The most sections of a page with a direct answer or a complaint, and the most that subjects lend to a page with a
 * figure, a brand or a model and to a question without a place, not counting those of a second subject.
 */
const maxSections = { answered: 2, complaint: 3, complaintAtPlace: 2, narrow: 1, asked: 3 };

/** A title with a weight, or with the size from which it follows. */
function isSized(figures: TitleMeaning['figures']): boolean {
  return figures.some(({ unit }) => unit === 'kilogram' || unit === 'metre');
}

/** @returns the most sections to add to the `own` ones that the title decides */
export function maxFurtherSections(
  { place, models, figures }: Pick<TitleMeaning, 'place' | 'models' | 'figures'>,
  fault: Fault | undefined,
  { isAnswered, isNarrow, aspects }: Asked,
  own: number,
): number {
  const isPlaced = place !== null;
  if (isAnswered) return Math.max(0, maxSections.answered - own);
  // The section on the place comes in addition.
  const isServed = isServedPlace(place);
  const complaint = isServed ? maxSections.complaintAtPlace : maxSections.complaint;
  if (fault !== undefined) return Math.max(0, complaint - own);
  if (isServed && own > 0 && models.length === 0) return 0;
  // Two kits side by side, or the motor for a weight or a size, are the whole answer.
  if (own > 0 && (models.length > 1 || isSized(figures))) return 0;
  // The kits are compared once.
  if ((isNarrow || models.length > 0) && own > 0) return maxSections.narrow;
  return aspects.length > 0 && !isPlaced ? Math.max(1, maxSections.asked - own) : Number.POSITIVE_INFINITY;
}

/**
 * Whether the title names a place that we serve, and the sections that it decides are enough there, so that no second
 * subject lends one.
 */
export function isFullAtPlace(
  { place, direct }: TitleMeaning,
  fault: Fault | undefined,
  own: number,
): boolean {
  return isServedPlace(place) && direct === null && fault === undefined && own > 0;
}

/** A page about a repair leaves out passages about a new motor. */
export const newMotorWords = /\b(?:kit|jetflex|speedy|troca d[eo] motor|motor novo|motor velho)\b/i;

/** A section without its later paragraphs about a new motor. */
export function withoutNewMotor(section: SubjectSection): SubjectSection {
  return { ...section, text: section.text.filter((text, at) => at === 0 || !newMotorWords.test(text)) };
}

/** After the price of a repair, a page gives no price of a kit. */
export const kitWords = /\b(?:kit|automatizar)\b/i;

/** A page about buying a motor leaves out passages about repairing the old one. */
export const oldMotorWords = /consert|motor velho|rebobin|remend/i;

export const purchaseWords = /\b(?:kit|jetflex|speedy|comprar|pôr motor|instala\p{L}*)\b/iu;

/**
 * A direct answer with sections and questions of its own is a whole page: nothing is added but the place and the brand.
 */
export function isWholePage({ direct }: TitleMeaning): boolean {
  return (direct?.sections ?? []).length > 0 && (direct?.questions ?? []).length > 1;
}

/** After a complaint these would list the causes once more. */
export const causeAspects: readonly Aspect[] = ['repair', 'signs'];

/**
 * The sections of a page: the first that are allowed; at a place those that the title decides and some of the others.
 */
export function shownOf(
  sections: readonly ComposedSection[],
  most: number,
  { isAtPlace, decided }: { isAtPlace: boolean; decided: number },
  random: Random,
): readonly ComposedSection[] {
  const all = sections.filter(
    (section, at) => sections.findIndex((other) => other.heading === section.heading) === at,
  );
  if (!isAtPlace || most === 0) return all.slice(0, most);
  const free = shuffled(all.slice(decided, decided + fittingAtPlace), random).slice(0, most);
  return all.filter((section, at) => at < decided || free.includes(section));
}

/**
 * Puts the sections of a second subject among the others: one after the first `before` of them, the rest two sections
 * later.
 */
export function withExtra<Section>(
  sections: readonly Section[],
  extra: readonly Section[],
  before: number,
): Section[] {
  return [
    ...sections.slice(0, before),
    ...extra.slice(0, 1),
    ...sections.slice(before, before + 2),
    ...extra.slice(1),
    ...sections.slice(before + 2),
  ];
}

/**
 * A page whose title asks for something that no text answers: it names what was asked in the title's own words, says
 * what decides it and what it costs, and stops. It contains nothing that merely has the same subject.
 */

import type { Fault } from '#content/generator/subject.ts';
import {
  type UndecidedKind,
  undecidedPassages,
  undecidedPrices,
} from '#content/generator/undecided-passages.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { foldText } from '#domain/fold-text.ts';
import type { AddressedClaims } from '#domain/generator/claims/address-claims.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import { lowerFirst } from '#domain/generator/grammar.ts';
import { priceVerdictOf } from '#domain/generator/judgements/money-judgement.ts';
import { coverage } from '#domain/generator/likeness/query.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { askedPhrase } from '#domain/generator/title/asked-phrase.ts';
import { vagueFaults } from '#domain/generator/title/find-faults.ts';
import {
  isCollective,
  isGeneral,
  type NamedSubject,
  prominenceOf,
} from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/known-places.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { BrandPieces } from './compose-brands.ts';
import type { FigurePieces } from './compose-figures.ts';
import type { Opening } from './compose-opening.ts';
import { isPurchase } from './compose-place.ts';
import { type ComposedPage, type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { furtherFor } from './fitting/closing.ts';
import { purposeOf } from './fitting/purpose-of-title.ts';
import { isBeyondKits, namesGateOfPart } from './pieces/gate-of-title.ts';
import { permissionWord, undecidedKindOf } from './pieces/undecided-kind.ts';
import { describedBy } from './wording/describe-page.ts';
import { fillLine } from './wording/fill-line.ts';
import { labelOf } from './wording/label.ts';

interface Judged {
  opening: Opening;
  fault: Fault | undefined;
  brand: BrandPieces;
  figures: readonly FigurePieces[];
  found: AddressedClaims;
}

/** Whether nothing on the page would answer the title, or the page would open with a mere definition of its subject. */
export function isUndecided(meaning: TitleMeaning, main: NamedSubject, judged: Judged): boolean {
  if (isAnswered(meaning, main, judged)) return false;
  // The section on the place answers a title that wants a service at a place.
  const isService = meaning.aspects.length > 0 && isServedPlace(meaning.place);
  return (
    !isService &&
    (asksPermission(meaning, main, judged.fault) ||
      hasUnknownWords(meaning, main, judged.found) ||
      isSpecificBeyondGate(meaning, main) ||
      opensWithDefinition(meaning, main, judged))
  );
}

/** Whether a direct answer, a model, a brand, a figure, the opening or a fault answers the title. */
function isAnswered(
  meaning: TitleMeaning,
  main: NamedSubject,
  { opening, fault, brand, figures }: Judged,
): boolean {
  if (meaning.direct || meaning.models.length > 0 || main.subject.isNeighbour) return true;
  if (priceVerdictOf(meaning) !== null) return true;
  if (brand.answer !== null || figures.some(({ lead }) => lead !== null) || opening.question !== null)
    return true;
  const [first] = meaning.faults;
  // For a part every fault is specific. For a whole gate the vague faults say nothing.
  const isVague =
    first !== undefined && vagueFaults.includes(first) && prominenceOf(main.id) !== partProminence;
  return fault !== undefined && !isVague;
}

/** 'Posso usar o portão na neblina' asks neither for a motor nor what a gate is. */
function asksPermission(meaning: TitleMeaning, main: NamedSubject, fault: Fault | undefined): boolean {
  return permissionWord.test(meaning.words[0] ?? '') && isGeneral(main) && !fault && !isPaidInParts(meaning);
}

function hasUnknownWords(meaning: TitleMeaning, main: NamedSubject, found: AddressedClaims): boolean {
  // Other sentences cover the kind of gate and the brand.
  const isClaimUnknown = found.unknown.some(
    ({ folded, subject }) =>
      subject === null &&
      !namesGateOfPart(folded, main, meaning.others) &&
      !meaning.brands.some((name) => foldText(name) === folded),
  );
  return isClaimUnknown || (isUnasked(meaning) && meaning.place === null && meaning.unknownWords.length > 0);
}

/** 'Portão fecha antes de eu passar' says more than that the page is about a gate. */
function isSpecificBeyondGate(meaning: TitleMeaning, main: NamedSubject): boolean {
  return (
    isUnasked(meaning) && isGeneral(main) && meaning.words.length >= fewestWords && meaning.place === null
  );
}

/** A title of fewer words only names the gate. */
const fewestWords = 5;

/** Whether the page opens with a definition, which is no answer, and leaves out what else the title says. */
function opensWithDefinition(meaning: TitleMeaning, main: NamedSubject, { opening, found }: Judged): boolean {
  // A title that asks what a part is gets its answer from the definition.
  const isDefinition =
    meaning.aspects[0] !== 'what' &&
    main.subject.answers.what.some((answer) => fillLine(answer) === opening.first);
  if (!isDefinition) return false;
  const said = [opening.first, ...opening.context, ...found.paragraphs].join(' ');
  return (
    (meaning.openQuery.size > 0 && coverage(meaning.openQuery, said) === 0) ||
    unsaidIn(opening.first, meaning.claims).some(
      ({ subject }) => subject && subject.id !== main.id && prominenceOf(subject.id) === partProminence,
    )
  );
}

/** Whether the title asks for nothing in particular. */
function isUnasked(meaning: TitleMeaning): boolean {
  const { aspects, faults, brands } = meaning;
  return aspects.length + faults.length + brands.length === 0 && !isPaidInParts(meaning);
}

/** 'Motor em 12 vezes' has its payments worked out. */
function isPaidInParts({ figures }: TitleMeaning): boolean {
  return figures.some(({ unit }) => unit === 'instalment');
}

interface Undecided {
  meaning: TitleMeaning;
  main: NamedSubject;
  found: AddressedClaims;
  brand: BrandPieces;
  /** Sentences about what the further words of the title change. */
  conditioned: readonly string[];
  placeSentence: string | null;
  place: ComposedSection | null;
  questionsHeading: string;
}

export function composeUndecided(
  { meaning, main, found, brand, conditioned, placeSentence, place, questionsHeading }: Undecided,
  streams: (name: string) => Random,
): ComposedPage {
  const kind = undecidedKindOf(meaning, main);
  const { lead, heading, text, points, send } = undecidedPassages[kind];
  const said = fillLine(pick(lead, streams('undecided')), { valor: fillLine(priceOf(meaning, main, kind)) });
  // The text about an installation is a whole sentence.
  const asked = askedPhrase(meaning.title);
  const first = kind === 'install' ? said : `${asked.text} ${asked.isQuestion ? said : lowerFirst(said)}`;
  return {
    lead: [placeSentence === null ? first : `${first} ${placeSentence}`, ...conditioned, ...found.paragraphs],
    sections: [
      sectionOf({
        heading: fillLine(heading, { assunto: labelOf(main) }),
        text: text.map((line) => fillLine(line)),
        points: rankedPoints(
          points.map((line) => fillLine(line)),
          streams('undecided points'),
        ),
      }),
      ...brand.sections.slice(0, 1),
    ],
    place,
    questionsHeading,
    questions: found.questions
      .slice(0, 1)
      .map(({ question, answer }) => ({ question, answer: fillLine(answer) })),
    closing: [
      fillLine(pick(furtherFor(main.subject, meaning, purposeOf(meaning, main)), streams('further'))),
      fillLine(send),
    ],
    descriptions: describedBy(main, {
      first: said,
      places: place === null ? [] : [meaning.place, ...meaning.furtherPlaces],
      meaning,
    }),
  };
}

const buyingKinds: readonly UndecidedKind[] = ['product', 'quoted', 'install'];
/** Kinds of titles whose reader is not about to buy a motor. */
const nonBuyingKinds: readonly UndecidedKind[] = [
  'work',
  'steps',
  'service',
  'permission',
  'rule',
  'signs',
  'fault',
];

/** The price of the part that the title is about, or otherwise of what its reader would ask for. */
function priceOf(meaning: TitleMeaning, main: NamedSubject, kind: UndecidedKind): string {
  const own = undecidedPrices.parts[main.id];
  if (own !== undefined) return own;
  if ([main, ...meaning.others].some(isCollective))
    return purposeOf(meaning, main) === 'purchase'
      ? undecidedPrices.collectivePurchase
      : undecidedPrices.collective;
  if (nonBuyingKinds.includes(kind) || (!buyingKinds.includes(kind) && !isPurchase(meaning, main)))
    return undecidedPrices.repair;
  return isBeyondKits(meaning) ? undecidedPrices.quoted : undecidedPrices.purchase;
}

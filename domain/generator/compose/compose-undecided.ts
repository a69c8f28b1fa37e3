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
import { coverage } from '#domain/generator/likeness/query.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { askedPhrase } from '#domain/generator/title/asked-phrase.ts';
import { vagueFaults } from '#domain/generator/title/find-faults.ts';
import { isGeneral, type NamedSubject, prominenceOf } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/find-quarter.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import type { BrandPieces } from './compose-brands.ts';
import type { FigurePieces } from './compose-figures.ts';
import type { Opening } from './compose-opening.ts';
import { isPurchase } from './compose-place.ts';
import { type ComposedPage, type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { furtherFor } from './fitting/closing.ts';
import { purposeOf } from './fitting/purpose-of-title.ts';
import { isBeyondKits, namesGateOfPart } from './pieces/gate-of-title.ts';
import { permits, undecidedKindOf } from './pieces/undecided-kind.ts';
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
export function isUndecided(
  meaning: TitleMeaning,
  main: NamedSubject,
  { opening, fault, brand, figures, found }: Judged,
): boolean {
  if (meaning.direct || meaning.models.length > 0 || main.subject.isNeighbour) return false;
  if (brand.answer !== null || figures.some(({ lead }) => lead !== null) || opening.question !== null)
    return false;
  const [first] = meaning.faults;
  // For a part every fault is specific. For a whole gate the vague faults say nothing.
  const isVague =
    first !== undefined && vagueFaults.includes(first) && prominenceOf(main.id) !== partProminence;
  if (fault && !isVague) return false;
  // Other sentences cover the kind of gate and the brand.
  const isUnknown = found.unknown.some(
    ({ folded, subject }) =>
      subject === null &&
      !namesGateOfPart(folded, main, meaning.others) &&
      !meaning.brands.some((name) => foldText(name) === folded),
  );
  const said = [opening.first, ...opening.context, ...found.paragraphs].join(' ');
  // A title that asks what a part is gets its answer from the definition.
  const isDefinition =
    meaning.aspects[0] !== 'what' &&
    main.subject.answers.what.some((answer) => fillLine(answer) === opening.first);
  const leavesOut = meaning.openQuery.size > 0 && coverage(meaning.openQuery, said) === 0;
  const leavesOutPart = unsaidIn(opening.first, meaning.claims).some(
    ({ subject }) => subject && subject.id !== main.id && prominenceOf(subject.id) === partProminence,
  );
  // 'Motor em 12 vezes' has its payments worked out.
  const isPaid = meaning.figures.some(({ unit }) => unit === 'instalment');
  const isUnasked = meaning.aspects.length + meaning.faults.length + meaning.brands.length === 0 && !isPaid;
  // 'Portão fecha antes de eu passar' says more than that the page is about a gate.
  const isSpecific =
    isUnasked && isGeneral(main) && meaning.words.length >= fewestWords && meaning.place === null;
  const isStrange = isUnasked && meaning.place === null && meaning.unknownWords.length > 0;
  // 'Posso usar o portão na neblina' asks neither for a motor nor what a gate is.
  const asksPermission = permits.test(meaning.words[0] ?? '') && isGeneral(main) && !fault && !isPaid;
  // The section on the place answers a title that wants a service at a place.
  const isService = meaning.aspects.length > 0 && isServedPlace(meaning.place);
  return (
    !isService &&
    (asksPermission || isUnknown || isStrange || isSpecific || (isDefinition && (leavesOut || leavesOutPart)))
  );
}

/** A title of fewer words only names the gate. */
const fewestWords = 5;

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
    }),
  };
}

const collectiveIds: readonly string[] = ['portao-de-condominio', 'portao-de-comercio'];
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
  if ([main, ...meaning.others].some(({ id }) => collectiveIds.includes(id)))
    return purposeOf(meaning, main) === 'purchase'
      ? undecidedPrices.collectivePurchase
      : undecidedPrices.collective;
  if (nonBuyingKinds.includes(kind) || (!buyingKinds.includes(kind) && !isPurchase(meaning, main)))
    return undecidedPrices.repair;
  return isBeyondKits(meaning) ? undecidedPrices.quoted : undecidedPrices.purchase;
}

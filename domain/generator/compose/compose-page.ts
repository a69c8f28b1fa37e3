/** Composes everything that a page on a known subject could say, the most important first. */
import { type AddressedClaims, addressClaims } from '#domain/generator/claims/address-claims.ts';
import { admitUnknown } from '#domain/generator/claims/admit-unknown.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { composeElsewhere } from './compose-elsewhere.ts';
import { type PlaceSection, placeSection } from './compose-place.ts';
import { composeUndecided, isUndecided } from './compose-undecided.ts';
import type { ComposedPage } from './composed-page.ts';
import { closingOf } from './fitting/closing.ts';
import { fittedPage } from './fitting/fitted-page.ts';
import { boundsOf, fittingParagraph } from './fitting/foreign-sentences.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { pricedLead } from './fitting/priced-lead.ts';
import { leadOf } from './lead-of-page.ts';
import { asksBothHalves, verdictOnAct } from './page/both-halves.ts';
import { type OpeningParagraphs, openingParagraphs } from './page/opening-paragraphs.ts';
import { basisOf, type PageBasis, type Piece, type Streams } from './page/page-basis.ts';
import { questionsOfPage } from './page/questions-of-page.ts';
import { chooseSections, type SectionChoice, writeSections } from './page/sections-of-page.ts';
import { limitOf, shownOf } from './page-extent.ts';
import { allOf, questionsHeading, textAtAnyLength } from './page-matter.ts';
import { withFigureSaid } from './pieces/figure-clause.ts';
import { describedBy } from './wording/describe-page.ts';

/** What has been written before it is clear whether anything answers the title. */
interface Draft {
  basis: PageBasis;
  choice: SectionChoice;
  opened: OpeningParagraphs;
  coverage: ClaimCoverage;
  aboutPlace: PlaceSection | null;
  questionsHeading: string;
}

interface ClaimCoverage {
  /** The texts of the sections that are certain to follow the opening. */
  certainTexts: readonly string[];
  /** What covers the words of the title that the opening and those sections leave out. */
  found: AddressedClaims;
  /** Whether the second answer covers some of those words. */
  isSecondAnswerTelling: boolean;
}

export function composePage(meaning: TitleMeaning, main: NamedSubject, streams: Streams): ComposedPage {
  const basis = basisOf(meaning, main, streams);
  const { fault, brand, figures, opening, placeSentence, slots } = basis;
  if (meaning.place?.reach === 'far' && slots && placeSentence) {
    const faultToAnswer = basis.isComplaint ? fault : undefined;
    return composeElsewhere({ meaning, main, opening, fault: faultToAnswer, placeSentence, slots }, streams);
  }
  const choice = chooseSections(basis, streams);
  const opened = openingParagraphs(basis, streams);
  const coverage = coverClaims(basis, choice, opened);
  const said = [...opened.first, ...coverage.certainTexts].join(' ');
  const draft: Draft = {
    basis,
    choice,
    opened,
    coverage,
    aboutPlace: aboutPlaceOf(basis, said, streams),
    questionsHeading: questionsHeading(main, streams('questions heading')),
  };
  const { found } = coverage;
  const isOpen =
    isUndecided(meaning, main, { opening, fault, brand, figures, found }) &&
    !asksBothHalves(meaning, main) &&
    verdictOnAct(meaning) === null;
  const page = isOpen ? undecidedPage(draft, streams) : answeringPage(draft, streams);
  return fittedPage(page, meaning);
}

function coverClaims(
  { meaning, figures, brand, mayAppear }: PageBasis,
  { decided, ranked, lenders }: SectionChoice,
  { first, conditions, context, secondAnswer }: OpeningParagraphs,
): ClaimCoverage {
  // Without a decided section, the best of the others follows the opening, whatever the opening says.
  const certain = decided.length > 0 ? [] : ranked.slice(0, 1);
  const certainTexts =
    decided.length > 0
      ? [...decided, ...brand.sections.slice(1)].map(allOf)
      : certain.map(({ heading, text }) => [heading, ...text].join(' '));
  const opening = [...first, ...conditions, ...context];
  const unsaid = unsaidIn([...opening, ...certainTexts].join(' '), meaning.claims);
  const isSecondAnswerTelling = unsaidIn(secondAnswer.join(' '), unsaid).length < unsaid.length;
  const said = [...opening, ...(isSecondAnswerTelling ? secondAnswer : []), ...certainTexts].join(' ');
  const found = addressClaims(said, meaning, {
    figures,
    brand,
    subjects: lenders.map((lender) => lender.subject),
    mayAppear: (piece) => mayAppear(piece) && !certain.some((section) => section === piece),
  });
  return { certainTexts, found, isSecondAnswerTelling };
}

function aboutPlaceOf(
  { meaning, main, slots, service, purpose }: PageBasis,
  said: string,
  streams: Streams,
): PlaceSection | null {
  const bounds = boundsOf(meaning);
  const isFitting = (text: string) => fittingParagraph(text, bounds) === text;
  const visit = {
    service,
    gate: gateInTitle(meaning),
    purpose,
    said,
    others: meaning.furtherPlaces,
    isFitting,
  };
  return meaning.place && slots ? placeSection(meaning.place, main, slots, visit, streams('place')) : null;
}

function undecidedPage(
  { basis, opened, coverage, aboutPlace, questionsHeading }: Draft,
  streams: Streams,
): ComposedPage {
  const { meaning, main, brand, placeSentence } = basis;
  return composeUndecided(
    {
      meaning,
      main,
      found: coverage.found,
      brand,
      conditioned: opened.conditions,
      placeSentence,
      place: aboutPlace?.section ?? null,
      questionsHeading,
    },
    streams,
  );
}

function answeringPage(draft: Draft, streams: Streams): ComposedPage {
  const { basis, choice, opened, coverage, aboutPlace } = draft;
  const { meaning, main, fault, opening } = basis;
  const { found, isSecondAnswerTelling } = coverage;
  const { place: named, furtherPlaces } = meaning;
  const place = aboutPlace?.section ?? null;
  const isNew = (piece: Piece) => !found.used.has(piece);
  const limit = limitOf(main, meaning, found.unknown.length > 0 || named?.reach === 'unknown');
  const extent = { isAtPlace: basis.isServed, decided: choice.decided.length };
  const possible = writeSections(basis, choice, isNew, streams);
  const sections = shownOf(possible, limit.sections, extent, streams('shown'));
  const admitted = admitUnknown(meaning, found.unknown, streams('honest'));
  const hasSecondAnswer = isSecondAnswerTelling || found.paragraphs.length + found.unknown.length === 0;
  const unpriced = leadOf(meaning, {
    first: opened.first,
    found: [...opened.conditions, ...found.paragraphs],
    context: opened.context,
    secondAnswer: hasSecondAnswer ? opened.secondAnswer : [],
    honest: admitted,
  });
  const priced = pricedLead(unpriced, { meaning, main, sections }, streams('terms'));
  const lead = withFigureSaid(priced, meaning, main, textAtAnyLength(priced, sections, place));
  const written = textAtAnyLength(lead, sections, place);
  const questions = questionsOfPage(basis, choice, found.questions, isNew, streams);
  return {
    lead,
    sections,
    place,
    isPlaceFirst: (aboutPlace?.isKnown ?? false) && !choice.isFull,
    questionsHeading: draft.questionsHeading,
    questions: questions.slice(0, limit.questions),
    closing: closingOf({ meaning, main, fault, sections, written, admitted: admitted.send }, streams),
    descriptions: describedBy(main, {
      first: fittingParagraph(opening.first, boundsOf(meaning), 1) ?? opening.first,
      places: [named, ...furtherPlaces],
      meaning,
      own: opening.description,
    }),
  };
}

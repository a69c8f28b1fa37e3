/** Composes everything that a page on a known subject could say, the most important first. */
import { addressClaims } from '#domain/generator/claims/address-claims.ts';
import { admitUnknown } from '#domain/generator/claims/admit-unknown.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { composeElsewhere } from './compose-elsewhere.ts';
import { placeSection } from './compose-place.ts';
import { composeUndecided, isUndecided } from './compose-undecided.ts';
import type { ComposedPage } from './composed-page.ts';
import { closingOf } from './fitting/closing.ts';
import { fittedPage } from './fitting/fitted-page.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { pricedLead } from './fitting/priced-lead.ts';
import { leadOf } from './lead-of-page.ts';
import { openingParagraphs } from './page/opening-paragraphs.ts';
import { basisOf, type Piece, type Streams } from './page/page-basis.ts';
import { questionsOfPage } from './page/questions-of-page.ts';
import { chooseSections, writeSections } from './page/sections-of-page.ts';
import { limitOf, shownOf } from './page-extent.ts';
import { allOf, questionsHeading, textAtAnyLength } from './page-matter.ts';
import { describedBy } from './wording/describe-page.ts';

export function composePage(meaning: TitleMeaning, main: NamedSubject, streams: Streams): ComposedPage {
  const basis = basisOf(meaning, main, streams);
  const { place } = meaning;
  const { fault, brand, figures, opening, placeSentence, slots, isServed } = basis;
  if (place?.reach === 'far' && slots && placeSentence) {
    const faultToAnswer = basis.isComplaint ? fault : undefined;
    return composeElsewhere({ meaning, main, opening, fault: faultToAnswer, placeSentence, slots }, streams);
  }
  const choice = chooseSections(basis, streams);
  const { decided, ranked } = choice;
  const { first, conditions, context, secondAnswer } = openingParagraphs(basis, streams);

  // Without a decided section, the best of the others follows the opening, whatever the opening says.
  const certain = decided.length > 0 ? [] : ranked.slice(0, 1);
  const headed =
    decided.length > 0
      ? [...decided, ...brand.sections.slice(1)].map(allOf)
      : certain.map(({ heading, text }) => [heading, ...text].join(' '));
  const unsaid = unsaidIn([...first, ...conditions, ...context, ...headed].join(' '), meaning.claims);
  const isTelling = unsaidIn(secondAnswer.join(' '), unsaid).length < unsaid.length;
  const found = addressClaims(
    [...first, ...conditions, ...context, ...(isTelling ? secondAnswer : []), ...headed].join(' '),
    meaning,
    {
      figures,
      brand,
      subjects: choice.lenders.map((lender) => lender.subject),
      mayAppear: (piece) => basis.mayAppear(piece) && !certain.some((section) => section === piece),
    },
  );

  const said = [...first, ...headed].join(' ');
  const visit = { service: basis.service, gate: gateInTitle(meaning), work: basis.errand, said };
  const aboutPlace = place && slots ? placeSection(place, main, slots, visit, streams('place')) : null;
  const ofPlace = aboutPlace?.section ?? null;
  const headingOfQuestions = questionsHeading(main, streams('questions heading'));
  if (isUndecided(meaning, main, { opening, fault, brand, figures, found })) {
    const about = {
      conditioned: conditions,
      placeSentence,
      place: ofPlace,
      questionsHeading: headingOfQuestions,
    };
    return composeUndecided({ meaning, main, found, brand, ...about }, streams);
  }

  const isNew = (piece: Piece) => !found.used.has(piece);
  const limit = limitOf(main, meaning, found.unknown.length > 0 || place?.reach === 'unknown');
  const extent = { isAtPlace: isServed, decided: decided.length };
  const sections = shownOf(
    writeSections(basis, choice, isNew, streams),
    limit.sections,
    extent,
    streams('shown'),
  );
  const admitted = admitUnknown(meaning, found.unknown, streams('honest'));
  const unpriced = leadOf(meaning, {
    first,
    found: [...conditions, ...found.paragraphs],
    context,
    secondAnswer: isTelling || found.paragraphs.length + found.unknown.length === 0 ? secondAnswer : [],
    honest: admitted,
  });
  const lead = pricedLead(unpriced, { meaning, main, sections }, streams('terms'));
  const written = textAtAnyLength(lead, sections, ofPlace);
  const page: ComposedPage = {
    lead,
    sections,
    place: ofPlace,
    isPlaceFirst: (aboutPlace?.isKnown ?? false) && !choice.isFull,
    questionsHeading: headingOfQuestions,
    questions: questionsOfPage(basis, choice, found.questions, isNew, streams).slice(0, limit.questions),
    closing: closingOf({ meaning, main, fault, sections, written, admitted: admitted.send }, streams),
    descriptions: describedBy(main, { first: opening.first, places: [place, ...meaning.furtherPlaces] }),
  };
  return fittedPage(page, meaning);
}

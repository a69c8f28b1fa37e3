/** Composes everything that a page on a known subject could say, the most important first. */

import { urgentPassages } from '#content/generator/places/place-passages.ts';
import type { Question, SubjectSection } from '#content/generator/subject.ts';
import { addressClaims } from '#domain/generator/claims/address-claims.ts';
import { admitUnknown } from '#domain/generator/claims/admit-unknown.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isServedPlace } from '#domain/generator/title/place/find-quarter.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { asksBeforeFault } from './asks-before-fault.ts';
import { brandOf, noBrand } from './compose-brands.ts';
import { composeElsewhere } from './compose-elsewhere.ts';
import { composeFigures } from './compose-figures.ts';
import { openingOf } from './compose-opening.ts';
import { isPurchase, placeLead, placeSection, placeSlots, serviceOf } from './compose-place.ts';
import { composeUndecided, isUndecided } from './compose-undecided.ts';
import { refusalsBeside } from './compose-unknown.ts';
import type { ComposedPage } from './composed-page.ts';
import { conditionSentences } from './condition-sentences.ts';
import { writtenSection } from './direct-section.ts';
import { complaintSections } from './fault-section.ts';
import { closingOf } from './fitting/closing.ts';
import { errandOf, servesErrand } from './fitting/errand-of-title.ts';
import { fittedPage } from './fitting/fitted-page.ts';
import { gateInTitle } from './fitting/gate-in-title.ts';
import { pricedLead } from './fitting/priced-lead.ts';
import { shownBeside } from './fitting/shown-beside.ts';
import { introductionOf } from './introduction.ts';
import { leadOf } from './lead-of-page.ts';
import {
  isFullAtPlace,
  isWholePage,
  leastBeside,
  limitOf,
  mostBeside,
  ofCauses,
  ofKit,
  ofNewMotor,
  ofOldMotor,
  ofPurchase,
  shownOf,
  withExtra,
  withoutNewMotor,
} from './page-extent.ts';
import {
  allOf,
  findFault,
  isHurried,
  isOfBrand,
  isOfWhole,
  leastOf,
  otherSubjects,
  questionsHeading,
  withoutSecondSteps,
  withPlace,
} from './page-matter.ts';
import { askedOfPage } from './pieces/asked-of-page.ts';
import { rankedQuestions, rankedSections } from './pieces/choose-pieces.ts';
import { areParts, isBeyondKits, isGateOfPart, quotesKits, withoutKits } from './pieces/gate-of-title.ts';
import { lendersFor } from './pieces/lenders.ts';
import { describedBy } from './wording/describe-page.ts';
import { fillLine } from './wording/fill-line.ts';
import { saysSubject } from './wording/label.ts';

type Streams = (name: string) => Random;

export function composePage(meaning: TitleMeaning, main: NamedSubject, streams: Streams): ComposedPage {
  const { place } = meaning;
  const isFar = place?.reach === 'far';
  const isServed = isServedPlace(place);
  const isWhole = isOfWhole(main);
  const isDirect = meaning.direct !== null && !meaning.direct.isComplaint && !isFar;
  const fault = isDirect ? undefined : findFault(meaning, main);
  const asked = askedOfPage(meaning, main, { isWhole, fault });
  const brand = isOfBrand(meaning.direct) ? noBrand : brandOf(meaning, main, isWhole, streams('brand'));
  const figures = composeFigures(meaning, main, streams('figure'));
  const slots = place ? placeSlots(place, streams('nearby')) : null;
  const service = serviceOf(meaning, main);
  const others = otherSubjects(meaning, main);
  const beside = others.find((other) => !isGateOfPart(main, other));
  const opening = openingOf({ meaning, main, asked, fault, brand, figures, beside, streams });
  const isAnswered = meaning.direct !== null || areParts(main);
  const beforePlace = { main, isUrgent: meaning.isUrgent, service, answer: opening.first, isAnswered };
  const placeSentence = place && slots ? placeLead(place, slots, beforePlace, streams('place lead')) : null;
  if (isFar && slots && placeSentence) {
    const faultToAnswer = fault && !asksBeforeFault(meaning) ? fault : undefined;
    return composeElsewhere({ meaning, main, opening, fault: faultToAnswer, placeSentence, slots }, streams);
  }
  const context = [
    ...opening.context,
    ...(brand.lead && meaning.models.length === 0 ? [brand.lead] : []),
    ...(isHurried(meaning, main.subject) ? [fillLine(pick(urgentPassages, streams('urgent')))] : []),
  ];
  const lenders = lendersFor(main, others, asked.aspects);
  const hasKit = !isBeyondKits(meaning);
  const isComplaint = fault !== undefined && !asksBeforeFault(meaning);
  const errand = errandOf(meaning, main);
  const isShown = shownBeside(meaning);
  const mayAppear = (piece: SubjectSection | Question) =>
    (hasKit || !quotesKits(piece)) && isShown(piece) && servesErrand(piece, errand, meaning);
  const figureSections = opening.sections.length > 0 ? [] : figures.flatMap(({ section }) => section ?? []);
  const own = opening.sections.length + (fault ? 1 : 0) + brand.sections.length + figureSections.length;
  const least = leastBeside(meaning, fault, asked, own);
  const isFull = isFullAtPlace(meaning, fault, own);
  const isNewPurchase = isPurchase(meaning, main) && !meaning.aspects.includes('replace');
  const isRepair = isComplaint || errand === 'repair';
  const possible = rankedSections(lenders, asked, { least, isAlone: own === 0 }, streams('sections')).filter(
    (section) => isShown(section) && (hasKit || !quotesKits(section)),
  );
  const serving = possible.filter(
    (section) =>
      mayAppear(section) &&
      !(isRepair && ofNewMotor.test(section.heading)) &&
      !(
        (isComplaint || brand.listsRepairs) &&
        ofCauses.includes(section.aspect) &&
        section.points !== undefined
      ),
  );
  const mayEnd = serving.length > 0 || own > 0 || isServed;
  const ranked = withoutSecondSteps(mayEnd ? serving : possible.slice(0, 1));
  const decided = [
    ...(fault ? complaintSections(opening, fault, meaning, streams('fault')) : opening.sections),
    ...brand.sections.slice(0, 1),
    ...figureSections,
  ];
  const isForService =
    isServed && meaning.direct === null && fault === undefined && !meaning.aspects.includes('price');
  const isFollowed =
    opening.second !== null &&
    place?.reach !== 'unknown' &&
    !(errand === 'repair' && fault === undefined && ofKit.test(opening.second)) &&
    !(isForService && meaning.figures.length === 0) &&
    !(isServed && isComplaint && meaning.direct === null);
  const follows =
    isFollowed && opening.second !== null ? [hasKit ? opening.second : withoutKits(opening.second)] : [];
  const said = [opening.first, ...(context.length > 0 ? context : follows)].join(' ');
  const isWritten = isWholePage(meaning);
  const introduction =
    isWritten || meaning.models.length > 1 || saysSubject(said, main)
      ? []
      : introductionOf(meaning, main, { asked, said }, streams);
  const isOwnAnswer = hasKit || meaning.direct !== null || meaning.models.length > 0;
  const answering = [opening.first, ...introduction].map((text) => (isOwnAnswer ? text : withoutKits(text)));
  const first = [withPlace(answering[0] ?? '', placeSentence, place), ...answering.slice(1)];
  const headed =
    decided.length > 0
      ? [...decided, ...brand.sections.slice(1)].map(allOf)
      : ranked.slice(0, 1).map(({ heading, text }) => [heading, ...text].join(' '));
  const unheaded = decided.length > 0 ? [] : ranked.slice(0, 1);
  const conditioned = [...refusalsBeside(meaning), ...conditionSentences(meaning, main, first.join(' '))];
  const second = context.length > 0 ? [context.join(' ')] : [];
  const after = second.length > 0 ? [] : follows;
  const unsaid = unsaidIn([...first, ...conditioned, ...second, ...headed].join(' '), meaning.claims);
  const isTelling = unsaidIn(after.join(' '), unsaid).length < unsaid.length;
  const found = addressClaims(
    [...first, ...conditioned, ...second, ...(isTelling ? after : []), ...headed].join(' '),
    meaning,
    {
      figures,
      brand,
      subjects: lenders.map((lender) => lender.subject),
      mayAppear: (piece) => mayAppear(piece) && !unheaded.some((one) => one === piece),
    },
  );
  const visit = { service, gate: gateInTitle(meaning), work: errand, said: [...first, ...headed].join(' ') };
  const aboutPlace = place && slots ? placeSection(place, main, slots, visit, streams('place')) : null;
  const headingOfQuestions = questionsHeading(main, streams('questions heading'));
  if (isUndecided(meaning, main, { opening, fault, brand, figures, found })) {
    const about = {
      conditioned,
      placeSentence,
      place: aboutPlace?.section ?? null,
      questionsHeading: headingOfQuestions,
    };
    return composeUndecided({ meaning, main, found, brand, ...about }, streams);
  }
  const isNew = (piece: SubjectSection | Question) => !found.used.has(piece);
  const fitted = isRepair ? withoutNewMotor : (section: SubjectSection) => section;
  const written = (section: SubjectSection) => writtenSection(fitted(section), streams(section.heading));
  const besides = mostBeside(meaning, fault, asked, own);
  const sections = [...decided, ...ranked.filter(isNew).slice(0, besides).map(written)];
  const extra = [
    ...brand.sections.slice(1),
    // The gate that carries a part is left out.
    ...(isWritten || isFull || besides === 0 ? [] : others)
      .filter((other) => !isGateOfPart(main, other) && !(isComplaint && isGeneral(other)))
      .flatMap((other) =>
        rankedSections(
          [{ subject: other.subject, distance: 0 }],
          asked,
          // Next to a direct answer, only pieces that mention the words of the title fit.
          { least: asked.isAnswered ? 0 : 2, isAlone: !asked.isAnswered },
          streams(other.id),
        )
          .filter((section) => mayAppear(section) && isNew(section) && !ranked.slice(0, 3).includes(section))
          .slice(0, fault && other.id === 'portao-de-condominio' ? 2 : 1)
          .map(written),
      ),
  ];
  const all = withExtra(sections, extra, Math.max(1, opening.sections.length));
  const admitted = admitUnknown(meaning, found.unknown, streams('honest'));
  const limit = limitOf(main, meaning, found.unknown.length > 0 || place?.reach === 'unknown');
  const decidedQuestions = [...(isWritten ? [] : found.questions), ...(meaning.direct?.questions ?? [])];
  const extent = { isAtPlace: isServed, decided: decided.length };
  const shown = shownOf(all, limit.sections, extent, streams('shown'));
  const unpriced = leadOf(meaning, {
    first,
    found: [...conditioned, ...found.paragraphs],
    context: second,
    follows: isTelling || found.paragraphs.length + found.unknown.length === 0 ? after : [],
    honest: admitted,
  });
  const lead = pricedLead(unpriced, { meaning, main, sections: shown }, streams('terms'));
  const strayQuestion = isRepair ? ofPurchase : isNewPurchase ? ofOldMotor : undefined;
  // The usual questions about a subject seldom concern a title that asks something else about it.
  const lending = meaning.direct === null && !isFull && besides > 0 ? lenders : [];
  const lentQuestions = rankedQuestions(lending, asked, decidedQuestions.length, streams('questions')).filter(
    (one) => isNew(one) && mayAppear(one) && !strayQuestion?.test(one.question),
  );
  const page: ComposedPage = {
    lead,
    sections: shown,
    place: aboutPlace?.section ?? null,
    isPlaceFirst: (aboutPlace?.isKnown ?? false) && !isFull,
    questionsHeading: headingOfQuestions,
    questions: [...decidedQuestions, ...lentQuestions]
      .filter((one) => one.question !== opening.question && (hasKit || !quotesKits(one)))
      .slice(0, limit.questions)
      .map(({ question, answer: text }) => ({ question, answer: fillLine(text) })),
    closing: closingOf(
      {
        meaning,
        main,
        fault,
        sections: shown,
        written: leastOf(lead, shown, aboutPlace?.section ?? null),
        admitted: admitted.send,
      },
      streams,
    ),
    descriptions: describedBy(main, {
      first: opening.first,
      places: [place, ...meaning.furtherPlaces],
    }),
  };
  return fittedPage(page, meaning);
}

/** Composes everything that a page on a known subject could say, the most important first. */

import { urgentPassages } from '#content/generator/places/place-passages.ts';
import type { Question, SubjectSection } from '#content/generator/subject.ts';
import { addressed } from '#domain/generator/claims/address-claims.ts';
import { honestly } from '#domain/generator/claims/admit-unknown.ts';
import { unsaidIn } from '#domain/generator/claims/said-claims.ts';
import { pick, type Random, shuffled } from '#domain/generator/random.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import { composeBrands, noBrand } from './compose-brands.ts';
import { composeElsewhere } from './compose-elsewhere.ts';
import { composeFigures } from './compose-figures.ts';
import { asksBeforeFault, openingOf } from './compose-opening.ts';
import { isPurchase, placeLead, placeSection, placeSlots, serviceOf } from './compose-place.ts';
import { composeUndecided, isUndecided } from './compose-undecided.ts';
import type { ComposedPage } from './composed-page.ts';
import { writtenSection } from './direct-section.ts';
import { faultSection } from './fault-section.ts';
import { leadOf } from './lead-of-page.ts';
import {
  furtherFor,
  isWholePage,
  leastBeside,
  limitOf,
  mostBeside,
  ofNewMotor,
  ofOldMotor,
  ofPurchase,
  ofUpkeep,
  termsFor,
} from './page-extent.ts';
import { allOf, findFault, inOrder, isOfBrand, otherSubjects, questionsHeading } from './page-matter.ts';
import { askedOfPage } from './pieces/asked-of-page.ts';
import { answerOf } from './pieces/choose-answers.ts';
import { rankedQuestions, rankedSections } from './pieces/choose-pieces.ts';
import { isBeyondKits, isGateOfPart, quotesKits, withoutKits } from './pieces/gate-of-title.ts';
import { lendersFor } from './pieces/lenders.ts';
import { describedBy } from './wording/describe-page.ts';
import { fillLine } from './wording/fill-line.ts';
import { saysSubject } from './wording/label.ts';

type Streams = (name: string) => Random;

/** Subjects about a whole motor beside the gates. */
const wholeSubjects: readonly string[] = ['motor-rapido', 'kit-de-motor', 'assistencia-tecnica'];

export function composePage(meaning: TitleMeaning, main: NamedSubject, streams: Streams): ComposedPage {
  const { subject } = main;
  const { place } = meaning;
  const isFar = place?.reach === 'far';
  const isServed = place !== null && ['page', 'served'].includes(place.reach);
  const isWhole = isGeneral(main) || main.id.startsWith('portao-') || wholeSubjects.includes(main.id);
  const isDirect = meaning.direct !== null && !meaning.direct.isComplaint && !isFar;
  const fault = isDirect ? undefined : findFault(meaning, main);
  const asked = askedOfPage(meaning, main, { isWhole, fault });
  const brand = isOfBrand(meaning.direct)
    ? noBrand
    : composeBrands(meaning, subject, isWhole, streams('brand'));
  const figures = composeFigures(meaning, main, streams('figure'));
  const slots = place ? placeSlots(place, streams('nearby')) : null;
  const service = serviceOf(meaning, main);
  const placeSentence =
    place && slots
      ? placeLead(
          place,
          slots,
          { isOurs: !subject.isNeighbour, isUrgent: meaning.isUrgent, service },
          streams('place lead'),
        )
      : null;
  const others = otherSubjects(meaning, main);
  const beside = others.find((other) => !isGateOfPart(main, other));
  const opening = openingOf({ meaning, main, asked, fault, brand, figures, beside, streams });
  if (isFar && slots && placeSentence) {
    const heard = fault && !asksBeforeFault(meaning) ? fault : undefined;
    return composeElsewhere({ meaning, main, opening, fault: heard, placeSentence, slots }, streams);
  }
  // A noise at night is no request for service at night.
  const isOfNight = meaning.faults.some((one) => one === 'noise' || one === 'opens-by-itself');
  const isHurried = meaning.isUrgent && !isOfNight && !subject.isNeighbour && !meaning.direct;
  const context = [
    ...opening.context,
    ...(brand.lead && meaning.models.length === 0 ? [brand.lead] : []),
    ...(isHurried ? [fillLine(pick(urgentPassages, streams('urgent')))] : []),
  ];
  const lenders = lendersFor(main, others, asked.topics);
  const hasKit = !isBeyondKits(meaning);
  // A complaint about a broken gate is not the wish to buy one.
  const isComplaint = fault !== undefined && !asksBeforeFault(meaning);
  const mayStand = (piece: SubjectSection | Question) => hasKit || !quotesKits(piece);
  const figureSections = opening.sections.length > 0 ? [] : figures.flatMap(({ section }) => section ?? []);
  const own = opening.sections.length + (fault ? 1 : 0) + brand.sections.length + figureSections.length;
  const least = leastBeside(meaning, fault, asked, own);
  const isSought = isPurchase(meaning, main) && !meaning.topics.includes('replace');
  const isRepair = isComplaint || service === 'repair';
  // A title that names only a motor or its size is about buying one, not about looking after one.
  const isPlain = asked.isNarrow || asked.topics.length === 0;
  const ranked = rankedSections(lenders, asked, { least, isAlone: own === 0 }, streams('sections')).filter(
    (section) =>
      mayStand(section) &&
      !(isRepair && ofNewMotor.test(section.heading)) &&
      !(isSought && isPlain && ofUpkeep.includes(section.topic) && !asked.topics.includes(section.topic)),
  );
  const decided = [
    ...opening.sections,
    ...(fault
      ? [
          faultSection(
            fault,
            { saysTechnician: opening.second !== fillLine(fault.technician) },
            streams('fault'),
          ),
        ]
      : []),
    ...brand.sections.slice(0, 1),
    ...figureSections,
  ];
  const isPlaceFirst = isServed && meaning.direct === null && fault === undefined;
  // After the answer about a service, the sentence about the place is enough.
  const isFollowed = opening.second !== null && !(isPlaceFirst && meaning.figures.length === 0);
  const follows =
    isFollowed && opening.second !== null ? [hasKit ? opening.second : withoutKits(opening.second)] : [];
  const said = [opening.first, ...(context.length > 0 ? context : follows)].join(' ');
  // The answer for a brand or a question may not mention the subject.
  const isWritten = isWholePage(meaning);
  const named =
    isWritten || saysSubject(said, main) ? [] : [fillLine(pick(answerOf(subject, asked), streams('answer')))];
  const isOwnAnswer = hasKit || meaning.direct !== null || meaning.models.length > 0;
  const told = [opening.first, ...named].map((text) => (isOwnAnswer ? text : withoutKits(text)));
  const first = [inOrder(told[0] ?? '', placeSentence, isPlaceFirst), ...told.slice(1)];
  const headed =
    decided.length > 0
      ? [...decided, ...brand.sections.slice(1)].map(allOf)
      : ranked.slice(0, 1).map(({ heading, text }) => [heading, ...text].join(' '));
  const unheaded = decided.length > 0 ? [] : ranked.slice(0, 1);
  const second = context.length > 0 ? [context.join(' ')] : [];
  const after = second.length > 0 ? [] : follows;
  const bare = unsaidIn([...first, ...second, ...headed].join(' '), meaning.claims);
  const isTelling = unsaidIn(after.join(' '), bare).length < bare.length;
  const found = addressed([...first, ...second, ...(isTelling ? after : []), ...headed].join(' '), meaning, {
    figures,
    brand,
    subjects: lenders.map((lender) => lender.subject),
    mayStand: (piece) => mayStand(piece) && !unheaded.some((one) => one === piece),
  });
  const aboutPlace =
    place && slots ? placeSection(place, main, slots, { service, hasKit }, streams('place')) : null;
  const headingOfQuestions = questionsHeading(main, streams('questions heading'));
  if (isUndecided(meaning, main, { opening, fault, brand, figures, found })) {
    const about = { placeSentence, place: aboutPlace, questionsHeading: headingOfQuestions };
    return composeUndecided({ meaning, main, found, brand, service, ...about }, streams);
  }
  const isNew = (piece: SubjectSection | Question) => !found.used.has(piece);
  const written = (section: SubjectSection) => writtenSection(section, streams(section.heading));
  // Beside a direct answer or a complaint there are fewer sections.
  const besides = mostBeside(fault, asked, own);
  const sections = [...decided, ...ranked.filter(isNew).slice(0, besides).map(written)];
  const extra = [
    ...brand.sections.slice(1),
    // The gate that carries a part is left out.
    ...(isWritten ? [] : others)
      .filter((other) => !isGateOfPart(main, other))
      .flatMap((other) =>
        rankedSections(
          [{ subject: other.subject, distance: 0 }],
          asked,
          // Beside a direct answer, only pieces that mention the words of the title.
          { least: asked.isTold ? 0 : 2, isAlone: !asked.isTold },
          streams(other.id),
        )
          .filter((section) => mayStand(section) && isNew(section) && !ranked.slice(0, 3).includes(section))
          // A building has more to settle than the fault.
          .slice(0, fault && other.id === 'portao-de-condominio' ? 2 : 1)
          .map(written),
      ),
  ];
  const answering = Math.max(1, opening.sections.length);
  const all = [
    ...sections.slice(0, answering),
    ...extra.slice(0, 1),
    ...sections.slice(answering, answering + 2),
    ...extra.slice(1),
    ...sections.slice(answering + 2),
  ];
  const admitted = honestly(meaning, found.unknown, streams('honest'));
  const limit = limitOf(subject, found.unknown.length > 0 || place?.reach === 'unknown');
  const decidedQuestions = [...(isWritten ? [] : found.questions), ...(meaning.direct?.questions ?? [])];
  return {
    lead: leadOf(meaning, {
      first,
      found: found.paragraphs,
      context: second,
      follows: isTelling || found.paragraphs.length + found.unknown.length === 0 ? after : [],
      honest: admitted.paragraphs,
    }),
    sections: all
      .filter((section, at) => all.findIndex((one) => one.heading === section.heading) === at)
      .slice(0, limit.sections),
    place: aboutPlace,
    questionsHeading: headingOfQuestions,
    questions: [
      ...decidedQuestions,
      ...(isWritten
        ? []
        : rankedQuestions(lenders, asked, decidedQuestions.length, streams('questions')).filter(isNew)),
    ]
      .filter(
        (one) =>
          one.question !== opening.question &&
          mayStand(one) &&
          !(isRepair && ofPurchase.test(one.question)) &&
          !(isSought && ofOldMotor.test(one.question)),
      )
      .slice(0, limit.questions)
      .map(({ question, answer: text }) => ({
        question,
        answer: fillLine(text),
      })),
    terms: shuffled(termsFor(meaning, service), streams('terms')).map((line) => fillLine(line)),
    closing: [
      // The passage about a fault already links to a further page.
      ...(fault && !meaning.direct
        ? []
        : [fillLine(pick(furtherFor(subject, service, meaning), streams('further')))]),
      ...(admitted.send.length > 0
        ? admitted.send
        : [fillLine(meaning.direct?.send ?? pick(subject.send, streams('send')))]),
    ],
    descriptions: describedBy(main, {
      first: opening.first,
      where: isServed ? (place?.where ?? null) : null,
    }),
  };
}

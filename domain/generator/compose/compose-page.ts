/** Composes everything that a page on a known subject could say, the most important first. */

import { placePassages, termsPassages, urgentPassages } from '#content/generator/places/place-passages.ts';
import type { Fault, SubjectSection } from '#content/generator/subject.ts';
import { subjects } from '#content/generator/subjects.ts';
import { widened } from '#domain/generator/likeness/query.ts';
import { promises } from '#domain/generator/promises.ts';
import { pick, type Random, shuffled } from '#domain/generator/random.ts';
import { askedTopics, serviceSubjects } from '#domain/generator/title/asked-topics.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isGeneral } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import { answerOf, faultOf } from './choose-answers.ts';
import { type Asked, rankedQuestions, rankedSections } from './choose-pieces.ts';
import { composeBrands } from './compose-brands.ts';
import { composeFigures } from './compose-figures.ts';
import { asksBeforeFault, openingOf } from './compose-opening.ts';
import { placeLead, placeSection, placeSlots } from './compose-place.ts';
import { type ComposedPage, type ComposedSection, rankedPoints, sectionOf } from './composed-page.ts';
import { describedBy } from './describe-page.ts';
import { writtenSection } from './direct-section.ts';
import { fillLine } from './fill-line.ts';
import { besidePart, isBeyondKits, isGateOfPart, quotesKits } from './gate-of-title.ts';
import { labelOf, saysSubject } from './label.ts';
import { lendersFor } from './lenders.ts';

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
  const answers = meaning.direct
    ? [meaning.direct.heading, ...meaning.direct.text, ...meaning.direct.answer]
    : [];
  const passage = [
    ...answers,
    ...(fault && !asksBeforeFault(meaning) ? [fault.heading, ...fault.text, ...fault.points] : []),
  ].join(' ');
  const asked: Asked = {
    topics: askedTopics(meaning, main, isWhole),
    faults: meaning.faults,
    query: passage === '' ? meaning.query : widened(meaning.query, passage, passageShare, passageWords),
    lent:
      passage === '' ? meaning.openQuery : widened(meaning.openQuery, passage, passageShare, passageWords),
    open: meaning.openQuery,
    isTold: meaning.direct !== null && !isFar,
    isImplied: fault !== undefined && meaning.topics.length === 0 && !meaning.asksWhy && !isServed,
  };
  const brand = composeBrands(meaning, subject, isWhole, streams('brand'));
  const figures = composeFigures(meaning, main, streams('figure'));
  const slots = place ? placeSlots(place, streams('nearby')) : null;
  const placeSentence =
    place && slots
      ? placeLead(
          place,
          slots,
          { isOurs: !subject.isNeighbour, isUrgent: meaning.isUrgent },
          streams('place lead'),
        )
      : null;
  const others = otherSubjects(meaning, main);
  const beside = others.find((other) => !isGateOfPart(main, other));
  const opening = openingOf({ meaning, main, asked, fault, brand, figures, beside, streams });
  const isHurried = meaning.isUrgent && !subject.isNeighbour && !meaning.direct && !isFar;
  const context = [
    ...opening.context,
    ...(brand.lead && meaning.models.length === 0 ? [brand.lead] : []),
    ...(isHurried ? [fillLine(pick(urgentPassages, streams('urgent')))] : []),
  ];
  const lenders = lendersFor(main, others, asked.topics);
  const isWithoutKits = isBeyondKits(meaning);
  // Who has a broken gate is not shopping.
  const isComplaint = fault !== undefined && !asksBeforeFault(meaning);
  const isSaidThere = (section: SubjectSection) =>
    !(isFar && promises(section)) && !(isWithoutKits && quotesKits(section));
  const figureSections = opening.sections.length > 0 ? [] : figures.flatMap(({ section }) => section ?? []);
  const own = opening.sections.length + (fault ? 1 : 0) + brand.sections.length + figureSections.length;
  const least = Math.max(
    asked.isTold ? 1 : leastBeside,
    leastSections[
      meaning.direct ? 'answered' : fault ? 'complaint' : asked.open.size > 0 ? 'telling' : 'else'
    ] - own,
  );
  const ranked = rankedSections(lenders, asked, least, streams('sections')).filter(isSaidThere);
  const sections = [
    ...opening.sections,
    ...(fault
      ? [
          faultSection(
            fault,
            { isFar, saysTechnician: opening.second !== fillLine(fault.technician) },
            streams('fault'),
          ),
        ]
      : []),
    ...brand.sections.slice(0, 1),
    ...figureSections,
    ...ranked.map((section) => writtenSection(section, streams(section.heading))),
  ];
  const extra = [
    ...brand.sections.slice(1),
    ...others.flatMap((other) =>
      rankedSections([{ subject: other.subject, distance: 0 }], asked, 1, streams(other.id))
        .filter((section) => isSaidThere(section) && !ranked.slice(0, 3).includes(section))
        .slice(0, 1)
        .map((section) => writtenSection(section, streams(section.heading))),
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
  const directQuestions = isFar ? [] : (meaning.direct?.questions ?? []);
  const isPlaceFirst = isServed && meaning.direct === null && fault === undefined;
  // The place says enough beside the answer of a service.
  const isFollowed = opening.second !== null && !isFar && !(isPlaceFirst && meaning.figures.length === 0);
  const follows = isFollowed && opening.second !== null ? [opening.second] : [];
  const said = [opening.first, ...(context.length > 0 ? context : follows)].join(' ');
  // A brand or a question may have answered without a word of the subject.
  const named = saysSubject(said, main) ? [] : [fillLine(pick(answerOf(subject, asked), streams('answer')))];
  return {
    lead: [
      // Who is out of our reach reads that first.
      ...(placeSentence && isFar ? [placeSentence] : []),
      inOrder(opening.first, isFar ? null : placeSentence, isPlaceFirst),
      ...named,
      ...(context.length > 0 ? [context.join(' ')] : follows),
    ],
    sections: all.filter(({ heading }, at) => all.findIndex((one) => one.heading === heading) === at),
    place: place && slots ? placeSection(place, main, slots, asked.topics, streams('place')) : null,
    questionsHeading: questionsHeading(main, streams('questions heading')),
    questions: [
      ...directQuestions,
      ...rankedQuestions(lenders, asked, directQuestions.length, streams('questions')),
    ]
      .filter(
        ({ question, answer }) =>
          question !== opening.question &&
          !(isFar && promises(answer)) &&
          !(isWithoutKits && quotesKits(answer)) &&
          !(isComplaint && /\bkit\b/i.test(question)),
      )
      .map(({ question, answer: text }) => ({
        question,
        answer: fillLine(text),
      })),
    terms: shuffled(termsPassages, streams('terms')).map((line) => fillLine(line)),
    closing: [
      // A fault sends its reader on by itself.
      ...(fault && !meaning.direct ? [] : [fillLine(pick(subject.further, streams('further')))]),
      isFar ? fillLine(placePassages.outside.closing) : fillLine(pick(subject.send, streams('send'))),
    ],
    descriptions: describedBy(main, {
      first: isFar && placeSentence ? placeSentence : opening.first,
      where: isServed ? (place?.where ?? null) : null,
    }),
  };
}

/** The place comes first where a service is sought, and after the answer to a question or a complaint. */
function inOrder(answer: string, placeSentence: string | null, isPlaceFirst: boolean): string {
  if (placeSentence === null) return answer;
  return (isPlaceFirst ? [placeSentence, answer] : [answer, placeSentence]).join(' ');
}

/** A page is no shorter than this because little fits its title, nor has fewer sections of its subject. */
const leastSections = { answered: 2, complaint: 2, telling: 3, else: 4 };
const leastBeside = 1;

/** What the answer and the fault of a title lend to the search for its sections. */
const passageShare = 0.3;
const passageWords = 10;

/** The fault as the subject knows it, or as a subject beside it does. */
function findFault({ faults, others }: TitleMeaning, main: NamedSubject): Fault | undefined {
  const motor = subjects.motor;
  const gate = subjects['portao-automatico'];
  const whole = isGeneral(main) || main.id.startsWith('portao-') ? [gate, motor] : [];
  if (main.subject.isNeighbour) return faultOf(main.subject, faults);
  return [main.subject, ...others.map(({ subject }) => subject), ...whole]
    .flatMap((subject) => (subject ? (faultOf(subject, faults) ?? []) : []))
    .at(0);
}

/** @param saysTechnician unless the opening has said what the technician does */
function faultSection(
  { heading, text, points, careful, technician, more }: Fault,
  { isFar, saysTechnician }: { isFar: boolean; saysTechnician: boolean },
  random: Random,
): ComposedSection {
  return sectionOf({
    heading,
    text: shuffled(text, random).map((line) => fillLine(line)),
    points: rankedPoints(
      points.map((line) => fillLine(line)),
      random,
    ),
    isListEnough: true,
    after:
      saysTechnician && !isFar
        ? [fillLine(careful), `${fillLine(technician)} ${fillLine(more)}`]
        : [`${fillLine(careful)} ${fillLine(more)}`],
  });
}

/** Subjects beside the main one that deserve a section of their own. */
function otherSubjects({ others }: TitleMeaning, main: NamedSubject): NamedSubject[] {
  return others
    .filter(
      (other) =>
        other.id !== 'portao-automatico' &&
        (!isGeneral(other) || isGeneral(main) || serviceSubjects.includes(main.id)),
    )
    .map((other) => besidePart(main, other))
    .slice(0, 2);
}

function questionsHeading(main: NamedSubject, random: Random): string {
  const label = labelOf(main);
  return pick(
    [`Perguntas sobre ${label}`, `Dúvidas comuns sobre ${label}`, `O que nos perguntam sobre ${label}`],
    random,
  );
}

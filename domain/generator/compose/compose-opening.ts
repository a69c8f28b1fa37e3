/** The opening of a page: what answers the title, and what follows it. */
import { placePassages } from '#content/generator/places/place-passages.ts';
import type { Fault, Topic } from '#content/generator/subject.ts';
import { factsIn } from '#domain/facts/fill-facts.ts';
import { promises, withoutPromise } from '#domain/generator/promises.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isGeneral } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import { figureVerdict } from '#domain/generator/verdicts/figure-verdict.ts';
import { modelVerdict } from '#domain/generator/verdicts/model-verdict.ts';
import type { BrandPieces } from './compose-brands.ts';
import type { FigurePieces } from './compose-figures.ts';
import type { ComposedSection } from './composed-page.ts';
import { directSections } from './direct-section.ts';
import { answerOf, sameQuestion, secondAnswerOf } from './pieces/choose-answers.ts';
import type { Asked } from './pieces/choose-pieces.ts';
import { fillLine } from './wording/fill-line.ts';

export interface Opening {
  first: string;
  /** A paragraph for a page that has nothing else to say about its title at once. */
  second: string | null;
  /** Sentences that belong to the second paragraph. */
  context: readonly string[];
  /** The sections that the first paragraph calls for. */
  sections: readonly ComposedSection[];
  /** The question that the opening answers, if it is one of the subject's. */
  question: string | null;
}

export interface OpeningRequest {
  meaning: TitleMeaning;
  main: NamedSubject;
  asked: Asked;
  fault: Fault | undefined;
  brand: BrandPieces;
  figures: readonly FigurePieces[];
  /** A second subject of the title. */
  beside: NamedSubject | undefined;
  streams: (name: string) => Random;
}

/** Topics that take precedence over a fault in the title: 'quanto custa trocar a placa queimada'. */
const askedBeforeFault: readonly Topic[] = [
  'price',
  'worth',
  'lifetime',
  'buy',
  'compatibility',
  'choose',
  'signs',
  'adjust',
  'program',
];

/** Topics that a title asks about its figure: 'motor para 300 kg', 'posso ligar em 220 V'. */
const askedOfFigure: readonly Topic[] = [
  'choose',
  'allowed',
  'what',
  'price',
  'buy',
  'compatibility',
  'install',
  'worth',
];

export function openingOf(request: OpeningRequest): Opening {
  const { main, meaning } = request;
  if (main.subject.isNeighbour) return refusal(request);
  if (meaning.place?.reach === 'far') return elsewhere(request);
  return (
    (meaning.direct?.isAboutModel || meaning.direct?.ofTwoBrands ? direct(request) : null) ??
    (decidesByFigure(meaning) || isBroken(request) ? null : ofModels(request)) ??
    direct(request) ??
    ofFigures(request) ??
    brandFirst(request) ??
    faultFirst(request) ??
    answered(request)
  );
}

/** Who complains of a model does not ask what it is. */
function isBroken({ meaning, fault }: OpeningRequest): boolean {
  return fault !== undefined && !asksBeforeFault(meaning);
}

const none = { second: null, context: [], sections: [], question: null } as const;

/** The first sentence refuses. The second paragraph says how the subject of the title concerns the gate. */
function refusal({ meaning, main: { subject }, asked, fault, streams }: OpeningRequest): Opening {
  const what = pick(subject.answers.what, streams('what'));
  const chosen = pick(answerOf(subject, asked), streams('answer'));
  const said = meaning.direct
    ? pick(meaning.direct.answer, streams('direct'))
    : fault
      ? pick(fault.answer, streams('fault answer'))
      : chosen;
  return {
    ...none,
    // A direct answer refuses in the words of the title.
    first: fillLine(meaning.direct ? said : what),
    context: meaning.direct || said === what ? [] : [fillLine(said)],
    sections: meaning.direct ? directSections(meaning.direct, streams) : [],
  };
}

/** Topics that only a technician at the place can deal with. */
const askedElsewhere = ['price', 'buy', 'install', 'repair'] as const;

/** For a place where we do not go: what is true anywhere, without any promise. */
function elsewhere({ meaning, main, asked, fault, streams }: OpeningRequest): Opening {
  const { id, subject } = main;
  const { direct, topics, place } = meaning;
  const isOpen = topics.length === 0 && direct === null && fault === undefined && isGeneral(main);
  const asksService = id === 'assistencia-tecnica' && direct === null;
  const asksThere = askedElsewhere.find((topic) => topics.includes(topic));
  const advice = fault ? undefined : (asksThere ?? (asksService ? 'repair' : isOpen ? 'buy' : undefined));
  if (advice && place) {
    return { ...none, first: fillLine(placePassages.outside.advice[advice], { onde: place.where }) };
  }
  if (direct && !direct.answer.some(promises) && !direct.text.some(promises)) {
    return {
      ...none,
      first: fillLine(pick(direct.answer, streams('direct'))),
      sections: directSections(direct, streams),
    };
  }
  const { what, works = what, choose = what } = subject.answers;
  const said = fault && !asksBeforeFault(meaning) ? fault.answer : answerOf(subject, asked);
  return {
    ...none,
    first: fillLine(pick(withoutPromise(said, what, works, choose), streams('answer'))),
  };
}

function ofModels({ meaning, streams }: OpeningRequest): Opening | null {
  const notes = meaning.models.map(({ note }) => note);
  const found = modelVerdict(notes, meaning.topics.includes('worth'), streams('verdict'));
  return found && { ...none, first: found.first, sections: [found.section] };
}

/** The opening for figures that the tables decide. */
function ofFigures(request: OpeningRequest): Opening | null {
  const { meaning, asked, streams } = request;
  const found = figureVerdict(meaning, streams('verdict'));
  if (found === null) return null;
  // A title that asks something besides the figure gets an answer to that too.
  const isAsked = asked.topics.slice(1).some((topic) => !askedOfFigure.includes(topic));
  const second = isAsked ? following(request, found.first) : null;
  return { ...none, first: found.first, second, sections: [found.section] };
}

function direct(request: OpeningRequest): Opening | null {
  const { meaning, main, asked, streams } = request;
  if (meaning.direct === null || decidesByFigure(meaning)) return null;
  const isElsewhere = meaning.direct.subject !== main.id && !isGeneral(main);
  const first = fillLine(pick(meaning.direct.answer, streams('direct')));
  return {
    ...none,
    first,
    // An answer that belongs to another subject is followed by what the title's own subject says.
    second: isElsewhere ? fillLine(pick(answerOf(main.subject, asked), streams('answer'))) : null,
    sections: directSections(meaning.direct, streams),
  };
}

/** Instalments and the consumption of a power are calculated even if something else answers the title. */
function decidesByFigure({ figures, topics }: TitleMeaning): boolean {
  return figures.some(({ unit }) => unit === 'instalment' || (unit === 'power' && topics.includes('works')));
}

function brandFirst({
  meaning,
  main,
  brand,
  figures,
  asked,
  fault,
  streams,
}: OpeningRequest): Opening | null {
  if (brand.answer === null || fault) return null;
  const leads = figures.flatMap(({ lead }) => lead ?? []);
  const isAsked = meaning.topics.length > 0 && meaning.brands.length === 1 && brand.lead !== null;
  const answer = pick(answerOf(main.subject, asked), streams('answer'));
  return { ...none, first: brand.answer, context: [...leads, ...(isAsked ? [fillLine(answer)] : [])] };
}

/** Whether a title asks something about its fault instead of complaining of it. */
export function asksBeforeFault({ topics }: TitleMeaning): boolean {
  return topics.some((topic) => askedBeforeFault.includes(topic));
}

function faultFirst(request: OpeningRequest): Opening | null {
  const { meaning, fault, brand, figures, asked, beside, streams } = request;
  if (fault === undefined || asksBeforeFault(meaning)) return null;
  const leads = figures.flatMap(({ lead }) => lead ?? []);
  return {
    ...none,
    first: fillLine(pick(fault.answer, streams('fault answer'))),
    // After a question why, the page says how to prevent the fault. A second subject of the title is mentioned too.
    second: beside
      ? fillLine(pick(answerOf(beside.subject, asked), streams('second answer')))
      : meaning.asksWhy
        ? following(request, fault.answer[0] ?? '')
        : fillLine(fault.technician),
    context: [...leads, ...(brand.answer ? [brand.answer] : [])],
  };
}

function answered(request: OpeningRequest): Opening {
  const { meaning, main, asked, fault, figures, beside, streams } = request;
  const { subject } = main;
  const leads = figures.flatMap(({ lead }) => lead ?? []);
  const chosen = pick(answerOf(subject, asked), streams('answer'));
  const answer = fillLine(chosen);
  // A sentence about the second subject of the title comes before more about the first.
  const afterwards = beside
    ? fillLine(pick(answerOf(beside.subject, asked), streams('second answer')))
    : following(request, chosen);
  const isFigureAsked = asked.topics.every((topic) => askedOfFigure.includes(topic));
  if (leads.length > 0 && isFigureAsked) {
    const isAnswered = asked.topics.length > 0 && !figures.some(({ isFinal }) => isFinal);
    return { ...none, first: leads.join(' '), context: isAnswered ? [answer] : [] };
  }
  const same =
    fault || figures.length > 0 || !asksMore(meaning)
      ? undefined
      : sameQuestion([subject, ...(beside ? [beside.subject] : [])], meaning.query);
  // A title that asks for a price is not answered with a duration.
  const isBesidePrice = asked.topics.includes('price') && factsIn(same?.answer ?? '').length === 0;
  if (same && !isBesidePrice) {
    const first = `**${same.question}** ${fillLine(same.answer)}`;
    return { ...none, first, second: answer, question: same.question };
  }
  return { ...none, first: answer, second: afterwards, context: leads };
}

/** Whether a title says more than the name of its subject. */
function asksMore({ topics, tellingWords, contentWords }: TitleMeaning): boolean {
  return topics.length > 0 || tellingWords.length > 0 || contentWords.length > 2;
}

function following({ main, asked, streams }: OpeningRequest, chosen: string): string {
  const { subject } = main;
  return fillLine(
    secondAnswerOf(subject, asked, chosen, streams('second answer')) ?? subject.answers.what[0] ?? '',
  );
}

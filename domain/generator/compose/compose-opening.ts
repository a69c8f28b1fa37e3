/** The opening of a page: what answers the title, and what follows it. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { placePassages } from '#content/generator/places/place-passages.ts';
import type { Aspect, Fault } from '#content/generator/subject.ts';
import { factsIn } from '#domain/facts/fill-facts.ts';
import { decidesByFigure, figureJudgement } from '#domain/generator/judgements/figure-judgement.ts';
import { modelJudgement } from '#domain/generator/judgements/model-judgement.ts';
import { priceVerdictOf } from '#domain/generator/judgements/money-judgement.ts';
import { heldAnywhere, withoutPromise } from '#domain/generator/promises.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { asksBeforeFault } from './asks-before-fault.ts';
import { type BrandPieces, brandBefore } from './compose-brands.ts';
import type { FigurePieces } from './compose-figures.ts';
import { namesRival, serviceOf } from './compose-place.ts';
import type { ComposedSection } from './composed-page.ts';
import { answerAt, descriptionAt, directSections } from './direct-section.ts';
import { kitsAtPlace, openingAtPlace } from './opening-at-place.ts';
import type { Asked } from './pieces/asked.ts';
import { answerOfSubject, sameQuestion, secondAnswerOf } from './pieces/choose-answers.ts';
import { areParts } from './pieces/gate-of-title.ts';
import { kitOfOtherGateIn } from './pieces/kit-of-other-gate.ts';
import { fillLine } from './wording/fill-line.ts';

export interface Opening {
  first: string;
  /** A description that belongs to the first paragraph. */
  description: string | null;
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

/** Aspects that a title asks about its figure: 'motor para 300 kg', 'posso ligar em 220 V'. */
const askedOfFigure: readonly Aspect[] = [
  'choose',
  'allowed',
  'what',
  'price',
  'buy',
  'compatibility',
  'install',
  'worth',
  'replace',
];

export function openingOf(request: OpeningRequest): Opening {
  const { main, meaning } = request;
  if (main.subject.isNeighbour) return refusal(request);
  if (meaning.place?.reach === 'far') return elsewhere(request);
  const first = kitOfOtherGateIn(meaning) ?? priceVerdictOf(meaning);
  const directPart = meaning.direct ? directSections(meaning.direct, request.streams) : [];
  if (first !== null) return { ...nothingElse, first, sections: directPart };
  const here = openingAtPlace(meaning, main, request.streams('place opening'));
  if (here !== null)
    return {
      ...nothingElse,
      first: here,
      sections: [...directPart, ...kitsAtPlace(meaning, main, request.streams)],
    };
  const isDirectAboutModels =
    meaning.direct?.isAboutModel === true || meaning.direct?.ofTwoBrands !== undefined;
  // 'Placa Jetflex preço' asks about the part, and not about the model that has it.
  const mayAskOfModels = !decidesByFigure(meaning) && !isBroken(request) && !areParts(main);
  return (
    (isDirectAboutModels ? directFirst(request) : null) ??
    (mayAskOfModels ? modelsFirst(request) : null) ??
    directFirst(request) ??
    figuresFirst(request) ??
    brandFirst(request) ??
    faultFirst(request) ??
    subjectFirst(request)
  );
}

/** A title that complains about a model does not ask what it is. */
function isBroken({ meaning, fault }: OpeningRequest): boolean {
  return (
    (fault !== undefined || (meaning.direct !== null && meaning.faults.length > 0)) &&
    !asksBeforeFault(meaning)
  );
}

const nothingElse = { description: null, second: null, context: [], sections: [], question: null } as const;

/** The first sentence refuses. The second paragraph says how the subject of the title concerns the gate. */
function refusal({ meaning, main: { subject }, asked, fault, streams }: OpeningRequest): Opening {
  // A direct answer refuses in the words of the title.
  if (meaning.direct)
    return { ...openingWith(meaning.direct, streams), description: descriptionAt(meaning.direct, null) };
  const what = pick(subject.answers.what, streams('what'));
  const chosen = pick(answerOfSubject(subject, asked), streams('answer'));
  const said = fault ? pick(fault.answer, streams('fault answer')) : chosen;
  // For a title with a place, only a fault or a price needs more than the refusal.
  const isBrief = meaning.place !== null && fault === undefined && !meaning.aspects.includes('price');
  const context = said === what || isBrief ? [] : [fillLine(said)];
  return { ...nothingElse, first: fillLine(what), context };
}

/** Aspects that only a technician at the place can deal with. */
const askedElsewhere = ['price', 'buy', 'install', 'repair', 'program', 'care'] as const;

/** For a place where we do not go: what is true anywhere, without any promise. */
function elsewhere({ meaning, main, asked, fault, streams }: OpeningRequest): Opening {
  const { direct, aspects, place } = meaning;
  const isOpen = aspects.length === 0 && direct === null && fault === undefined && isGeneral(main);
  const asksThere = askedElsewhere.find((aspect) => aspects.includes(aspect));
  const isControl = asksThere === undefined && direct === null && serviceOf(meaning, main) === 'controls';
  const service = main.id === 'portao-automatico' ? 'any' : 'buy';
  const sought = namesRival(meaning) ? 'repair' : service;
  const unsaid = isOpen ? sought : undefined;
  const implied = isControl ? 'program' : unsaid;
  const isAboutCompany = main.id === 'assistencia-tecnica' && !direct && asksThere !== 'price';
  const wanted = isAboutCompany ? 'company' : (asksThere ?? implied);
  const advice = fault ? undefined : wanted;
  const { advice: advices } = placePassages.outside;
  if (advice && place) return { ...nothingElse, first: fillLine(advices[advice], { onde: place.where }) };
  const held = direct && heldAnywhere(direct);
  if (held) return openingWith(held, streams);
  const { what, works = what, choose = what } = main.subject.answers;
  const said = fault && !asksBeforeFault(meaning) ? fault.answer : answerOfSubject(main.subject, asked);
  return {
    ...nothingElse,
    first: fillLine(pick(withoutPromise(said, what, works, choose), streams('answer'))),
  };
}

function modelsFirst({ meaning, streams }: OpeningRequest): Opening | null {
  const found = modelJudgement(meaning, streams('verdict'));
  return found && { ...nothingElse, first: found.first, sections: [found.section] };
}

/** The opening for figures that the tables decide. */
function figuresFirst(request: OpeningRequest): Opening | null {
  const { meaning, asked, streams } = request;
  const found = figureJudgement(meaning, streams('verdict'));
  if (found === null) return null;
  // A title that asks for more than the figure gets an answer to that too.
  const isAsked = asked.aspects.slice(1).some((aspect) => !askedOfFigure.includes(aspect));
  const second = isAsked ? secondParagraph(request, found.first) : null;
  const first = [...brandBefore(meaning), found.first].join(' ');
  return { ...nothingElse, first, second, sections: [found.section] };
}

function directFirst({ meaning, streams }: OpeningRequest): Opening | null {
  const { direct, place } = meaning;
  if (direct === null || decidesByFigure(meaning)) return null;
  return { ...openingWith(answerAt(direct, place), streams), description: descriptionAt(direct, place) };
}

function openingWith(answer: DirectAnswer, streams: OpeningRequest['streams']): Opening {
  const first = fillLine(pick(answer.answer, streams('direct')));
  return { ...nothingElse, first, sections: directSections(answer, streams) };
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
  const isAsked = meaning.aspects.length > 0 && meaning.brands.length === 1 && brand.lead !== null;
  const answer = pick(answerOfSubject(main.subject, asked), streams('answer'));
  return { ...nothingElse, first: brand.answer, context: [...leads, ...(isAsked ? [fillLine(answer)] : [])] };
}

function faultFirst(request: OpeningRequest): Opening | null {
  const { meaning, fault, brand, figures, streams } = request;
  if (fault === undefined || asksBeforeFault(meaning)) return null;
  const leads = figures.flatMap(({ lead }) => lead ?? []);
  return {
    ...nothingElse,
    first: fillLine(pick(fault.answer, streams('fault answer'))),
    second: afterFault(request, fault),
    context: [...leads, ...(brand.answer ? [brand.answer] : [])],
  };
}

function afterFault(request: OpeningRequest, fault: Fault): string | null {
  const { meaning, main, asked, beside, streams } = request;
  if (beside && !areParts(main, beside))
    return fillLine(pick(answerOfSubject(beside.subject, asked), streams('second answer')));
  return meaning.asksWhy ? secondParagraph(request, fault.answer[0] ?? '') : fillLine(fault.technician);
}

function subjectFirst(request: OpeningRequest): Opening {
  const { meaning, asked, fault, figures, beside, streams } = request;
  const { subject } = request.main;
  const leads = figures.flatMap(({ lead }) => lead ?? []);
  const chosen = pick(answerOfSubject(subject, asked), streams('answer'));
  const answer = fillLine(chosen);
  const afterwards = beside
    ? fillLine(pick(answerOfSubject(beside.subject, asked), streams('second answer')))
    : secondParagraph(request, chosen);
  const { aspects } = meaning.aspects.length > 0 ? meaning : asked;
  const isFigureAsked = aspects.every((aspect) => askedOfFigure.includes(aspect));
  if (leads.length > 0 && isFigureAsked) {
    const isAnswered =
      asked.aspects.some((aspect) => subject.answers[aspect]) && !figures.some(({ isFinal }) => isFinal);
    return { ...nothingElse, first: leads.join(' '), context: isAnswered ? [answer] : [] };
  }
  const same =
    fault || figures.length > 0 || !asksMore(meaning)
      ? undefined
      : sameQuestion([subject, ...(beside ? [beside.subject] : [])], meaning.query, asked.aspects);
  // A title that asks for a price is not answered with a duration.
  const isBesidePrice = asked.aspects.includes('price') && factsIn(same?.answer ?? '').length === 0;
  if (same && !isBesidePrice) {
    const first = `**${same.question}** ${fillLine(same.answer)}`;
    return { ...nothingElse, first, second: answer, question: same.question };
  }
  return { ...nothingElse, first: answer, second: afterwards, context: leads };
}

function asksMore({ aspects, tellingWords, contentWords }: TitleMeaning): boolean {
  return aspects.length > 0 || tellingWords.length > 0 || contentWords.length > 2;
}

function secondParagraph({ main, asked, streams }: OpeningRequest, chosen: string): string | null {
  const { subject } = main;
  const second = secondAnswerOf(subject, asked, chosen, streams('second answer'));
  if (second !== null) return fillLine(second);
  return asked.aspects.includes('price') ? null : fillLine(subject.answers.what[0] ?? '');
}

/** Orders the pieces of a subject by how well they answer a title. Equal ones come in the order of the seed. */
import {
  type FaultId,
  faultIds,
  type Question,
  type Subject,
  type SubjectSection,
  type Topic,
} from '#content/generator/subject.ts';
import { coverage, type Query } from '#domain/generator/likeness/query.ts';
import { type Random, shuffled } from '#domain/generator/random.ts';
import { relatedTopics } from './related-topics.ts';

export interface Asked {
  topics: readonly Topic[];
  faults: readonly FaultId[];
  /** What the title and its answer speak of. */
  query: Query;
  /** What other subjects must speak of to lend a piece: the words beyond the title's subject and question. */
  lent: Query;
  /** The words of the title alone, by which a piece is judged to fit. */
  open: Query;
  /** The page has an answer of its own, beside which only what speaks of the title fits. */
  isTold: boolean;
}

/** A subject that may lend its pieces, and how much it loses for not being the one of the title. */
export interface Lender {
  subject: Subject;
  distance: number;
}

/** What a piece gains for speaking of the words of the title. */
const gains = { heading: 200, text: 320 };

/** How far the seed may move a piece: among what is related, never past what is asked. */
const noise = { sections: 165, questions: 230 };
/** A second section on the first thing asked counts as one on a related topic, and any other half as much. */
const secondOfTopic = 95;
const secondOfRelated = 0.5;

/** A question that speaks of this much of the title is asked by it. */
const askingShare = 0.3;
/** A section that is neither asked nor nearly related nor speaks of the title is left out, if enough others stand. */
const leastFit = { told: 100, else: 12, bare: 0 };
/** The same for a question, whose topic counts half. */
const leastQuestionFit = { told: 120, else: 15, bare: 0 };
/** A question that nothing of the title calls for still stands where there would be fewer. */
const leastQuestions = 3;

/** From this score on a topic is asked and not only related. */
const leastAsked = 100;
/** A piece for who asks its topic comes after all others on other pages. */
const strayLoss = 1000;

/** A title that says no more than the name of its subject asks for all of it. */
function strictness({ isTold, open, faults }: Asked): 'told' | 'else' | 'bare' {
  if (isTold) return 'told';
  return open.size === 0 && faults.length === 0 ? 'bare' : 'else';
}

/** @param least how many stand even if they do not fit */
export function rankedSections(
  lenders: readonly Lender[],
  asked: Asked,
  least: number,
  random: Random,
): SubjectSection[] {
  const ranked = lenders
    .flatMap(({ subject, distance }) => scored(subject, distance, asked, random))
    .toSorted((one, other) => other.key - one.key);
  return fittingOf(ranked, leastFit[strictness(asked)], least, random).map(({ section }) => section);
}

/**
 * Those that fit, and then the first of the others until there are enough, the related ones before the strange. Of
 * what fits without being asked the seed leaves some out, so that two pages on one subject are not the same page.
 */
function fittingOf<Piece extends { fit: number }>(
  ranked: readonly Piece[],
  from: number,
  least: number,
  random: Random,
): Piece[] {
  const isLeftOut = new Set(ranked.filter(({ fit }) => random() < leftOut && fit < leastAsked));
  const fitting = ranked.filter((one) => one.fit >= from && !isLeftOut.has(one));
  const others = ranked.filter((one) => !fitting.includes(one));
  const isRelated = (one: Piece) => one.fit >= leastRelated;
  const fill = [...others.filter(isRelated), ...others.filter((one) => !isRelated(one))];
  return [...fitting, ...fill.slice(0, Math.max(0, least - fitting.length))];
}

const leftOut = 0.1;
const leastRelated = 18;

function scored(subject: Subject, distance: number, asked: Asked, random: Random) {
  const met = new Set<Topic>();
  return shuffled(subject.sections, random)
    .map((section) => {
      const spoken = coverage(asked.lent, textOf(section));
      return { section, spoken, named: coverage(asked.lent, section.heading) };
    })
    .toSorted((one, other) => other.spoken - one.spoken)
    .map(({ section, spoken, named }) => {
      const isSecond = met.has(section.topic);
      met.add(section.topic);
      const asks = topicScore(section.topic, asked.topics);
      const isAsked = asks >= leastAsked;
      const isFirstAsked = section.topic === asked.topics[0] && !asked.isTold;
      const score = !isSecond
        ? asks
        : isFirstAsked
          ? secondOfTopic
          : Math.min(asks, leastAsked) * secondOfRelated;
      const stray = section.isForAskers && !isAsked ? strayLoss : 0;
      const own = score - distance - stray;
      return {
        section,
        fit: own + gains.text * tellingCoverage(asked, section),
        key: own + gains.text * spoken + gains.heading * named + noise.sections * random(),
      };
    });
}

/** Beside an answer of the page's own, a word or two in common are no reason. */
function tellingCoverage({ open, isTold }: Asked, piece: SubjectSection | Question): number {
  const share = coverage(open, textOf(piece));
  return isTold && share < tellingFrom ? 0 : share;
}

const tellingFrom = 0.45;

const texts = new WeakMap<SubjectSection | Question, string>();

/** All that a piece says, joined once. */
export function textOf(piece: SubjectSection | Question): string {
  const known = texts.get(piece);
  if (known !== undefined) return known;
  const said =
    'question' in piece
      ? [piece.question, piece.answer]
      : [piece.heading, ...piece.text, ...(piece.points ?? []), ...(piece.steps ?? [])];
  const text = said.join(' ');
  texts.set(piece, text);
  return text;
}

/** @param given how many questions stand before these */
export function rankedQuestions(
  lenders: readonly Lender[],
  asked: Asked,
  given: number,
  random: Random,
): Question[] {
  const least = Math.max(0, leastQuestions - given);
  const score = ({ about = [] }: Question) =>
    Math.max(
      0,
      ...about.map((one) => (isFault(one) ? faultScore(one, asked) : topicScore(one, asked.topics) / 2)),
    );
  const ranked = lenders
    .flatMap(({ subject, distance }) =>
      subject.questions.map((question) => {
        const spoken = coverage(asked.lent, textOf(question));
        const named = coverage(asked.lent, question.question);
        const isStray = question.isForAskers && score(question) < leastAsked / 2 && named < askingShare;
        const own = score(question) - distance - (isStray ? strayLoss : 0);
        return {
          question,
          fit: own + gains.text * tellingCoverage(asked, question),
          key: own + gains.text * spoken + gains.heading * named + noise.questions * random(),
        };
      }),
    )
    .toSorted((one, other) => other.key - one.key);
  const from = leastQuestionFit[strictness(asked)];
  return fittingOf(ranked, from, least, random).map(({ question }) => question);
}

function isFault(one: Topic | FaultId): one is FaultId {
  return (faultIds as readonly string[]).includes(one);
}

function faultScore(fault: FaultId, { faults }: Asked): number {
  return faults.includes(fault) ? 130 : 0;
}

function topicScore(topic: Topic, asked: readonly Topic[]): number {
  const position = asked.indexOf(topic);
  if (position >= 0) return 200 - 20 * position;
  const related = (asked[0] === undefined ? relatedTopics.what : relatedTopics[asked[0]]).indexOf(topic);
  return related >= 0 ? 90 - 8 * related : 0;
}

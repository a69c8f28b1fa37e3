/** Orders the pieces of a subject by how well they answer a title. Equal ones come in the order of the seed. */
import {
  type Fault,
  type FaultId,
  faultIds,
  type Question,
  type Subject,
  type SubjectSection,
  type Topic,
} from '#content/generator/subject.ts';
import { factsIn } from '#domain/facts/fill-facts.ts';
import { coverage, type Query, sameness } from '#domain/generator/likeness/query.ts';
import { pick, type Random, shuffled } from '#domain/generator/random.ts';
import { followingFault, followingTopics, relatedTopics } from './related-topics.ts';

export interface Asked {
  topics: readonly Topic[];
  faults: readonly FaultId[];
  /** What the title and its answer speak of. */
  query: Query;
  /** What other subjects must speak of to lend a piece: the words beyond the title's subject and question. */
  lent: Query;
}

/** A subject that may lend its pieces, and how much it loses for not being the one of the title. */
export interface Lender {
  subject: Subject;
  distance: number;
}

/** What a piece gains for speaking of the words of the title. */
const gains = { heading: 200, text: 320 };

/** How far the seed may move a piece: among what is related, never past what is asked. */
const noise = { sections: 165, questions: 230, answers: 0.25 };
/** A second section on a topic counts no more than one on a related topic. */
const secondOfTopic = 60;

const tasks: readonly Topic[] = ['repair', 'replace', 'care', 'program', 'adjust'];

/** By this share one answer speaks clearly more of a title than another. */
const clearlyMore = 0.2;

/** An answer that nobody asked for must speak of this share of the title. */
const tellingShare = 0.3;

export function answerOf(subject: Subject, asked: Asked): readonly string[] {
  const { topics } = asked;
  // What a repair costs stands in the answer about repair; the one about the price is for who buys.
  const task = topics.includes('price') ? topics.find((topic) => tasks.includes(topic)) : undefined;
  const priced = (task && subject.answers[task]?.filter((answer) => factsIn(answer).length > 0)) ?? [];
  if (priced.length > 0) return priced;
  const answers = topics.flatMap((topic) => {
    const answer = subject.answers[topic];
    return answer ? [{ answer, share: coverage(asked.query, answer.join(' ')) }] : [];
  });
  // The first topic, unless the answer to another one speaks of the title and its own does not.
  const [first] = answers;
  const better = answers.find(({ share }) => first && share > first.share + clearlyMore);
  if (first) return (better ?? first).answer;
  for (const topic of topics.flatMap((one) => relatedTopics[one].slice(0, 3))) {
    const answer = subject.answers[topic];
    if (answer) return answer;
  }
  const [telling] = Object.values(subject.answers)
    .map((some) => ({ some, share: coverage(asked.query, some.join(' ')) }))
    .toSorted((one, other) => other.share - one.share);
  return telling && telling.share > tellingShare ? telling.some : subject.answers.what;
}

/** From which a question asks what the title asks. */
const sameFrom = 0.66;

/** The question that asks what the title asks in nearly the same words. */
export function sameQuestion(subjects: readonly Subject[], query: Query): Question | undefined {
  const [best] = subjects
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question, same: sameness(query, question.question) }))
    .toSorted((one, other) => other.same - one.same);
  return best && best.same >= sameFrom ? best.question : undefined;
}

/** What a reader of the first answer wants to know next; null if the subject does not say. */
export function secondAnswerOf(
  subject: Subject,
  { topics, faults, query }: Asked,
  first: string,
  random: Random,
): string | null {
  // Another wording of what has been said is no second answer.
  const groupOf = (topic: Topic) =>
    subject.answers[topic]?.includes(first) ? [] : (subject.answers[topic] ?? []);
  const asked = topics.slice(1).flatMap(groupOf);
  if (asked.length > 0 && faults.length === 0) return pick(asked, random);
  const wanted: readonly Topic[] = faults.length > 0 ? followingFault : followingTopics[topics[0] ?? 'what'];
  const answers = wanted.filter((topic) => !topics.includes(topic)).flatMap(groupOf);
  const ranked = answers
    .map((answer) => ({ answer, key: coverage(query, answer) + noise.answers * random() }))
    .toSorted((one, other) => other.key - one.key);
  return ranked[0]?.answer ?? null;
}

/** A question that speaks of this much of the title is asked by it. */
const askingShare = 0.3;
/** A section that is neither asked nor related nor speaks of the title is left out, if enough others stand. */
const leastKey = 95;

/** From this score on a topic is asked and not only related. */
const leastAsked = 100;
/** A piece for who asks its topic comes after all others on other pages. */
const strayLoss = 1000;

export const leastSections = 5;

export function rankedSections(lenders: readonly Lender[], asked: Asked, random: Random): SubjectSection[] {
  const ranked = lenders
    .flatMap(({ subject, distance }) => scored(subject, distance, asked, random))
    .toSorted((one, other) => other.key - one.key);
  const fitting = ranked.filter(({ key }) => key >= leastKey).length;
  return ranked.slice(0, Math.max(leastSections, fitting)).map(({ section }) => section);
}

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
      const score = isSecond ? Math.min(secondOfTopic, asks) : asks;
      const stray = section.isForAskers && asks < leastAsked ? strayLoss : 0;
      const key =
        score + gains.text * spoken + gains.heading * named + noise.sections * random() - distance - stray;
      return { section, key };
    });
}

const texts = new WeakMap<SubjectSection | Question, string>();

/** All that a piece says, joined once. */
function textOf(piece: SubjectSection | Question): string {
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

export function rankedQuestions(lenders: readonly Lender[], asked: Asked, random: Random): Question[] {
  const score = ({ about = [] }: Question) =>
    Math.max(
      0,
      ...about.map((one) => (isFault(one) ? faultScore(one, asked) : topicScore(one, asked.topics) / 2)),
    );
  return lenders
    .flatMap(({ subject, distance }) =>
      subject.questions.map((question) => {
        const spoken = coverage(asked.lent, textOf(question));
        const named = coverage(asked.lent, question.question);
        const key =
          score(question) +
          gains.text * spoken +
          gains.heading * named +
          noise.questions * random() -
          distance -
          (question.isForAskers && score(question) < leastAsked / 2 && named < askingShare ? strayLoss : 0);
        return { question, key };
      }),
    )
    .toSorted((one, other) => other.key - one.key)
    .map(({ question }) => question);
}

function isFault(one: Topic | FaultId): one is FaultId {
  return (faultIds as readonly string[]).includes(one);
}

function faultScore(fault: FaultId, { faults }: Asked): number {
  return faults.includes(fault) ? 90 : 0;
}

/** The subject's own passage about the first of the faults that it knows. */
export function faultOf(subject: Subject, faults: readonly FaultId[]): Fault | undefined {
  for (const id of faults) {
    const found = subject.faults.find(({ fault }) =>
      (typeof fault === 'string' ? [fault] : fault).includes(id),
    );
    if (found) return found;
  }
  return undefined;
}

function topicScore(topic: Topic, asked: readonly Topic[]): number {
  const position = asked.indexOf(topic);
  if (position >= 0) return 200 - 20 * position;
  const related = (asked[0] === undefined ? relatedTopics.what : relatedTopics[asked[0]]).indexOf(topic);
  return related >= 0 ? 90 - 8 * related : 0;
}

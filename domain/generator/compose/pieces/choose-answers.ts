/** Chooses what a subject answers to a title: by what is asked, by a question in the same words, by its fault. */
import { facts } from '#content/facts.ts';
import type { Aspect, Fault, FaultId, Question, Subject } from '#content/generator/subject.ts';
import { factsIn } from '#domain/facts/fill-facts.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { coverage, sameness, type TitleQuery } from '#domain/generator/likeness/query.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import type { Asked } from './asked.ts';
import { followingAspects, followingFault, relatedAspects } from './related-aspects.ts';

/** How far the seed may move an answer among those that may follow the first. */
const answerNoise = 0.25;

const tasks: readonly Aspect[] = ['repair', 'replace', 'program', 'adjust'];

/** An answer covers a title clearly better than another if the difference is at least this share. */
const clearlyMore = 0.2;

/** An answer to an aspect that the title does not ask must cover this share of the title. */
const tellingShare = 0.3;

export function answerOfSubject(subject: Subject, asked: Asked): readonly string[] {
  const { aspects } = asked;
  // The answer about repair gives its price. The answer about the price is for buyers.
  const isBuying = aspects.includes('buy');
  // The answer about maintenance gives its interval.
  const isTask = (aspect: Aspect, at: number) => tasks.includes(aspect) || (aspect === 'care' && at === 0);
  const task = aspects.includes('price') && !isBuying ? aspects.find(isTask) : undefined;
  const priced = (task && subject.answers[task]?.filter((answer) => factsIn(answer).length > 0)) ?? [];
  if (priced.length > 0) return priced;
  const answers = aspects.flatMap((aspect) => {
    const answer = subject.answers[aspect];
    return answer ? [{ answer, share: coverage(asked.query, answer.join(' ')) }] : [];
  });
  // The first aspect, unless only the answer to another aspect covers the title.
  const [first] = answers;
  // No other answer gives the price, and no other says what the subject is.
  const isOnlyAnswer =
    aspects[0] === 'what' || (aspects[0] === 'price' && subject.answers.price !== undefined);
  const better = isOnlyAnswer
    ? undefined
    : answers.find(({ share }) => first && share > first.share + clearlyMore);
  if (first) return (better ?? first).answer;
  for (const aspect of aspects.flatMap((aspect) => relatedAspects[aspect].slice(0, 3))) {
    const answer = subject.answers[aspect];
    if (answer) return answer;
  }
  const [telling] = Object.values(subject.answers)
    .map((some) => ({ some, share: coverage(asked.query, some.join(' ')) }))
    .toSorted((one, other) => other.share - one.share);
  return telling && telling.share > tellingShare ? telling.some : subject.answers.what;
}

/** From this similarity on, a question asks the same as the title. */
const sameFrom = 0.66;

/**
 * The question that asks the same as the title in nearly the same words. For a title that asks what something is, only
 * questions that begin with 'O que' count.
 */
export function sameQuestion(
  subjects: readonly Subject[],
  query: TitleQuery,
  aspects: readonly Aspect[],
): Question | undefined {
  const [best] = subjects
    .flatMap(({ questions }) => questions)
    .filter(({ question }) => aspects[0] !== 'what' || question.startsWith('O que'))
    .map((question) => ({ question, same: sameness(query, question.question) }))
    .toSorted((one, other) => other.same - one.same);
  return best && best.same >= sameFrom ? best.question : undefined;
}

/** What a reader of the first answer wants to know next; null if the subject does not say. */
export function secondAnswerOf(
  subject: Subject,
  { aspects, faults, query }: Asked,
  first: string,
  random: Random,
): string | null {
  // Another wording of what has been said is no second answer.
  const groupOf = (aspect: Aspect) =>
    subject.answers[aspect]?.includes(first)
      ? []
      : (subject.answers[aspect] ?? [])
          .map((answer) => beforePricesOf(first, answer))
          .filter((answer) => answer !== '');
  // 'Preço com instalação' asks what it costs installed, and not how it is installed.
  const isPriced = aspects.includes('price');
  const asked = aspects.filter((aspect) => !(isPriced && aspect === 'install')).flatMap(groupOf);
  if (asked.length > 0 && faults.length === 0) return pick(asked, random);
  // A title that asks for a price and gets it needs no second answer.
  if (isPriced && faults.length === 0) return null;
  const wanted: readonly Aspect[] =
    faults.length > 0 ? followingFault : followingAspects[aspects[0] ?? 'what'];
  const answers = wanted.filter((aspect) => !aspects.includes(aspect)).flatMap(groupOf);
  const ranked = answers
    .map((answer) => ({ answer, key: coverage(query, answer) + answerNoise * random() }))
    .toSorted((one, other) => other.key - one.key);
  return ranked[0]?.answer ?? null;
}

/** @returns the sentences of an answer before the one that gives two prices of the first answer again */
function beforePricesOf(first: string, answer: string): string {
  const told = pricesIn(first);
  const sentences = sentencesOf(answer);
  const again = sentences.findIndex(
    (sentence) => pricesIn(sentence).filter((name) => told.includes(name)).length > 1,
  );
  return again === -1 ? answer : sentences.slice(0, again).join(' ');
}

function pricesIn(text: string) {
  return factsIn(text).filter((name) => facts[name].unit === 'real');
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

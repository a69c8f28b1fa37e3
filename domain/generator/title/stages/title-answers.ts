/** The direct answers to a title. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { silentWords } from '#content/generator/words/silent-words.ts';
import { type FoundAnswer, findDirectAnswers } from '#domain/generator/title/find-direct-answer.ts';
import { isInside, lengthOf, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';
import { isContentWord } from './content-words.ts';
import type { TitleNames } from './title-names.ts';
import type { TitleQuestions } from './title-questions.ts';

/**
 * @param askedWords the words that an answer may be found by
 * @returns the answers that fit the title, the best first
 */
export function answersTo(
  words: readonly TitleWord[],
  askedWords: readonly TitleWord[],
  names: TitleNames,
  questions: TitleQuestions,
): FoundAnswer[] {
  const found = findDirectAnswers(askedWords, {
    ...names,
    asksPrice: questions.aspects.includes('price'),
  });
  return namesNothingOfOurs(words, names, questions)
    ? found.filter(({ spans }) => spans.length > 1 || spans.some((span) => lengthOf(span) > 1))
    : found;
}

/**
 * Whether the title names nothing that we deal in, as 'salão de festas' does. One word that it shares with an answer is
 * then too little.
 */
function namesNothingOfOurs(
  words: readonly TitleWord[],
  { subjects, brands, figures, motors }: TitleNames,
  { aspects, faults }: TitleQuestions,
): boolean {
  const hasWordOfOurs = words.some(({ plain }) => wordOfOurs.test(plain));
  return (
    !hasWordOfOurs && [subjects, brands, figures, motors, aspects, faults].every(({ length }) => length === 0)
  );
}

const wordOfOurs = /^(?:porta(?:o|oes)|motor(?:es)?|garage(?:m|ns)|control\w*|placa|central)$/;

/**
 * @param others the answers after the first one
 * @param answered where the title has the words of the first answer
 * @returns those of the others that say more than the first one
 */
export function furtherAnswers(
  others: readonly FoundAnswer[],
  first: FoundAnswer | undefined,
  answered: readonly Span[],
  words: readonly TitleWord[],
): DirectAnswer[] {
  const saysMore = ({ spans }: FoundAnswer) =>
    words.some(
      ({ folded }, at) =>
        isInside(spans, at) && !isInside(answered, at) && !silentWords.has(folded) && isContentWord(folded),
    );
  return (
    others
      // An answer that only describes the named motor says nothing more beside another answer.
      .filter(({ direct }) => direct.ofMotors === undefined || direct.when.length > 0)
      // Beside an answer about the named motor, one about any motor for a weight would say its figures again.
      .filter(({ direct }) => !first?.direct.ofMotors || direct.figure?.unit !== 'kilogram')
      .filter(saysMore)
      .map(({ direct }) => direct)
  );
}

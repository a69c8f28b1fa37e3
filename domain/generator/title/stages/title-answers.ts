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
  return namesOnlyBuilding(words, names, questions)
    ? found.filter(({ spans }) => spans.length > 1 || spans.some((span) => lengthOf(span) > 1))
    : found;
}

/** 'Salão de festas' names only a building. */
function namesOnlyBuilding(
  words: readonly TitleWord[],
  { subjects, brands, figures, motors }: TitleNames,
  { aspects, faults }: TitleQuestions,
): boolean {
  const namesOurs = words.some(({ plain }) => ourWord.test(plain));
  return (
    !namesOurs && [subjects, brands, figures, motors, aspects, faults].every(({ length }) => length === 0)
  );
}

const ourWord = /^(?:porta(?:o|oes)|motor(?:es)?|garage(?:m|ns)|control\w*|placa|central)$/;

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
      // A page on what a motor can do need not say what a motor is.
      .filter(({ direct }) => direct.ofMotors === undefined || direct.when.length > 0)
      .filter(({ direct }) => !first?.direct.ofMotors || direct.figure?.unit !== 'kilogram')
      .filter(saysMore)
      .map(({ direct }) => direct)
  );
}

/** The words of a title with their weights, for finding the passages about them. */
import { silentWords } from '#content/generator/words/silent-words.ts';
import { queryOf, type TitleQuery } from '#domain/generator/likeness/query.ts';
import { isInside, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';
import type { TitleNames } from './title-names.ts';
import type { UnderstoodSpans } from './understood-spans.ts';

/** How much a word of the title counts. Words other than the subject and the question count most. */
const shares = { subject: 0.35, question: 0.35, open: 1 } as const;

/** With a figure, this word only says what was measured, and every text has it. */
const leafWord = /^folhas?$/;

/**
 * @returns `query`, every word that is not part of a place, a brand, a model, a motor or a figure; and `openQuery`, the
 * words of it that are neither in the subject nor in the question and are not silent
 */
export function queriesOf(
  words: readonly TitleWord[],
  { brands, figures, models, motors }: TitleNames,
  places: readonly Span[],
  { inSubjects, inQuestions }: UnderstoodSpans,
): { query: TitleQuery; openQuery: TitleQuery } {
  const namedOtherwise = [...brands, ...figures, ...models, ...motors, ...places];
  const shareOf = (at: number) => {
    if (isInside(inSubjects, at)) return shares.subject;
    return isInside(inQuestions, at) ? shares.question : shares.open;
  };
  const weighed = words.flatMap(({ folded }, at) =>
    isInside(namedOtherwise, at) ? [] : [{ word: folded, share: shareOf(at) }],
  );
  const isSilent = (word: string) => silentWords.has(word) || (figures.length > 0 && leafWord.test(word));
  return {
    query: queryOf(weighed),
    openQuery: queryOf(weighed.filter(({ word, share }) => share === shares.open && !isSilent(word))),
  };
}

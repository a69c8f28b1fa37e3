/** Which words of a title are part of something that was found in it. */
import { officialWords, partsWords } from '#content/generator/brands.ts';
import { aspectWords } from '#content/generator/words/aspect-words.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { addedSubjects, insteadOfGeneral } from '#content/generator/words/implied-subjects.ts';
import { urgentWords } from '#content/generator/words/known-words.ts';
import type { FoundAnswer } from '#domain/generator/title/find-direct-answer.ts';
import { subjectSpans } from '#domain/generator/title/find-subjects.ts';
import type { FoundTrade } from '#domain/generator/title/find-trade.ts';
import { type Span, spansOfAny, type TitleWord } from '#domain/generator/title/title-words.ts';
import type { TitleNames } from './title-names.ts';

export interface UnderstoodSpans {
  /** The names of subjects, wherever the title has them, and of kinds of gate and building. */
  ofSubjects: readonly Span[];
  ofAspects: readonly Span[];
  /** The words that the direct answer is for. */
  ofAnswer: readonly Span[];
  /** These and everything else that was understood. */
  all: readonly Span[];
}

export function understoodSpans(
  words: readonly TitleWord[],
  { brands, figures, models, motors }: TitleNames,
  places: readonly Span[],
  answer: FoundAnswer | undefined,
  trade: FoundTrade | undefined,
): UnderstoodSpans {
  const ofSubjects = [...subjectSpans(words), ...spansOfAny(Object.values(addedSubjects).flat(), words)];
  const ofAspects = aspectWords.flatMap((aspect) => spansOfAny(aspect.words, words));
  const ofAnswer = spansOfAny(answer?.direct.when.flatMap((group) => group.split('|')) ?? [], words);
  const ofFaults = faultWords.flatMap((fault) => spansOfAny(fault.words, words));
  const further = [
    ...urgentWords,
    ...Object.values({ ...addedSubjects, ...insteadOfGeneral }).flat(),
    ...officialWords,
    ...partsWords,
  ];
  return {
    ofSubjects,
    ofAspects,
    ofAnswer,
    all: [
      ...[...brands, ...figures, ...models, ...motors, ...places],
      ...[...ofSubjects, ...ofAspects, ...ofAnswer, ...ofFaults],
      ...spansOfAny(further, words),
      ...(trade?.spans ?? []),
    ],
  };
}

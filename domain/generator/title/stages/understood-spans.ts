/** Which words of a title are part of something that was found in it. */
import { officialWords, partsWords } from '#content/generator/brands.ts';
import { aspectWords } from '#content/generator/words/aspect-words.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { addedSubjects, insteadOfGeneral } from '#content/generator/words/implied-subjects.ts';
import { urgentWords } from '#content/generator/words/known-words.ts';
import type { FoundAnswer } from '#domain/generator/title/find-direct-answer.ts';
import { subjectSpans } from '#domain/generator/title/find-subjects.ts';
import type { FoundTrade } from '#domain/generator/title/find-trade.ts';
import { spansOfAny, spansOfGroup } from '#domain/generator/title/phrases/phrases.ts';
import type { Span, TitleWord } from '#domain/generator/title/title-words.ts';
import type { TitleNames } from './title-names.ts';

/** One list for all titles, because its phrases are prepared once for each list. */
const wordsOfAddedSubjects = Object.values(addedSubjects).flat();

export interface UnderstoodSpans {
  /** The names of subjects, wherever the title has them, and of kinds of gate and building. */
  inSubjects: readonly Span[];
  inQuestions: readonly Span[];
  /** The words that the direct answer is for. */
  inAnswer: readonly Span[];
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
  const inSubjects = [...subjectSpans(words), ...spansOfAny(wordsOfAddedSubjects, words)];
  const inQuestions = aspectWords.flatMap((aspect) => spansOfAny(aspect.words, words));
  const inAnswer = answer?.direct.when.flatMap((group) => spansOfGroup(group, words)) ?? [];
  const inFaults = faultWords.flatMap((fault) => spansOfAny(fault.words, words));
  const further = [
    ...urgentWords,
    ...Object.values({ ...addedSubjects, ...insteadOfGeneral }).flat(),
    ...officialWords,
    ...partsWords,
  ];
  return {
    inSubjects,
    inQuestions,
    inAnswer,
    all: [
      ...[...brands, ...figures, ...models, ...motors, ...places],
      ...[...inSubjects, ...inQuestions, ...inAnswer, ...inFaults],
      ...spansOfAny(further, words),
      ...(trade?.spans ?? []),
    ],
  };
}

/** Decides what a page is about. */
import type { FoundAnswer } from '#domain/generator/title/find-direct-answer.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import {
  impliedAs,
  impliedSubject,
  subjectsInOrder,
  withAnswer,
} from '#domain/generator/title/implied-subjects.ts';
import type { TitleWord } from '#domain/generator/title/title-words.ts';
import type { TitleNames } from './title-names.ts';
import type { TitleQuestions } from './title-questions.ts';

/**
 * @param isClear whether every word of the title was understood
 * @returns the subjects that the title names or implies, the one of the page first
 */
export function subjectsOfPage(
  words: readonly TitleWord[],
  { subjects, brands, figures, models, motors }: TitleNames,
  { aspects, faults }: TitleQuestions,
  answer: FoundAnswer | undefined,
  isClear: boolean,
): NamedSubject[] {
  const namesMotor = brands.length + models.length + motors.length > 0;
  const implied = answer
    ? impliedAs(answer.direct.subject)
    : impliedSubject(words, { namesMotor, figures, aspects, faults, isClear });
  const named = withAnswer(subjects.length > 0 ? subjects : implied, answer?.direct ?? null);
  return subjectsInOrder(named, answer, words, figures, faults);
}

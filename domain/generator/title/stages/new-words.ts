/** The words of a title that nothing explains. */
import { knownWords } from '#content/generator/words/known-words.ts';
import { speaksOf } from '#domain/generator/compose/wording/subject-text.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { isInside, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';

/** @param understood everything that was understood, places included */
export function newWordsIn(words: readonly TitleWord[], understood: readonly Span[]): TitleWord[] {
  return words.filter(
    ({ folded }, at) => !isInside(understood, at) && !knownWords.has(folded) && !bareNumber.test(folded),
  );
}

/** '220', '127/220': a number says nothing that a text could leave out. */
const bareNumber = /^\d+(?:\/\d+)*$/;

/** Whether the texts of one of the subjects mention the word. */
export function isMentioned({ folded }: TitleWord, subjects: readonly NamedSubject[]): boolean {
  return subjects.some(({ subject }) => speaksOf(subject, folded));
}

/** All answers to titles, found by a phrase of their first group. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { directAnswers } from '#content/generator/direct-answers.ts';
import { alternativesOf, type Phrase, spansOf } from '../phrases/phrases.ts';
import type { TitleWord } from '../title-words.ts';

export interface Searched {
  direct: DirectAnswer;
  groups: readonly (readonly Phrase[])[];
  never: readonly Phrase[];
}

const searched: readonly Searched[] = directAnswers.map((direct) => ({
  direct,
  groups: direct.when.map(alternativesOf),
  never: direct.unless === undefined ? [] : alternativesOf(direct.unless),
}));

/** The answers by each phrase of their first group, and those without a group. */
const byPhrase = new Map<Phrase, Searched[]>();
const withoutPhrase = searched.filter(({ groups }) => groups.length === 0);
for (const one of searched) {
  for (const phrase of one.groups[0] ?? []) {
    const answers = byPhrase.get(phrase) ?? [];
    answers.push(one);
    byPhrase.set(phrase, answers);
  }
}

/** The few of all answers whose first group has a phrase in the title, in their order. */
export function answersBegunBy(words: readonly TitleWord[]): Searched[] {
  const begun = new Set(withoutPhrase);
  for (const [phrase, answers] of byPhrase) {
    if (spansOf(phrase, words).length > 0) for (const one of answers) begun.add(one);
  }
  return searched.filter((one) => begun.has(one));
}

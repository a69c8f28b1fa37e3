/** Finds the answer to what a title asks, and the words of the title that it answers. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { directAnswers } from '#content/generator/direct-answers.ts';
import { lengthOf, phraseOf, type Span, spansOf, type TitleWord } from './title-words.ts';

export interface FoundAnswer {
  direct: DirectAnswer;
  spans: readonly Span[];
}

interface Searched {
  direct: DirectAnswer;
  groups: readonly (readonly (readonly string[])[])[];
  never: readonly (readonly string[])[];
}

const searched: readonly Searched[] = directAnswers.map((direct) => ({
  direct,
  groups: direct.when.map(alternativesOf),
  never: direct.unless === undefined ? [] : alternativesOf(direct.unless),
}));

/**
 * @param named the ids of the subjects that the title names
 * @returns the answers that fit the title, the one with the most of its words first
 */
export function findDirectAnswers(words: readonly TitleWord[], named: readonly string[]): FoundAnswer[] {
  const found = searched.flatMap(({ direct, groups, never }) => {
    if (direct.of && !direct.of.some((id) => named.includes(id))) return [];
    if (never.some((phrase) => spansOf(phrase, words).length > 0)) return [];
    const spans = groups.map((phrases) => longestOf(phrases, words));
    return spans.every((span) => span !== undefined) ? [{ direct, spans }] : [];
  });
  const size = ({ spans }: FoundAnswer) => spans.reduce((sum, span) => sum + lengthOf(span), 0);
  return found.toSorted((one, other) => size(other) - size(one));
}

function longestOf(phrases: readonly (readonly string[])[], words: readonly TitleWord[]): Span | undefined {
  return phrases
    .flatMap((phrase) => spansOf(phrase, words))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
}

function alternativesOf(group: string): (readonly string[])[] {
  return group.split('|').map(phraseOf);
}

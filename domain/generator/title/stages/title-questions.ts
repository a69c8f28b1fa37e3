/** What a title asks, and what it complains about. */
import type { Aspect, FaultId } from '#content/generator/subject.ts';
import { findAspects } from '#domain/generator/title/find-aspects.ts';
import { findFaults } from '#domain/generator/title/find-faults.ts';
import type { TitleWord } from '#domain/generator/title/title-words.ts';
import type { TitleNames } from './title-names.ts';

export interface TitleQuestions {
  aspects: readonly Aspect[];
  faults: readonly FaultId[];
}

export function questionsIn(
  words: readonly TitleWord[],
  { subjects, figures }: Pick<TitleNames, 'subjects' | 'figures'>,
): TitleQuestions {
  // 'Com 1.500 reais dá para pôr motor' asks whether the money is enough, and not whether it is permitted.
  const isAboutMoney = figures.some(({ unit }) => unit === 'real');
  const aspects = findAspects(words).filter((aspect) => !(isAboutMoney && aspect === 'allowed'));
  return { aspects, faults: findFaults(words, subjects, aspects) };
}

/** What a title says that its page has to say too, word by word (docs/specification/generator.md#a-page). */

import { aspectWords } from '#content/generator/words/aspect-words.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { silentWords } from '#content/generator/words/silent-words.ts';
import type { TitleFigure } from '#domain/generator/title/figure-units.ts';
import { asksPurpose } from '#domain/generator/title/find-aspects.ts';
import type { NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { spansOfAny } from '#domain/generator/title/phrases/phrases.ts';
import type { Span, TitleWord } from '#domain/generator/title/title-words.ts';

export interface Claim {
  /** As the title writes it, and its position among the words. */
  written: string;
  at: number;
  /** In lower case without accents. */
  folded: string;
  /** The figure, the subject or the phrases through which a text may express the word differently. */
  figure: TitleFigure | null;
  subject: NamedSubject | null;
  phrases: readonly string[];
}

interface Understood {
  figures: readonly TitleFigure[];
  subjects: readonly NamedSubject[];
  /** What the page answers in any case: the place, the trade, the words of a direct answer. */
  answered: readonly Span[];
}

/** 'Preço de motor 2026'. */
const yearNumber = /^20[2-4]\d$/;

/** Words of one question or one fault say the same thing; a figure or a subject has other names. */
export function claimsOf(words: readonly TitleWord[], { figures, subjects, answered }: Understood): Claim[] {
  const isIn = ({ from, to }: Span, at: number) => at >= from && at < to;
  const groups = [...aspectWords, ...faultWords].map((entry) => ({
    phrases: entry.words,
    spans: spansOfAny(entry.words, words),
  }));
  // A text that says what something does need not add that this is its purpose.
  const purpose = asksPurpose(words);
  return words.flatMap(({ written, folded }, at) => {
    const figure = figures.find((figure) => isIn(figure, at)) ?? null;
    const next = words[at + 1]?.folded ?? '';
    // A number without a unit counts something: 'depois de 10 aberturas'. At the end it may be a model, or the year.
    const isCount = /^\d+$/.test(folded) && (next !== '' || yearNumber.test(folded));
    const isSilent = isCount || silentWords.has(folded) || (folded.length < 3 && !/\d/.test(folded));
    if ([...answered, ...purpose].some((span) => isIn(span, at)) || (isSilent && figure === null)) return [];
    const subject = subjects.find((subject) => isIn(subject, at)) ?? null;
    const phrases = groups.flatMap((group) =>
      group.spans.some((span) => isIn(span, at)) ? group.phrases : [],
    );
    return [{ written, at, folded, figure, subject, phrases }];
  });
}

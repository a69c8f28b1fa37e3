/** Whether a direct answer is to another question: found by words of any title, and silent about what this one adds. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import { aspectWords } from '#content/generator/words/aspect-words.ts';
import { faultWords } from '#content/generator/words/fault-words.ts';
import { silentWords } from '#content/generator/words/silent-words.ts';
import { stemsOf } from '#domain/generator/likeness/stems.ts';
import { kindredOf, weightOf } from '#domain/generator/likeness/word-weights.ts';
import { spansOfAny } from '#domain/generator/title/phrases/phrases.ts';
import { isContentWord } from '#domain/generator/title/stages/content-words.ts';
import { isInside, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';
import { stemsOfAnswer } from './stray-answers.ts';

const questionPhrases = [...aspectWords, ...faultWords].flatMap((entry) => entry.words);

/** Words by which no answer can be told from another: who sells, fits or connects a motor. */
const everydayWord =
  /^(?:instal|empresa|loja|compr|vend|monta|ligad?[ao]?$|ligar|contrat|trabalh|fazer|faz$|profission|tecnic|assistenc|servic)/;

interface UnderstoodSpans {
  subjects: readonly Span[];
  /** Brands, figures, motors, and what the title asks or complains about, which many answers say in other words. */
  others: readonly Span[];
}

/** What of a title an answer need not mention. */
export function understoodSpansOf(
  words: readonly TitleWord[],
  {
    subjects,
    brands,
    figures,
    motors,
  }: Readonly<Record<'subjects' | 'brands' | 'figures' | 'motors', readonly Span[]>>,
): UnderstoodSpans {
  return { subjects, others: [...brands, ...figures, ...motors, ...spansOfAny(questionPhrases, words)] };
}

/**
 * @returns whether the title has more words that the answer never mentions than words that led to the answer and tell
 * it from others. The name of a subject tells nothing beside a word of none of our texts: 'mola feita de trampolim'.
 */
export function answersAnotherQuestion(
  { direct, spans }: { direct: DirectAnswer; spans: readonly Span[] },
  words: readonly TitleWord[],
  { subjects, others }: UnderstoodSpans,
): boolean {
  const stems = stemsOfAnswer(direct);
  const understood = [...spans, ...subjects, ...others];
  const isTelling = ({ folded }: TitleWord) =>
    isContentWord(folded) && !silentWords.has(folded) && !everydayWord.test(folded);
  const isSaid = ({ folded }: TitleWord) =>
    stemsOf(folded).some((stem) => stems.has(stem) || [...kindredOf(stem)].some((kin) => stems.has(kin)));
  const led = words.filter((word, at) => isInside(spans, at) && isTelling(word));
  const leftOut = words.filter((word, at) => !isInside(understood, at) && isTelling(word) && !isSaid(word));
  if (leftOut.length > led.length) return true;
  const strange = leftOut.filter(({ folded }) => stemsOf(folded).every((stem) => weightOf(stem) === 0));
  const beyondSubject = words.filter(
    (word, at) => isInside(spans, at) && !isInside(subjects, at) && isTelling(word),
  );
  return strange.length > beyondSubject.length;
}

/** The sentences of a text, how short they are, and which of them a site repeats. */
import { foldText } from '#domain/fold-text.ts';

/** A sentence with fewer words, such as 'Mande uma foto', may be repeated anywhere. */
const fewestWordsOfTemplate = 6;
const longestShortSentence = 6;

const price = /R\$\s*[\d.]*\d/g;
const word = /[\p{L}\p{N}]+/gu;

/** The sentences of plain text. A line is never part of the sentence of the line before. */
export function sentencesOfLines(text: string): string[] {
  return text
    .split(/(?<=[.?!]["')]?)\s+(?=["'(]?[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => countWords(sentence) > 0);
}

export function countWords(sentence: string): number {
  return pricesAsWords(sentence).match(word)?.length ?? 0;
}

/** `R$ 1.349` becomes one word without meaning. */
export function pricesAsWords(text: string): string {
  return text.replace(price, '0');
}

/** The share of sentences of at most six words. */
export function shareOfShort(sentences: readonly string[]): number {
  if (sentences.length === 0) return 0;
  return (
    sentences.filter((sentence) => countWords(sentence) <= longestShortSentence).length / sentences.length
  );
}

/**
 * Groups the sentences of six or more words that are equal without their figures and names, the largest group first.
 * @returns the first sentence of each group, with the text of every one; a text with two of them is listed twice
 */
export function sentenceTemplates(
  sentencesByText: Iterable<readonly [text: string, sentences: readonly string[]]>,
  names: readonly string[],
): { sentence: string; texts: string[] }[] {
  const withoutNames = namesRemover(names);
  const found = new Map<string, { sentence: string; texts: string[] }>();
  for (const [text, sentences] of sentencesByText) {
    for (const sentence of sentences) {
      if (countWords(sentence) < fewestWordsOfTemplate) continue;
      const template = (withoutNames(foldText(sentence.replace(price, ''))).match(word) ?? [])
        .filter((part) => !/^\d/.test(part))
        .join(' ');
      const earlier = found.get(template);
      if (earlier === undefined) found.set(template, { sentence, texts: [text] });
      else earlier.texts.push(text);
    }
  }
  return [...found.values()].toSorted((one, other) => other.texts.length - one.texts.length);
}

/** Removes each name with the preposition before it, so that `na Lapa` and `em Moema` give the same template. */
function namesRemover(names: readonly string[]): (folded: string) => string {
  if (names.length === 0) return (folded) => folded;
  const alternatives = names
    .map(foldText)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:em|n[ao]s?|de|d[ao]s?) )?(?:${alternatives})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (folded) => folded.replace(named, ' ');
}

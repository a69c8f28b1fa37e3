/** Finds what two texts have in common word for word, so that their author can look at it side by side. */
import type { ComparedText } from './fingerprint.ts';
import { shingleAt, shingleLength } from './shingles.ts';

/** More would be a list, and the longest say enough. */
const maxPassages = 10;

/** @returns the longest passages as they are written in the first text, the longest first */
export function sharedPassages(one: ComparedText, other: ComparedText): string[] {
  const passages: { text: string; words: number }[] = [];
  const lastStart = one.words.length - shingleLength;
  for (let start = 0; start <= lastStart; start += 1) {
    if (!isShared(start)) continue;
    let end = start + shingleLength;
    while (end <= lastStart + shingleLength - 1 && isShared(end - shingleLength + 1)) end += 1;
    const from = one.words[start]?.start ?? 0;
    const to = one.words[end - 1]?.end ?? one.text.length;
    passages.push({ text: one.text.slice(from, to), words: end - start });
    start = end - 1;
  }
  const longestFirst = passages.toSorted((a, b) => b.words - a.words).map(({ text }) => text);
  return [...new Set(longestFirst)].slice(0, maxPassages);

  function isShared(start: number): boolean {
    return other.shingles.has(shingleAt(one.words, start));
  }
}

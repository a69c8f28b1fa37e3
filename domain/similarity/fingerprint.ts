/** What is kept of a page for finding the pages like it. */
import { hash } from 'node:crypto';
import { leftOutNames } from './left-out-names.ts';
import { bandKeysOf } from './min-hash.ts';
import { shinglesOfWords } from './shingles.ts';
import { textOfHtml } from './text-of-html.ts';
import { type Word, wordsOf } from './words.ts';

export interface PageFingerprint {
  /** The same for two texts that differ in nothing but names, accents, capitals and punctuation. */
  textHash: number;
  /** Number of words, without those of the names that a comparison leaves out. */
  ownWords: number;
  /** Keys of the bands; none for a text of fewer than five words. */
  bands: readonly number[];
}

/** A text with everything that comparing it needs. */
export interface ComparedText extends PageFingerprint {
  text: string;
  words: readonly Word[];
  shingles: ReadonlySet<string>;
}

/** What fits into a safe integer. */
const textHashBytes = 6;

export function comparedText(html: string): ComparedText {
  const text = textOfHtml(html);
  const words = wordsOf(text, leftOutNames);
  const shingles = shinglesOfWords(words);
  const folded = words.map((word) => word.folded).join(' ');
  return {
    text,
    words,
    shingles,
    textHash: hash('sha256', folded, 'buffer').readUIntBE(0, textHashBytes),
    ownWords: words.length,
    bands: bandKeysOf(shingles),
  };
}

export function fingerprintOf(html: string): PageFingerprint {
  const { textHash, ownWords, bands } = comparedText(html);
  return { textHash, ownWords, bands };
}

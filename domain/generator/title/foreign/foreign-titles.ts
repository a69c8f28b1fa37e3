/** Reads a title in English or Spanish as one in Portuguese. */
import { foreignLanguages } from '#content/generator/words/foreign-words.ts';

const readers = foreignLanguages.map(({ gate, words }) => ({
  gate,
  pairs: words.map(
    ([phrases, meaning]) =>
      [new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`, 'giu'), meaning] as const,
  ),
}));

/** Portuguese words that a title in another language does not have. */
const portuguese = /(?<!\p{L})(?:port[aã]o|port[oõ]es|não|nao|do|da|dos|das|na|no|uma|um)(?!\p{L})/iu;

/** Such words with a meaning in another language: 'no abre' in Spanish, 'do you' in English. */
const foreignTwins =
  /(?<!\p{L})(?:no (?=abre|se|cierra|funciona|anda|responde|arranca)|do (?=you|i |they|we))/giu;

export function inPortuguese(title: string): string {
  const reader = readers.find(({ gate }) => gate.test(title));
  if (reader === undefined || portuguese.test(title.replace(foreignTwins, ' '))) return title;
  return reader.pairs
    .reduce((text, [phrase, meaning]) => text.replace(phrase, meaning), title)
    .replace(/\s+/g, ' ')
    .trim();
}

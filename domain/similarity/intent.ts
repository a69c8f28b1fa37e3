/** Which search a page wants to answer. Two pages for the same search compete with each other. */
import { foldText } from '#domain/fold-text.ts';

/** Different words for the same search, after accents and capitals are removed. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\bde correr\b/g, 'deslizante'],
  [/\b(?:eletronic|automatic|eletric)[oa]s?\b/g, 'automatico'],
  [/\b(?:nao funciona|com defeito|quebrad[oa])\b/g, 'com defeito'],
  [/\b(?:consert|repar)(?:o|ar)s?\b/g, 'conserto'],
  [/\binstala(?:r|cao)\b/g, 'instalacao'],
  [/\btroca(?:r)?\b/g, 'troca'],
];

const fillers = new Set([
  'a',
  'as',
  'com',
  'da',
  'de',
  'do',
  'e',
  'em',
  'meu',
  'na',
  'no',
  'o',
  'os',
  'para',
  'um',
]);

/**
 * @param text a heading, or the words of a slug
 * @returns the words that tell one search from another, in alphabetical order
 */
export function intentOf(text: string): string {
  const folded = synonyms.reduce((rest, [variants, word]) => rest.replace(variants, word), foldText(text));
  const words = (folded.match(/[\p{L}\p{N}/]+/gu) ?? []).filter((word) => !fillers.has(word));
  return [...new Set(words)].sort().join(' ');
}

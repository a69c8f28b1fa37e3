/** The words of a text by their stems, so that `formiga` matches `formigas` and `regulado` matches `regular`. */
import { functionWords } from '#content/generator/words/known-words.ts';
import { foldText } from '#domain/fold-text.ts';

const longestStem = 7;

export function stemsOf(text: string): string[] {
  return foldText(text)
    .replaceAll('-', '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !functionWords.has(word))
    .map(stemOf);
}

/** @param word in lower case without accents */
export function stemOf(word: string): string {
  const singular = word.replace(/(?:oes|aes)$/, 'ao').replace(/s$/, '');
  const bare =
    singular.length > 4 ? singular.replace(/(?:ad[ao]|and[ao]|id[ao]|[aei]r|[aeo])$/, '') : singular;
  return bare.slice(0, longestStem);
}

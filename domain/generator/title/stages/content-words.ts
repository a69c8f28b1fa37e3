import { functionWords } from '#content/generator/words/known-words.ts';
import { gateWords } from '#domain/generator/compose/wording/label.ts';

/** Whether a word says more than the smallest words and the names of the gate do. */
export function isContentWord(word: string): boolean {
  return word.length > 2 && !functionWords.has(word) && !gateWords.test(word);
}

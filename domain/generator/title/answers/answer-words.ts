/** What an answer says or looks for in a title, to be searched for words. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';

/** @returns the texts of an answer and the words that it looks for, but not those that exclude it */
export function answerWords({ unless, ...direct }: DirectAnswer): string {
  return JSON.stringify(direct);
}

/** Which tests `npm test -- …` runs. */
import { existsSync } from 'node:fs';

/**
 * @param words of the command line; a word that is a path limits the run to that file or folder, and the others
 * together are part of a title
 * @returns arguments for `vitest run`
 */
export function filterArguments(
  words: readonly string[],
  isPath: (word: string) => boolean = existsSync,
): string[] {
  const files = words.filter((word) => isPath(word));
  const title = words.filter((word) => !isPath(word)).join(' ');
  return [...files, ...(title === '' ? [] : [`--testNamePattern=${escapeRegExp(title)}`])];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

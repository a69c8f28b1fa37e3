/** Finds reference codes in what the owner types or pastes: a customer's message, or just the code. */
import { codeLength, readPageCode } from './page-code.ts';

const code = `[\\p{L}\\p{N}]{${codeLength.min},${codeLength.max}}`;

/** What comes before a code in a message: the script writes ` (ref. GRU7)`, people say 'código'. */
const marked = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:ref|refer[êe]ncia|c[óo]digo)[\\s.:#(]+(${code})(?![\\p{L}\\p{N}])`,
  'giu',
);
const separators = /[\s.,()#-]/g;

/** A longer text is a whole conversation, and its last message is the one that counts. */
const readCharacters = 20_000;
/** A text up to this length may be just a code, with spaces and punctuation. */
const aloneCharacters = 20;

/**
 * A word of a message may look like a code by chance, so a code counts only after a word that announces it, or if
 * nothing else was typed.
 * @returns the codes as they are stored, the last one first
 */
export function findCodes(text: string): string[] {
  const end = text.slice(-readCharacters);
  const announced = [...end.matchAll(marked)].toReversed().map(([, typed = '']) => typed);
  const alone = end.length <= aloneCharacters ? [end.replace(separators, '')] : [];
  return [...new Set([...announced, ...alone].flatMap((typed) => readPageCode(typed) ?? []))];
}

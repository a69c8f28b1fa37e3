/** Whether two words are the same, apart from typing errors or inflection. */

/** Short words allow fewer edits, because they have more neighbours. */
function editsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** A shorter stem would be shared by unrelated words. */
const shortestStem = 3;
const inflection = /(?:ando|endo|indo|ad[ao]s?|id[ao]s?|aram|eram|iram|ou|eu|iu|ar|er|ir|am|em|[aeo]s?)$/;

function stemOf(word: string): string {
  const stem = word.replace(inflection, '');
  return stem.length >= shortestStem ? stem : word;
}

/** Spells words that sound the same in the same way. */
function bySound(word: string): string {
  return word.replaceAll('ch', 'x');
}

/** Distance of two inflections of one word (`travou`, `travado`), or of two spellings that sound the same. */
export const anotherForm = 1;

/**
 * @param typed a word that a visitor typed
 * @param meant a word of the site; both in lower case without accents
 * @returns 0 for the same word, 1 for another form of it, more for typing errors, null for another word
 */
export function wordDistance(typed: string, meant: string): number | null {
  if (typed === meant) return 0;
  const [typedSound, meantSound] = [bySound(typed), bySound(meant)];
  // A different first letter is rarely a typing error and usually another word: `senha`, `penha`. The same goes for
  // different digits.
  if (typedSound[0] !== meantSound[0] || /\d/.test(typed + meant)) return null;
  if (typedSound === meantSound || stemOf(typedSound) === stemOf(meantSound)) return anotherForm;
  const allowed = editsAllowed(meant.length);
  if (Math.abs(typed.length - meant.length) > allowed) return null;
  const edits = editsBetween(typed, meant);
  return edits <= allowed ? anotherForm + edits : null;
}

/** Counts letters that were inserted, deleted, replaced, or swapped with their neighbour. */
export function editsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}

/** Whether two words are the same one, typed in a hurry or in another of its forms. */

/** As a short word leaves no room for guessing. */
function editsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** The shortest stem that still says which word it is of. */
const shortestStem = 3;
const inflection = /(?:ando|endo|indo|ad[ao]s?|id[ao]s?|aram|eram|iram|ou|eu|iu|ar|er|ir|am|em|[aeo]s?)$/;

function stemOf(word: string): string {
  const stem = word.replace(inflection, '');
  return stem.length >= shortestStem ? stem : word;
}

/** What sounds the same is written the same. */
function bySound(word: string): string {
  return word.replaceAll('ch', 'x');
}

/** Distance of two words that are no slip of each other: `travou`, `travado`. */
export const anotherForm = 1;

/**
 * @param typed word by a visitor
 * @param meant word of ours; both in lower case without accents
 * @returns 0 for the same word, 1 for another form of it, more for slips, null for another word
 */
export function wordDistance(typed: string, meant: string): number | null {
  if (typed === meant) return 0;
  const [heard, known] = [bySound(typed), bySound(meant)];
  // A slip in the first letter is rare, and makes another word: `senha`, `penha`. So do digits: `110v`, `220v`.
  if (heard[0] !== known[0] || /\d/.test(typed + meant)) return null;
  if (heard === known || stemOf(heard) === stemOf(known)) return anotherForm;
  const allowed = editsAllowed(meant.length);
  if (Math.abs(typed.length - meant.length) > allowed) return null;
  const edits = editsBetween(typed, meant);
  return edits <= allowed ? anotherForm + edits : null;
}

/** Letters put in, left out, changed, or swapped with their neighbour. */
function editsBetween(one: string, other: string): number {
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

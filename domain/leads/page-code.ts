/**
 * The code of a page: visitors' messages and the counting addresses refer to the page by it. It consists of letters and
 * digits of Crockford's alphabet, which leaves out I, L, O and U. The last is a check character, so one wrong character
 * never makes the code of another page.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bits = 5;
/** x^5 + x^2 + 1, which makes the thirty-two characters a field. */
const polynomial = 0b100101;

export const codeLength = { min: 3, max: 6 } as const;

/** Letters that people write for a digit that looks the same. */
const readAs: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** @returns the code as it is stored, for what somebody has typed; null if it cannot be a code */
export function readPageCode(typed: string): string | null {
  const code = typed
    .trim()
    .toUpperCase()
    .replace(/[ILO]/g, (letter) => readAs[letter] ?? letter);
  return isPageCode(code) ? code : null;
}

export function isPageCode(code: string): boolean {
  if (code.length < codeLength.min || code.length > codeLength.max) return false;
  if ([...code].some((character) => !alphabet.includes(character))) return false;
  return code.endsWith(checkCharacter(code.slice(0, -1)));
}

/** @param random returns a number from 0 to below 1 */
export function newPageCode(length: number, random: () => number): string {
  const drawn = Array.from({ length: length - 1 }, () => alphabet[Math.floor(random() * alphabet.length)]);
  const body = drawn.join('');
  return body + checkCharacter(body);
}

/**
 * The check character does not detect every missing or additional character.
 * @returns every code that has one character more or less than this one and is the same otherwise
 */
export function codesOneLongerOrShorter(code: string): string[] {
  const places = Array.from({ length: code.length + 1 }, (_, place) => place);
  const variants = places.flatMap((place) => [
    code.slice(0, place) + code.slice(place + 1),
    ...[...alphabet].map((added) => code.slice(0, place) + added + code.slice(place)),
  ]);
  return [...new Set(variants)].filter(isPageCode);
}

/**
 * The length at which at least half of all codes are free, so that an unused one is soon drawn.
 * @param used how many codes there are
 */
export function lengthFor(used: number): number {
  let length: number = codeLength.min;
  while (length < codeLength.max && used * 2 >= alphabet.length ** (length - 1)) length += 1;
  return length;
}

/**
 * A sum over the field with a different weight at each place. Changing one character changes the sum, and so does
 * swapping two.
 */
function checkCharacter(body: string): string {
  let sum = body.length;
  let weight = 2;
  for (const character of body) {
    sum ^= times(weight, alphabet.indexOf(character));
    weight = times(weight, 2);
  }
  return alphabet[sum] ?? '';
}

/** Multiplies in the field. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = bits - 1; bit >= 0; bit -= 1) {
    product <<= 1;
    if (product & (1 << bits)) product ^= polynomial;
    if (other & (1 << bit)) product ^= one;
  }
  return product;
}

/**
 * A row of `page_bands` as one number: the key of a band, then the number of the page that has it. The rows of a key
 * are next to each other, so the table needs no further index.
 */
import { bandKeyBits } from '#domain/similarity/min-hash.ts';

/** How many page numbers fit into a safe integer together with the key: 67 million. */
const pageNumbers = 2 ** (53 - bandKeyBits);

export function bandEntry(key: number, pageNumber: number): number {
  if (pageNumber >= pageNumbers) throw new Error(`There is no place for page number ${pageNumber}.`);
  return key * pageNumbers + pageNumber;
}

/** @returns the first entry of the key, and the first of the key after it */
export function entriesOfKey(key: number): [from: number, before: number] {
  return [key * pageNumbers, (key + 1) * pageNumbers];
}

export function pageNumberOf(entry: number): number {
  return entry % pageNumbers;
}

const digits = Math.ceil(bandKeyBits / 4);

export function bandsText(keys: readonly number[]): string {
  return keys.map((key) => key.toString(16).padStart(digits, '0')).join('');
}

export function readBandsText(text: string): number[] {
  return Array.from({ length: text.length / digits }, (_, band) =>
    Number.parseInt(text.slice(band * digits, (band + 1) * digits), 16),
  );
}

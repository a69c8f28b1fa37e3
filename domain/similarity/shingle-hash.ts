/** Hashes of shingles. Each is made from the hashes of its words, so a word is hashed only once. */
import { shingleLength } from './shingles.ts';

export function hashOfShingle(shingle: string): number {
  return combined(shingle.split(' ').map(hashOfWord), 0);
}

/** @returns the hashes of the shingles that these words form, without making the shingles */
export function shingleHashes(words: readonly string[]): Set<number> {
  const hashes = words.map(hashOfWord);
  const found = new Set<number>();
  for (let start = 0; start + shingleLength <= hashes.length; start += 1) found.add(combined(hashes, start));
  return found;
}

function combined(hashes: readonly number[], start: number): number {
  let hash = 0;
  for (let next = start; next < start + shingleLength; next += 1) {
    hash = Math.imul(hash ^ (hashes[next] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return mixed(hash);
}

/** FNV-1a over the UTF-16 code units, mixed. */
function hashOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < word.length; position += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(position), 0x01000193);
  }
  return mixed(hash);
}

/**
 * The finaliser of MurmurHash3: each bit of the result depends on every bit of the input. The result is signed, because
 * sets store signed numbers more efficiently.
 */
export function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

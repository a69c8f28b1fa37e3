/**
 * MinHash with bands: finds the texts that may be alike without comparing every pair. Two texts with a similarity of s
 * agree in a given hash with probability s, in the four hashes of a band with s⁴, and in at least one of 24 bands with
 * 1 − (1 − s⁴)²⁴: .90 at .55, .9986 at .70, 1 at .85 (docs/decisions/040-the-gate.md).
 */
import { hashOfShingle, mixed } from './shingle-hash.ts';

export const bandCount = 24;
export const hashesPerBand = 4;
const hashCount = bandCount * hashesPerBand;

/**
 * Bits of a band's key. Together with the number of a page, they fit into a safe integer
 * (domain/pages/gate/band-entry.ts).
 */
export const bandKeyBits = 27;

const seeds = Int32Array.from({ length: hashCount }, (_, position) => mixed((position + 1) * 0x9e3779b9));
/** Odd, so that multiplying by one loses no information. */
const factors = Int32Array.from({ length: hashCount }, (_, position) => mixed(~position * 0x85ebca6b) | 1);

/** @returns the key of each band, in their order; none for a text that is too short to have a shingle */
export function bandKeysOf(shingles: ReadonlySet<string>): number[] {
  return bandKeysOfHashes(new Set([...shingles].map(hashOfShingle)));
}

/** @param hashes those of the shingles (shingle-hash.ts) */
export function bandKeysOfHashes(hashes: ReadonlySet<number>): number[] {
  if (hashes.size === 0) return [];
  const minima = new Int32Array(hashCount).fill(0x7fffffff);
  for (const hash of hashes) {
    for (let position = 0; position < hashCount; position += 1) {
      const value = Math.imul(hash ^ (seeds[position] as number), factors[position] as number);
      if (value < (minima[position] as number)) minima[position] = value;
    }
  }
  return Array.from({ length: bandCount }, (_, band) => bandKey(band, minima));
}

function bandKey(band: number, minima: Int32Array): number {
  let key = mixed(band + 1);
  for (let row = 0; row < hashesPerBand; row += 1) {
    key = mixed(key ^ (minima[band * hashesPerBand + row] as number));
  }
  return key >>> (32 - bandKeyBits);
}

/**
 * MinHash with bands: finds the texts that may be alike without comparing each with each. Two texts with a similarity
 * of s agree in a given hash with probability s, in the four hashes of a band with s⁴, and in at least one of 24 bands
 * with 1 − (1 − s⁴)²⁴: .90 at .55, .9986 at .70, 1 at .85 (docs/decisions/040-the-gate.md).
 */
export const bandCount = 24;
export const hashesPerBand = 4;
const hashCount = bandCount * hashesPerBand;

/** Of a band's key. With the number of a page they fit into a safe integer (store/band-entry.ts). */
export const bandKeyBits = 27;

const seeds = Uint32Array.from({ length: hashCount }, (_, position) => mixed((position + 1) * 0x9e3779b9));
/** Odd, so that multiplying by one loses nothing. */
const factors = Uint32Array.from({ length: hashCount }, (_, position) => mixed(~position * 0x85ebca6b) | 1);

/** @returns the key of each band, in their order; none for a text that is too short to have a shingle */
export function bandKeysOf(shingles: ReadonlySet<string>): number[] {
  if (shingles.size === 0) return [];
  const minima = new Uint32Array(hashCount).fill(0xffffffff);
  for (const shingle of shingles) {
    const hash = hashOf(shingle);
    for (let position = 0; position < hashCount; position += 1) {
      let value = Math.imul(hash ^ (seeds[position] as number), factors[position] as number);
      value = (value ^ (value >>> 15)) >>> 0;
      if (value < (minima[position] as number)) minima[position] = value;
    }
  }
  return Array.from({ length: bandCount }, (_, band) => bandKey(band, minima));
}

function bandKey(band: number, minima: Uint32Array): number {
  let key = mixed(band + 1);
  for (let row = 0; row < hashesPerBand; row += 1) {
    key = mixed(key ^ (minima[band * hashesPerBand + row] as number));
  }
  return key >>> (32 - bandKeyBits);
}

/** FNV-1a over the UTF-16 code units, mixed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  }
  return mixed(hash);
}

/** The finaliser of MurmurHash3: each bit of the result depends on every bit given. */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

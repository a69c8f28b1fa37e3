/**
 * Groups similar pages by their bands alone. Comparing the texts of a million pages would take hours, but bands show how
 * similar two pages are: with a similarity of s, each of the 24 bands is equal with probability s⁴.
 */
import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { bandCount, bandKeyBits } from '#domain/similarity/min-hash.ts';

/**
 * Pages with this many bands in common are in one group. That finds all but one in ten thousand of the pairs with a
 * similarity of .85, seven of eight with .70, and three in a thousand with .40.
 */
export const bandsInCommon = 4;

/** Among the pages that share a band, each page is compared with at most this many pages that are unlike each other. */
const maxUnlike = 8;
/** Sorting more at once would keep visitors waiting. */
const sortedAtOnce = 50_000;
const positionBits = 26;
const positions = 2 ** positionBits;

/**
 * @param bands the keys of the first page, of the second, and so on
 * @returns the positions of the pages of each group of two or more, in their order; the largest group first
 */
export async function groupAlike(bands: Uint32Array): Promise<number[][]> {
  const count = bands.length / bandCount;
  const parent = Int32Array.from({ length: count }, (_, position) => position);
  const slices = Math.max(1, Math.ceil(count / sortedAtOnce));
  for (let band = 0; band < bandCount; band += 1) {
    for (let slice = 0; slice < slices; slice += 1) {
      joinAlike(sliceOf(bands, band, { slice, slices }), bands, parent);
      await afterOtherWork();
    }
  }
  return groupsOf(parent);
}

/** The pages whose key is in this slice of all keys, ordered by key, each as one number. */
function sliceOf(
  bands: Uint32Array,
  band: number,
  { slice, slices }: { slice: number; slices: number },
): Float64Array {
  const found: number[] = [];
  for (let position = 0, at = band; at < bands.length; position += 1, at += bandCount) {
    const key = bands[at] as number;
    if (Math.floor((key * slices) / 2 ** bandKeyBits) === slice) found.push(key * positions + position);
  }
  return Float64Array.from(found).sort();
}

function joinAlike(sorted: Float64Array, bands: Uint32Array, parent: Int32Array): void {
  let key = -1;
  let unlike: number[] = [];
  for (const entry of sorted) {
    const entryKey = Math.floor(entry / positions);
    const position = entry % positions;
    if (entryKey !== key) {
      key = entryKey;
      unlike = [position];
      continue;
    }
    const root = rootOf(parent, position);
    const like = unlike.find((other) => rootOf(parent, other) === root || areAlike(bands, other, position));
    if (like !== undefined) parent[root] = rootOf(parent, like);
    else if (unlike.length < maxUnlike) unlike.push(position);
  }
}

function areAlike(bands: Uint32Array, one: number, other: number): boolean {
  let common = 0;
  for (let band = 0; band < bandCount; band += 1) {
    if (bands[one * bandCount + band] === bands[other * bandCount + band]) common += 1;
  }
  return common >= bandsInCommon;
}

/** Shortens the path for later calls. */
function rootOf(parent: Int32Array, position: number): number {
  let root = position;
  while (parent[root] !== root) root = parent[root] as number;
  for (let at = position; at !== root; ) {
    const next = parent[at] as number;
    parent[at] = root;
    at = next;
  }
  return root;
}

function groupsOf(parent: Int32Array): number[][] {
  const sizes = new Int32Array(parent.length);
  for (let position = 0; position < parent.length; position += 1) {
    const root = rootOf(parent, position);
    sizes[root] = (sizes[root] as number) + 1;
  }
  const groups = new Map<number, number[]>();
  for (let position = 0; position < parent.length; position += 1) {
    const root = rootOf(parent, position);
    if ((sizes[root] as number) < 2) continue;
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [position]);
    else group.push(position);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

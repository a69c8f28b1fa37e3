/**
 * Groups similar pages by their bands. Comparing the texts of a million pages would take hours, but bands show how
 * similar two pages are: with a similarity of s, each of the 24 bands is equal with probability s⁴.
 */
import { createPause } from '#domain/pause.ts';
import { bandCount, bandKeyBits } from '#domain/similarity/min-hash.ts';
import { createLooseLinks, type LooseLinks, type Pair } from './loose-links.ts';

/**
 * Pages with this many bands in common are in one group. That finds all but one in ten thousand of the pairs with a
 * similarity of .85, seven of eight with .70, and three in a thousand with .40.
 */
export const bandsInCommon = 4;

/** Among the pages that share a band, each page is compared with at most this many pages that are unlike each other. */
const maxUnlike = 8;
/** Sorting more at once would keep visitors waiting. */
const sortedAtOnce = 50_000;
/** A key and the position of a page are one number: the key times this, plus the position. */
const positions = 2 ** 26;
/** How many undecided pairs have the texts of their pages compared. */
const maxDecided = 20_000;
const decidedAtOnce = 100;

interface Grouping {
  bands: Uint32Array;
  common: number;
  parent: Int32Array;
  loose: LooseLinks | null;
}

/**
 * @param bands the keys of the first page, of the second, and so on
 * @param common how many bands put two pages into one group
 * @param areSimilar decides on pairs that have fewer bands in common; without it they are not linked
 * @returns the positions of the pages of each group of two or more, in their order; the largest group first
 */
export async function groupAlike(
  bands: Uint32Array,
  {
    common = bandsInCommon,
    areSimilar,
  }: { common?: number; areSimilar?: (pairs: readonly Pair[]) => Promise<readonly boolean[]> } = {},
): Promise<number[][]> {
  const count = bands.length / bandCount;
  const parent = Int32Array.from({ length: count }, (_, position) => position);
  const loose = areSimilar === undefined ? null : createLooseLinks((position) => rootOf(parent, position));
  const pause = createPause();
  const slices = Math.max(1, Math.ceil(count / sortedAtOnce));
  for (let band = 0; band < bandCount; band += 1) {
    for (let slice = 0; slice < slices; slice += 1) {
      joinAlike(sliceOf(bands, band, { slice, slices }), { bands, common, parent, loose });
      await pause();
    }
  }
  const undecided = loose?.mostUseful(maxDecided, {
    sizes: sizesOf(parent),
    commonBands: (one, other) => commonBands(bands, one, other),
  });
  for (let first = 0; areSimilar && undecided && first < undecided.length; first += decidedAtOnce) {
    const pairs = undecided.slice(first, first + decidedAtOnce);
    for (const [index, isSimilar] of (await areSimilar(pairs)).entries()) {
      const pair = pairs[index];
      if (isSimilar && pair) join(parent, ...pair);
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

/** Joins pages with equal keys if they have enough bands in common, and notes the other pairs as loose links. */
function joinAlike(sorted: Float64Array, { bands, common, parent, loose }: Grouping): void {
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
    let isPlaced = false;
    for (const other of unlike) {
      if (rootOf(parent, other) === rootOf(parent, position)) isPlaced = true;
      else if (commonBands(bands, other, position) >= common) {
        join(parent, position, other);
        isPlaced = true;
      } else loose?.note(other, position);
    }
    if (!isPlaced && unlike.length < maxUnlike) unlike.push(position);
  }
}

/** How many bands two pages have in common. */
export function commonBands(bands: Uint32Array, one: number, other: number): number {
  let common = 0;
  for (let band = 0; band < bandCount; band += 1) {
    if (bands[one * bandCount + band] === bands[other * bandCount + band]) common += 1;
  }
  return common;
}

function join(parent: Int32Array, one: number, other: number): void {
  parent[rootOf(parent, one)] = rootOf(parent, other);
}

/** @returns the page that represents the group (union-find). Shortens the path to it for later calls. */
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

/** How many pages each root has. */
function sizesOf(parent: Int32Array): Int32Array {
  const sizes = new Int32Array(parent.length);
  for (let position = 0; position < parent.length; position += 1) {
    const root = rootOf(parent, position);
    sizes[root] = (sizes[root] as number) + 1;
  }
  return sizes;
}

function groupsOf(parent: Int32Array): number[][] {
  const sizes = sizesOf(parent);
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

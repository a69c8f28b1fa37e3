/** Splits the pages that their bands have brought together into groups of pages that really are similar. */
import { createPause } from '#domain/pause.ts';
import { bandCount } from '#domain/similarity/min-hash.ts';
import { similarity } from '#domain/similarity/shingles.ts';
import { similarFrom } from '#domain/similarity/verdict.ts';
import type { ComparedPage } from './compared-pages.ts';
import { bandsInCommon, commonBands, groupAlike } from './group-alike.ts';

export interface GroupPart {
  /** Includes the pages that were compared only by their bands. */
  count: number;
  /** The pages whose texts were compared, oldest first. */
  pages: ComparedPage[];
}

interface Splitting {
  bands: Uint32Array;
  read: (positions: readonly number[]) => Promise<ReadonlyMap<number, ComparedPage>>;
}

/** In a larger group, only the texts of this many pages are compared, the oldest ones. */
const maxCompared = 200;
/** A page that is only compared by its bands is compared with this many pages of each part. */
const comparedOfPart = 3;

/**
 * Two pages are in one part if they are similar, or if a chain of similar pages connects them.
 * @param positions of the pages in `bands`, oldest first
 * @param common how many bands brought them together
 */
export async function splitGroup(
  splitting: Splitting,
  positions: readonly number[],
  common = bandsInCommon,
): Promise<GroupPart[]> {
  const { bands, read } = splitting;
  const compared = positions.slice(0, maxCompared);
  const pages = await read(compared);
  const parts = await partsOf(compared, pages);
  const placed = new Set(parts.flat());
  const counts = parts.map(({ length }) => length);
  const left = compared.filter((position) => !placed.has(position) && pages.has(position));
  const pause = createPause();
  for (const position of positions.slice(maxCompared)) {
    const part = parts.findIndex((members) =>
      members.slice(0, comparedOfPart).some((member) => commonBands(bands, member, position) >= common),
    );
    if (part === -1) left.push(position);
    else counts[part] = (counts[part] ?? 0) + 1;
    await pause();
  }
  const found = parts.map((members, index) => ({
    count: counts[index] ?? 0,
    pages: members.flatMap((position) => pages.get(position) ?? []),
  }));
  if (positions.length > maxCompared && common < bandCount) {
    found.push(...(await splitMore(splitting, left, common + bandsInCommon)));
  }
  return found;
}

/** Groups once more what is left of a large group, similar to none of its oldest pages: by more bands in common. */
async function splitMore(
  splitting: Splitting,
  left: readonly number[],
  common: number,
): Promise<GroupPart[]> {
  const bands = new Uint32Array(left.length * bandCount);
  for (const [index, position] of left.entries()) {
    bands.set(splitting.bands.subarray(position * bandCount, (position + 1) * bandCount), index * bandCount);
  }
  const found: GroupPart[] = [];
  for (const group of await groupAlike(bands, { common })) {
    const positions = group.map((index) => left[index] as number);
    found.push(...(await splitGroup(splitting, positions, common)));
  }
  return found;
}

/** The positions of each part of two or more. */
async function partsOf(
  positions: readonly number[],
  pages: ReadonlyMap<number, ComparedPage>,
): Promise<number[][]> {
  let parts: number[][] = [];
  const pause = createPause();
  for (const position of positions) {
    const shingles = pages.get(position)?.shingles;
    if (shingles === undefined) continue;
    const isLike = (other: number) =>
      similarity(pages.get(other)?.shingles ?? new Set(), shingles) >= similarFrom;
    const like = parts.filter((members) => members.some(isLike));
    parts = [...parts.filter((members) => !like.includes(members)), [...like.flat(), position]];
    await pause();
  }
  return parts
    .filter(({ length }) => length > 1)
    .map((members) => members.toSorted((one, other) => one - other));
}

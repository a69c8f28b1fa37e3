/** Finds the groups of similar pages of the whole site, largest first, with the figures that help an owner to decide. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { readBandsText } from '#domain/pages/gate/band-entry.ts';
import { countFingerprints, readBandsAfter } from '#domain/pages/gate/fingerprint-store.ts';
import { createPause } from '#domain/pause.ts';
import { bandCount } from '#domain/similarity/min-hash.ts';
import { similarity } from '#domain/similarity/shingles.ts';
import { similarFrom } from '#domain/similarity/verdict.ts';
import { readComparedPages } from './compared-pages.ts';
import { groupAlike } from './group-alike.ts';
import type { Pair } from './loose-links.ts';
import { type GroupPart, splitGroup } from './split-group.ts';

export interface AlikePage {
  id: string;
  path: string;
  title: string;
  /** To the first page of the group, 0 to 1. */
  similarity: number;
  /** False if search engines are asked not to list it. */
  is_listed: boolean;
}

export interface AlikeGroup {
  /** How many pages it has; `pages` has only the oldest of them. */
  count: number;
  /** Oldest first. Each is similar to another page of the group, but perhaps not to the first. */
  pages: AlikePage[];
}

/** The map shows at most this many groups. */
export const maxGroups = 100;
/** Only this many of the largest candidates are compared by their texts, unless more groups are wanted. */
const maxSplit = 400;
const maxPagesShown = 20;
const rowsAtOnce = 1000;

/** @param limit how many groups to return at most */
export async function findGroups(query: Kysely<Schema>, limit = maxGroups): Promise<AlikeGroup[]> {
  const { numbers, bands } = await readBands(query);
  const read = async (positions: readonly number[]) => {
    const positionOf = new Map(positions.map((position) => [numbers[position] as number, position]));
    const pages = await readComparedPages(query, [...positionOf.keys()]);
    return new Map([...pages].map(([number, page]) => [positionOf.get(number) as number, page]));
  };
  const areSimilar = async (pairs: readonly Pair[]) => {
    const pages = await read([...new Set(pairs.flat())]);
    return pairs.map(([one, other]) => {
      const [first, second] = [pages.get(one), pages.get(other)];
      return (
        first !== undefined &&
        second !== undefined &&
        similarity(first.shingles, second.shingles) >= similarFrom
      );
    });
  };
  const groups: AlikeGroup[] = [];
  const candidates = await groupAlike(bands, { areSimilar });
  for (const positions of candidates.slice(0, Math.max(limit, maxSplit))) {
    // Enough groups have been found, and none that follows can be larger.
    if (groups.filter(({ count }) => count >= positions.length).length >= limit) break;
    groups.push(...(await splitGroup({ bands, read }, positions)).map(shownGroup));
  }
  return groups.toSorted((one, other) => other.count - one.count).slice(0, limit);
}

function shownGroup({ count, pages }: GroupPart): AlikeGroup {
  const [first] = pages;
  return {
    count,
    pages: pages.slice(0, maxPagesShown).map(({ id, path, title, is_noindex, shingles }) => ({
      id,
      path,
      title,
      similarity: first === undefined ? 0 : similarity(first.shingles, shingles),
      is_listed: is_noindex === 0,
    })),
  };
}

/** Takes about 100 MB for a million pages while they are being grouped. */
async function readBands(query: Kysely<Schema>): Promise<{ numbers: number[]; bands: Uint32Array }> {
  const numbers: number[] = [];
  // Growing it by copies would take twice the memory.
  const bands = new Uint32Array((await countFingerprints(query)) * bandCount);
  let last = -1;
  const pause = createPause();
  while (true) {
    const rows = await readBandsAfter(query, last, rowsAtOnce);
    const end = rows.at(-1);
    if (end === undefined) return { numbers, bands: bands.subarray(0, numbers.length * bandCount) };
    for (const { number, bands: text } of rows) {
      const keys = readBandsText(text);
      // A text of fewer than five words is not similar to any other.
      if (keys.length !== bandCount) continue;
      // A page that was published since the count is on the next map.
      if ((numbers.length + 1) * bandCount > bands.length) break;
      bands.set(keys, numbers.length * bandCount);
      numbers.push(number);
    }
    last = end.number;
    await pause();
  }
}

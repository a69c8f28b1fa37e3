/** Finds the groups of similar pages of the whole site, largest first, with the figures that help an owner to decide. */
import { setImmediate as afterOtherWork } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { readBandsText } from '#domain/pages/gate/band-entry.ts';
import { shinglesOfPage } from '#domain/pages/gate/find-sibling.ts';
import { findPageIds, readBandsAfter } from '#domain/pages/gate/fingerprint-store.ts';
import { findPageTexts } from '#domain/pages/page-store.ts';
import { bandCount } from '#domain/similarity/min-hash.ts';
import { similarity } from '#domain/similarity/shingles.ts';
import { similarFrom } from '#domain/similarity/verdict.ts';
import { groupAlike } from './group-alike.ts';

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
  /** Oldest first. */
  pages: AlikePage[];
}

/** The map shows at most this many groups. */
export const maxGroups = 100;
const maxPagesShown = 20;
const rowsAtOnce = 1000;

export async function findGroups(query: Kysely<Schema>): Promise<AlikeGroup[]> {
  const { numbers, bands } = await readBands(query);
  const groups: AlikeGroup[] = [];
  for (const positions of await groupAlike(bands)) {
    if (groups.length === maxGroups) break;
    const shown = positions.slice(0, maxPagesShown).map((position) => numbers[position] as number);
    const pages = await pagesOf(query, shown);
    if (pages.length > 1) groups.push({ count: positions.length, pages });
    await afterOtherWork();
  }
  return groups;
}

/** About 100 MB for a million pages, for as long as it takes to group them. */
async function readBands(query: Kysely<Schema>): Promise<{ numbers: number[]; bands: Uint32Array }> {
  const numbers: number[] = [];
  let bands = new Uint32Array(rowsAtOnce * bandCount);
  let last = -1;
  while (true) {
    const rows = await readBandsAfter(query, last, rowsAtOnce);
    const end = rows.at(-1);
    if (end === undefined) return { numbers, bands: bands.subarray(0, numbers.length * bandCount) };
    for (const { number, bands: text } of rows) {
      const keys = readBandsText(text);
      // A text of fewer than five words is not similar to any other.
      if (keys.length !== bandCount) continue;
      if ((numbers.length + 1) * bandCount > bands.length) {
        const longer = new Uint32Array(bands.length * 1.5);
        longer.set(bands);
        bands = longer;
      }
      bands.set(keys, numbers.length * bandCount);
      numbers.push(number);
    }
    last = end.number;
    await afterOtherWork();
  }
}

/** The pages that are really similar to the first one. */
async function pagesOf(query: Kysely<Schema>, numbers: readonly number[]): Promise<AlikePage[]> {
  const ids = await findPageIds(query, numbers);
  const numberOf = new Map(ids.map(({ page_id, number }) => [page_id, number]));
  const texts = await findPageTexts(query, [...numberOf.keys()]);
  const oldestFirst = texts.toSorted(
    (one, other) => (numberOf.get(one.id) ?? 0) - (numberOf.get(other.id) ?? 0),
  );
  const pages = oldestFirst.map(({ slug, content, ...page }) => ({
    ...page,
    path: pagePath(slug),
    shingles: shinglesOfPage({ path: '', title: '', html: content }),
  }));
  const [first] = pages;
  if (first === undefined) return [];
  return pages
    .map(({ id, path, title, is_noindex, shingles }) => ({
      id,
      path,
      title,
      similarity: similarity(first.shingles, shingles),
      is_listed: is_noindex === 0,
    }))
    .filter((page) => page.similarity >= similarFrom);
}

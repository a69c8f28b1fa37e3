/** The texts of pages, for the exact comparison of those that their bands have brought together. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { shinglesOfPage } from '#domain/pages/gate/find-sibling.ts';
import { findPageIdsByNumber } from '#domain/pages/gate/fingerprint-store.ts';
import { findPageTexts } from '#domain/pages/page-store.ts';
import { createPause } from '#domain/pause.ts';

export interface ComparedPage {
  id: string;
  path: string;
  title: string;
  is_noindex: number;
  shingles: ReadonlySet<string>;
}

/**
 * @param numbers those of the fingerprints
 * @returns the pages by their numbers, without those that were deleted meanwhile
 */
export async function readComparedPages(
  query: Kysely<Schema>,
  numbers: readonly number[],
): Promise<Map<number, ComparedPage>> {
  const ids = await findPageIdsByNumber(query, numbers);
  const numberOf = new Map(ids.map(({ page_id, number }) => [page_id, number]));
  const pages = new Map<number, ComparedPage>();
  const pause = createPause();
  for (const { id, slug, title, content, is_noindex } of await findPageTexts(query, [...numberOf.keys()])) {
    const shingles = shinglesOfPage({ path: '', title: '', html: content });
    pages.set(numberOf.get(id) ?? -1, { id, path: pagePath(slug), title, is_noindex, shingles });
    await pause();
  }
  return pages;
}

/** Finds the page of the site that is most similar to a text (docs/specification/gate.md#comparing). */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { findPageTexts } from '#domain/pages/page-store.ts';
import { leftOutNames } from '#domain/similarity/left-out-names.ts';
import { shinglesOfHtml, similarity } from '#domain/similarity/shingles.ts';
import { pageNumberOf } from './band-entry.ts';
import { findBandEntries } from './band-store.ts';
import { findPageIds } from './fingerprint-store.ts';
import type { HandWrittenPage, HandWrittenPages } from './hand-written-pages.ts';
import { sharingMostBands } from './sharing-most-bands.ts';

/** If thousands of pages come from one template, only its newest pages are compared. */
const entriesOfBand = 60;
/** Comparing one takes about a millisecond. */
const maxCompared = 12;

export type Page = HandWrittenPage;

export interface Sibling {
  similarity: number;
  page: Page;
}

export interface LookedFor {
  bands: readonly number[];
  shingles: ReadonlySet<string>;
  /** The page itself, which is not its own sibling. */
  exceptId: string | null;
}

/** @param shinglesOf may cache its results: in a plan many pages have the same sibling */
export async function findSibling(
  query: Kysely<Schema>,
  handWritten: HandWrittenPages,
  { bands, shingles, exceptId }: LookedFor,
  shinglesOf = shinglesOfPage,
): Promise<Sibling | null> {
  const candidates = [
    ...handWritten.like(bands, maxCompared),
    ...(await findGenerated(query, bands, exceptId)),
  ];
  let most: Sibling | null = null;
  for (const page of candidates) {
    const found = similarity(shingles, shinglesOf(page));
    if (found > (most?.similarity ?? 0)) most = { similarity: found, page };
  }
  return most;
}

export function shinglesOfPage({ html }: Page): ReadonlySet<string> {
  return shinglesOfHtml(html, leftOutNames);
}

/** Pages that search engines are asked not to list do not compete with others. */
async function findGenerated(
  query: Kysely<Schema>,
  bands: readonly number[],
  exceptId: string | null,
): Promise<Page[]> {
  const entries = await findBandEntries(query, [...new Set(bands)], entriesOfBand);
  const numbers = sharingMostBands(entries.map(pageNumberOf), maxCompared + 1);
  const ids = await findPageIds(query, numbers);
  const pages = await findPageTexts(
    query,
    ids.map(({ page_id }) => page_id).filter((id) => id !== exceptId),
  );
  return pages
    .filter(({ is_noindex }) => is_noindex === 0)
    .map(({ slug, title, content }) => ({ path: pagePath(slug), title, html: content }));
}

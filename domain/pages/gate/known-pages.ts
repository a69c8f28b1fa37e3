/** The pages of the site that the gate compares a text with. */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { findPageTexts, findTakenSlugs } from '#domain/pages/page-store.ts';
import { pageNumberOf } from './band-entry.ts';
import { findBandEntries } from './band-store.ts';
import { findPageIdsByNumber } from './fingerprint-store.ts';
import type { HandWrittenPage } from './hand-written-page.ts';
import type { HandWrittenPages } from './hand-written-pages.ts';
import { mostFrequent } from './most-frequent.ts';

/** A hand-written or generated page. */
export type KnownPage = HandWrittenPage;

/** Every answer is a promise, because the process that compares texts has neither the database nor the build. */
export interface KnownPages {
  /**
   * The pages that share the most bands, hand-written ones first.
   * @param exceptId the page itself, which is not its own sibling
   */
  findSimilar(bands: readonly number[], exceptId: string | null): Promise<KnownPage[]>;
  /** @returns the hand-written page that answers the search of a generated page with this slug */
  findAnswer(slug: string): Promise<KnownPage | null>;
  /** The generated pages that have one of the slugs. */
  findBySlugs(slugs: readonly string[]): Promise<{ slug: string; title: string }[]>;
}

/** If thousands of pages come from one template, only its newest pages are compared. */
const entriesOfBand = 60;
/** Comparing one takes about a millisecond. */
const maxCompared = 12;

export function knownPages(query: Kysely<Schema>, handWritten: HandWrittenPages): KnownPages {
  return {
    findSimilar: async (bands, exceptId) => [
      ...handWritten.findSimilar(bands, maxCompared),
      ...(await findGenerated(query, bands, exceptId)),
    ],
    findAnswer: async (slug) => handWritten.findAnswer(slug),
    findBySlugs: (slugs) => findTakenSlugs(query, slugs),
  };
}

/** Pages that search engines are asked not to list do not compete with others. */
async function findGenerated(
  query: Kysely<Schema>,
  bands: readonly number[],
  exceptId: string | null,
): Promise<KnownPage[]> {
  const entries = await findBandEntries(query, [...new Set(bands)], entriesOfBand);
  const numbers = mostFrequent(entries.map(pageNumberOf), maxCompared + 1);
  const ids = await findPageIdsByNumber(query, numbers);
  const pages = await findPageTexts(
    query,
    ids.map(({ page_id }) => page_id).filter((id) => id !== exceptId),
  );
  return pages
    .filter(({ is_noindex }) => is_noindex === 0)
    .map(({ slug, title, content }) => ({ path: pagePath(slug), title, html: content }));
}

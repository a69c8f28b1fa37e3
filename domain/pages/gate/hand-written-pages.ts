/** The hand-written pages of the site. They change only with a release, and are kept in memory. */
import { once } from '#domain/once.ts';
import { createPause } from '#domain/pause.ts';
import { fingerprintOfHtml } from '#domain/similarity/fingerprint.ts';
import { intentOf } from '#domain/similarity/intent.ts';
import type { HandWrittenPage } from './hand-written-page.ts';
import { mostFrequent } from './most-frequent.ts';

export interface HandWrittenPages {
  /** The pages that share bands with these, those with the most first. */
  findSimilar(bands: readonly number[], limit: number): HandWrittenPage[];
  /** @returns the page that answers the search of a generated page with this slug */
  findAnswer(slug: string): HandWrittenPage | null;
}

export const noHandWrittenPages: HandWrittenPages = { findSimilar: () => [], findAnswer: () => null };

/** Pauses after each page, because indexing hundreds of texts takes a moment and visitors may be waiting. */
async function indexed(pages: readonly HandWrittenPage[]): Promise<HandWrittenPages> {
  const byBand = new Map<number, HandWrittenPage[]>();
  const byIntent = new Map<string, HandWrittenPage>();
  const pause = createPause();
  for (const page of pages) {
    byIntent.set(intentOfSlug(page.path.slice(page.path.lastIndexOf('/') + 1)), page);
    for (const key of new Set(fingerprintOfHtml(page.html).bands)) {
      byBand.set(key, [...(byBand.get(key) ?? []), page]);
    }
    await pause();
  }
  return {
    findSimilar: (bands, limit) =>
      mostFrequent(
        [...new Set(bands)].flatMap((key) => byBand.get(key) ?? []),
        limit,
      ),
    findAnswer: (slug) => byIntent.get(intentOfSlug(slug)) ?? null,
  };
}

function intentOfSlug(slug: string): string {
  return intentOf(slug.replaceAll('-', ' '));
}

/** @returns a function that loads and indexes them when it is first called, and again after a failure */
export function loadedOnce(load: () => Promise<readonly HandWrittenPage[]>): () => Promise<HandWrittenPages> {
  return once(async () => indexed(await load()));
}

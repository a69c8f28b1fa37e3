/** Finds the page of the site that is most similar to a text (docs/specification/gate.md#comparing). */
import { leftOutNames } from '#domain/similarity/left-out-names.ts';
import { shinglesOfHtml, similarity } from '#domain/similarity/shingles.ts';
import type { KnownPage, KnownPages } from './known-pages.ts';

export interface Sibling {
  similarity: number;
  page: KnownPage;
}

export interface SiblingQuery {
  bands: readonly number[];
  shingles: ReadonlySet<string>;
  /** The page itself, which is not its own sibling. */
  exceptId: string | null;
}

/** @param shinglesOf may cache its results: in a plan many pages have the same sibling */
export async function findSibling(
  known: KnownPages,
  { bands, shingles, exceptId }: SiblingQuery,
  shinglesOf = shinglesOfPage,
): Promise<Sibling | null> {
  let closest: Sibling | null = null;
  for (const page of await known.findSimilar(bands, exceptId)) {
    const found = similarity(shingles, shinglesOf(page));
    if (found > (closest?.similarity ?? 0)) closest = { similarity: found, page };
  }
  return closest;
}

export function shinglesOfPage({ html }: KnownPage): ReadonlySet<string> {
  return shinglesOfHtml(html, leftOutNames);
}

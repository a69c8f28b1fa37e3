/** Says what each page of a plan would be, before anything is written: the pages of the plan are compared with each other too. */
import { setImmediate as afterOtherWork } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { findTakenSlugs } from '#domain/pages/page-store.ts';
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { fingerprintOf } from '#domain/similarity/fingerprint.ts';
import { similarity } from '#domain/similarity/shingles.ts';
import { isThin, similarFrom } from '#domain/similarity/verdict.ts';
import { findSibling, type Page, shinglesOfPage } from './find-sibling.ts';
import type { HandWrittenPages } from './hand-written-pages.ts';
import { type ScoredText, slugOf } from './score-page.ts';
import { sharingMostBands } from './sharing-most-bands.ts';

export interface PlannedPage {
  slug: string;
  /** `existe`: the slug is taken, on the site or earlier in the plan. `curta`: it has too few words of its own. */
  verdict: 'nova' | 'existe' | 'parecida' | 'curta';
  sibling: Pick<Page, 'path' | 'title'> | null;
}

const maxComparedInPlan = 5;

export async function planPages(
  query: Kysely<Schema>,
  handWritten: HandWrittenPages,
  given: readonly Omit<ScoredText, 'pageId'>[],
): Promise<PlannedPage[]> {
  const slugs = given.map(slugOf);
  const taken = new Map(
    (await findTakenSlugs(query, slugs)).map(({ slug, title }) => [slug, { path: pagePath(slug), title }]),
  );
  const earlier = new Map<number, Page[]>();
  const made = new Map<string, ReadonlySet<string>>();
  const shinglesOf = (page: Page) => {
    const known = made.get(page.path) ?? shinglesOfPage(page);
    made.set(page.path, known);
    return known;
  };

  const planOne = async (slug: string, { title, content }: Omit<ScoredText, 'pageId'>) => {
    const holder = taken.get(slug) ?? null;
    if (holder !== null || reservedSlugs.has(slug) || slug === '') {
      return { slug, verdict: 'existe', sibling: holder } as const;
    }
    const page: Page = { path: pagePath(slug), title, html: sanitizePageHtml(content) };
    taken.set(slug, page);
    const { bands, ownWords } = fingerprintOf(page.html);
    const shingles = shinglesOf(page);
    let sibling: Page | null = null;
    const beside = sharingMostBands(
      bands.flatMap((key) => earlier.get(key) ?? []),
      maxComparedInPlan,
    );
    for (const other of beside) {
      if (similarity(shingles, shinglesOf(other)) >= similarFrom) sibling ??= other;
    }
    if (sibling === null) {
      const found = await findSibling(query, handWritten, { bands, shingles, exceptId: null }, shinglesOf);
      sibling = found !== null && found.similarity >= similarFrom ? found.page : handWritten.answering(slug);
    }
    for (const key of new Set(bands)) earlier.set(key, [...(earlier.get(key) ?? []), page]);
    if (sibling !== null) return { slug, verdict: 'parecida', sibling } as const;
    return { slug, verdict: isThin(ownWords) ? 'curta' : 'nova', sibling: null } as const;
  };

  const planned: PlannedPage[] = [];
  for (const [index, one] of given.entries()) {
    const { slug, verdict, sibling } = await planOne(slugs[index] ?? '', one);
    planned.push({ slug, verdict, sibling: sibling && { path: sibling.path, title: sibling.title } });
    // A long plan must not keep visitors waiting.
    await afterOtherWork();
  }
  return planned;
}

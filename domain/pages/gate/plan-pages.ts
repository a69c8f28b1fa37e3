/**
 * Gives the verdict on each page of a plan before anything is written. The pages of the plan are compared with each
 * other too.
 */
import { pagePath } from '#domain/addresses/page-path.ts';
import { reservedSlugs } from '#domain/pages/reserved-slugs.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { createPause, type RemainingMs } from '#domain/pause.ts';
import { fingerprintOfHtml } from '#domain/similarity/fingerprint.ts';
import { similarity } from '#domain/similarity/shingles.ts';
import { isThin, similarFrom } from '#domain/similarity/verdict.ts';
import { findSibling, shinglesOfPage } from './find-sibling.ts';
import type { KnownPage, KnownPages } from './known-pages.ts';
import { mostFrequent } from './most-frequent.ts';
import { type ScoredText, slugOf } from './score-page.ts';

export interface PlannedPage {
  slug: string;
  /** `existe`: the slug is taken, on the site or earlier in the plan. `curta`: it has too few words of its own. */
  verdict: 'nova' | 'existe' | 'parecida' | 'curta';
  sibling: Pick<KnownPage, 'path' | 'title'> | null;
}

export type PlanInput = Omit<ScoredText, 'pageId'>;

/** Processes a plan of any length in parts. */
export interface Planner {
  /**
   * @param pages at most as many as a statement takes (`maxPagesAtOnce`)
   * @throws TooCostly when no time is left
   */
  plan(pages: readonly PlanInput[], remainingMs?: RemainingMs): Promise<PlannedPage[]>;
}

const maxComparedInPlan = 5;
/**
 * Only this many pages are kept with their texts, so that a plan of a hundred thousand pages fits into memory. The
 * newest are kept.
 */
const maxKept = 2000;

export function createPlanner(known: KnownPages): Planner {
  const taken = new Map<string, Pick<KnownPage, 'path' | 'title'>>();
  const earlierByBand = new Map<number, KnownPage[]>();
  const kept: { page: KnownPage; keys: ReadonlySet<number> }[] = [];
  let shinglesByPath = new Map<string, ReadonlySet<string>>();
  const shinglesOf = (page: KnownPage) => {
    const shingles = shinglesByPath.get(page.path) ?? shinglesOfPage(page);
    shinglesByPath.set(page.path, shingles);
    return shingles;
  };

  const keep = (page: KnownPage, keys: ReadonlySet<number>) => {
    for (const key of keys) earlierByBand.set(key, [...(earlierByBand.get(key) ?? []), page]);
    kept.push({ page, keys });
    if (kept.length <= maxKept) return;
    const oldest = kept.shift();
    for (const key of oldest?.keys ?? []) {
      const left = earlierByBand.get(key)?.filter((other) => other !== oldest?.page) ?? [];
      if (left.length === 0) earlierByBand.delete(key);
      else earlierByBand.set(key, left);
    }
  };

  const planOne = async (slug: string, { title, content }: PlanInput): Promise<PlannedPage> => {
    const existing = taken.get(slug) ?? null;
    if (existing !== null || reservedSlugs.has(slug) || slug === '') {
      return { slug, verdict: 'existe', sibling: existing };
    }
    const page: KnownPage = { path: pagePath(slug), title, html: sanitizePageHtml(content) };
    taken.set(slug, { path: page.path, title });
    const { bands, ownWords } = fingerprintOfHtml(page.html);
    const keys = new Set(bands);
    const shingles = shinglesOf(page);
    const candidates = mostFrequent(
      [...keys].flatMap((key) => earlierByBand.get(key) ?? []),
      maxComparedInPlan,
    );
    let sibling = candidates.find((other) => similarity(shingles, shinglesOf(other)) >= similarFrom) ?? null;
    if (sibling === null) {
      const found = await findSibling(known, { bands, shingles, exceptId: null }, shinglesOf);
      sibling = found !== null && found.similarity >= similarFrom ? found.page : await known.findAnswer(slug);
    }
    keep(page, keys);
    if (sibling !== null) {
      return { slug, verdict: 'parecida', sibling: { path: sibling.path, title: sibling.title } };
    }
    return { slug, verdict: isThin(ownWords) ? 'curta' : 'nova', sibling: null };
  };

  return {
    async plan(pages, remainingMs) {
      shinglesByPath = new Map();
      const slugs = pages.map(slugOf);
      for (const { slug, title } of await known.findBySlugs(slugs)) {
        taken.set(slug, { path: pagePath(slug), title });
      }
      const planned: PlannedPage[] = [];
      // Otherwise a process that is told to stop would not notice before the end of the plan.
      const pause = createPause(remainingMs);
      for (const [index, one] of pages.entries()) {
        planned.push(await planOne(slugs[index] ?? '', one));
        await pause();
      }
      return planned;
    },
  };
}

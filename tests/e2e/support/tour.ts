/** A tour of many pages: each is loaded once, and every check of it runs on that one load. */
import type { Browser, Page } from 'playwright-core';
import { inParallel } from './in-parallel.ts';
import type { Site } from './site.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

/** With more tabs, a tour takes longer on a small machine. */
const tabCount = 3;

/** A promise to visitors that a page breaks. */
export interface Finding<Promised extends string> {
  promise: Promised | 'leaves no trace';
  /** The path of the page, and what is wrong with it. */
  sentence: string;
}

export interface Tour<Promised extends string> {
  browser: Browser;
  site: Site;
  paths: readonly string[];
  tab: VisitOptions;
  /** Done once in each tab, such as signing in. */
  prepare?(page: Page): Promise<void>;
  /** @returns for each promise, a sentence for every way in which the page breaks it */
  check(page: Page, path: string): Promise<Partial<Record<Promised, string[]>>>;
}

/** @returns every broken promise, and under `leaves no trace` all problems that the visits themselves report */
export async function takeTour<Promised extends string>(tour: Tour<Promised>): Promise<Finding<Promised>[]> {
  const visits = await Promise.all(
    Array.from({ length: tabCount }, () => openVisit(tour.browser, tour.site, tour.tab)),
  );
  try {
    return await checkEach(tour, visits);
  } finally {
    await Promise.all(visits.map((visit) => visit.close()));
  }
}

async function checkEach<Promised extends string>(
  tour: Tour<Promised>,
  visits: readonly Visit[],
): Promise<Finding<Promised>[]> {
  const idleTabs = visits.map(({ page }) => page);
  for (const page of idleTabs) await tour.prepare?.(page);
  const findings = await inParallel(tour.paths, tabCount, async (path) => {
    const page = idleTabs.pop() as Page;
    await page.goto(path);
    const sentences = await tour.check(page, path);
    idleTabs.push(page);
    return (Object.entries(sentences) as [Promised, string[]][]).flatMap(([promise, list]) =>
      list.map((sentence) => ({ promise, sentence: `${path}: ${sentence}` })),
    );
  });
  const problems = (await Promise.all(visits.map((visit) => visit.problems()))).flat();
  return [
    ...findings.flat(),
    ...problems.map((sentence) => ({ promise: 'leaves no trace' as const, sentence })),
  ];
}

/** @returns the sentences about any of these promises */
export function broken<Promised extends string>(
  findings: readonly Finding<Promised>[],
  ...promises: Finding<Promised>['promise'][]
): string[] {
  return findings.filter(({ promise }) => promises.includes(promise)).map(({ sentence }) => sentence);
}

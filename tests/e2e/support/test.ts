/** The `test` of every browser test: a running site and a browser a file, and visits that fail on any misstep. */

import type { Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startSite } from './site.ts';
import { openVisit, type Visit, type VisitOptions } from './visit.ts';

/** pino's number for `error`. */
const errorLevel = 50;

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs from this pattern
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite();
    onCleanup(async () => {
      await site.stop();
      expect(errorLines(site.log()), 'errors in the log of the server').toEqual([]);
    });
    return site;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs from this pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ site, browser }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      const problems = await Promise.all(visits.map((visit) => visit.problems()));
      await Promise.all(visits.map((visit) => visit.close()));
      expect(problems.flat(), 'what the browser complained about').toEqual([]);
    });
    return async (options: VisitOptions = {}): Promise<Page> => {
      const visit = await openVisit(browser, site, options);
      visits.push(visit);
      return visit.page;
    };
  });

function errorLines(log: string): string[] {
  return log.split('\n').filter((line) => {
    const level = /^\{"level":(\d+)/.exec(line)?.[1];
    return level !== undefined && Number(level) >= errorLevel;
  });
}

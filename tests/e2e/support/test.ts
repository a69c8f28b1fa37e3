/** The `test` for what an administrator does: each test file has its own site, and may write to it. */
import { test as base, expect, inject } from 'vitest';
import { launchedBrowser } from './browser.ts';
import { startSite } from './site.ts';
import { openVisits } from './visit.ts';

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures a fixture needs from this pattern
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite(inject('preparedSite'));
    onCleanup(async () => {
      await site.stop();
      expect(site.errors(), 'errors in the log of the server').toEqual([]);
    });
    return site;
  })
  .extend('browser', { scope: 'file' }, launchedBrowser)
  .extend('visit', ({ site, browser }, { onCleanup }) => {
    const visits = openVisits(browser, site);
    onCleanup(visits.close);
    return visits.visit;
  });

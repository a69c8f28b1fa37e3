/** The `test` for what visitors read: all files of a run share one site, and no test writes to it. */
import { test as base, inject } from 'vitest';
import { launchedBrowser } from './browser.ts';
import { openVisits } from './visit.ts';

export const test = base
  .extend('site', { scope: 'file' }, () => inject('publicSite'))
  .extend('browser', { scope: 'file' }, launchedBrowser)
  .extend('visit', ({ site, browser }, { onCleanup }) => {
    const visits = openVisits(browser, site);
    onCleanup(visits.close);
    return visits.visit;
  });

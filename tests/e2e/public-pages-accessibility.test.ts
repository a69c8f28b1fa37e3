/**
 * Every public page, narrow and wide, as served and with everything on it opened. Only these visits bypass the
 * page's policy, because axe is a script the policy rightly refuses; public-pages-in-the-browser.test.ts keeps it.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './support/axe.ts';
import { inParallel } from './support/in-parallel.ts';
import { listPublicPages } from './support/public-pages.ts';
import { publishPage, samplePage } from './support/publish-page.ts';
import { test } from './support/test.ts';

const limitMs = 10 * 60_000;
const atOnce = 3;

test.for([360, 1440])(
  'no public page has an accessibility violation at %i px',
  { timeout: limitMs },
  async (width, { site, visit }) => {
    await publishPage(site, { ...samplePage, slug: `${samplePage.slug}-${width}` });
    const paths = await listPublicPages(site);
    const tabs = await Promise.all(Array.from({ length: atOnce }, () => visit({ width, bypassesCsp: true })));
    const violations = await inParallel(paths, atOnce, async (path) => {
      const page = tabs.shift() as Page;
      await page.goto(path);
      const closed = await axeViolations(page);
      await openEverything(page);
      const opened = await axeViolations(page);
      tabs.push(page);
      return [...new Set([...closed, ...opened])].map((violation) => `${path}: ${violation}`);
    });
    expect(violations.flat()).toEqual([]);
  },
);

/** Opens menus and accordions, also those of which the page shows one at a time only. */
async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

/**
 * Every public page under every axe rule on a phone; each kind of page on a wide screen too, and in the dark
 * scheme, where only the looks they share differ.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations } from './support/axe.ts';
import { listPublicPages, notFoundIsReported, onePageOfEachKind } from './support/public-pages.ts';
import { publishPage, samplePage } from './support/publish-page.ts';
import { test } from './support/test.ts';
import { tour } from './support/tour.ts';

const limitMs = 8 * 60_000;
const widths = [360, 1440];

test.for([
  { width: 360, scope: 'no public page has', choose: (paths: string[]) => paths },
  { width: 1440, scope: 'no kind of page has', choose: onePageOfEachKind },
])(
  '$scope an accessibility violation at $width px',
  { timeout: limitMs },
  async ({ width, choose }, { site, visit }) => {
    await publishPage(site, { ...samplePage, slug: `${samplePage.slug}-${width}` });
    const openTab = () => visit({ width, expects: notFoundIsReported });
    expect(
      await tour(choose(await listPublicPages(site)), openTab, async (page) => {
        await open(page.locator('main details'));
        return axeViolations(page);
      }),
    ).toEqual([]);
  },
);

test.for(widths)(
  'each kind of page keeps its contrasts in the dark scheme at %i px',
  { timeout: limitMs },
  async (width, { site, visit }) => {
    const openTab = () => visit({ width, colorScheme: 'dark', expects: notFoundIsReported });
    expect(await tour(onePageOfEachKind(await listPublicPages(site)), openTab, axeViolations)).toEqual([]);
  },
);

test.for(widths)(
  'the menus have no accessibility violation when opened at %i px',
  { timeout: limitMs },
  async (width, { visit }) => {
    const page = await visit({ width });
    await page.goto('/');
    const button = page.locator('header').getByRole('button', { name: 'Menu' });
    if (await button.isVisible()) await button.click();
    const menus = page.locator('header details.menu');
    for (let position = 0; position < (await menus.count()); position += 1) {
      await open(menus.nth(position));
      await open(menus.nth(position).locator('details'));
      expect(await axeViolations(page)).toEqual([]);
    }
  },
);

/** Opens them all at once, also those of which the page shows one at a time. */
async function open(details: ReturnType<Page['locator']>): Promise<void> {
  await details.evaluateAll((elements) => {
    for (const element of elements as HTMLDetailsElement[]) {
      if (elements.length > 1) element.removeAttribute('name');
      element.open = true;
    }
  });
}

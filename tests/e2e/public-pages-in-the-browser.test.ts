/**
 * Every public page with its policy in force and JavaScript on, on a phone, and each kind on a wide screen: visits fail by themselves on a console error, an
 * uncaught error, a failed or third-party request, a cookie or anything stored (support/visit.ts).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listPublicPages, notFoundIsReported, onePageOfEachKind } from './support/public-pages.ts';
import { publishPage, samplePage } from './support/publish-page.ts';
import { test } from './support/test.ts';
import { tour } from './support/tour.ts';

const limitMs = 5 * 60_000;

test.for([
  { width: 360, scope: 'every page', choose: (paths: string[]) => paths },
  { width: 1440, scope: 'each kind of page', choose: onePageOfEachKind },
])(
  'a visitor of $scope at $width px leaves no trace, meets no error and never scrolls sideways',
  { timeout: limitMs },
  async ({ width, choose }, { site, visit }) => {
    await publishPage(site, { ...samplePage, slug: `${samplePage.slug}-${width}` });
    const openTab = () => visit({ width, expects: notFoundIsReported });
    const tooWide = await tour(choose(await listPublicPages(site)), openTab, async (page) => {
      await seeAll(page);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      return overhang > 0 ? [`${overhang} px too wide`] : [];
    });
    expect(tooWide).toEqual([]);
  },
);

/** Scrolls through the page, so that pictures load and islands in view wake. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await nextFrame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

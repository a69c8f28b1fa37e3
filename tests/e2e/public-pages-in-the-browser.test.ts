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

test('the contact beside a text never lies over other words, however far one scrolls', {
  timeout: limitMs,
}, async ({ site, visit }) => {
  const openTab = () => visit({ width: 1280, expects: notFoundIsReported });
  const covered = await tour(onePageOfEachKind(await listPublicPages(site)), openTab, coveredByContact);
  expect(covered).toEqual([]);
});

/** The words that the sticky card hides at some place of the page. */
function coveredByContact(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const card = document.querySelector('.contact-block');
    if (card === null) return [];
    const texts = document.querySelectorAll('main :is(h2, h3, p, li, dt, dd, td), footer :is(p, a)');
    const hidden = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
      window.scrollTo({ top, behavior: 'instant' });
      const over = card.getBoundingClientRect();
      for (const text of texts) {
        const box = text.getBoundingClientRect();
        const overlaps =
          Math.min(box.right, over.right) - Math.max(box.left, over.left) > 1 &&
          Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 1;
        if (overlaps && !card.contains(text)) hidden.add(`hidden: ${text.textContent?.slice(0, 60)}`);
      }
    }
    return [...hidden];
  });
}

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

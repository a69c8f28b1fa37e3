/**
 * Every public page with its policy in force and JavaScript on, on a phone, and each kind on a wide screen: visits fail by themselves on a console error, an
 * uncaught error, a failed or third-party request, a cookie or anything stored (support/visit.ts).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '#app/paths.ts';
import { templateTerms } from '#content/term-template.ts';
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

/** A phone of 360 px whose owner reads at twice the size has half of them left (WCAG 1.4.10, Reflow). */
test('each kind of page at 180 px scrolls down only, and the bar keeps its phone and its menu in sight', {
  timeout: limitMs,
}, async ({ site, visit }) => {
  await publishPage(site, { ...samplePage, slug: `${samplePage.slug}-180` });
  const template = [...templateTerms].slice(0, 1).map((slug) => paths.term(slug));
  const openTab = () => visit({ width: 180, expects: notFoundIsReported });
  const pages = [...onePageOfEachKind(await listPublicPages(site)), ...template];
  expect(await tour(pages, openTab, cutAtTheSide)).toEqual([]);
});

/** What reaches over the right edge, where frames that scroll by themselves do not take it in. */
function cutAtTheSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    const { scrollWidth, clientWidth } = document.documentElement;
    const overhang = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    const cut = [...document.querySelectorAll('.bar > a, .bar > button, .button, .price')].filter(
      (element) =>
        element.closest('.table') === null && element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [...overhang, ...cut.map((element) => `cut: ${element.textContent}`)];
  });
}

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

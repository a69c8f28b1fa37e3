/**
 * Every public page with its policy in force and JavaScript on: visits fail by themselves on a console error, an
 * uncaught error, a failed or third-party request, a cookie or anything stored (support/visit.ts).
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inParallel } from './support/in-parallel.ts';
import { listPublicPages } from './support/public-pages.ts';
import { publishPage, samplePage } from './support/publish-page.ts';
import { test } from './support/test.ts';

const limitMs = 5 * 60_000;
const atOnce = 3;
/** The one status the page itself reports in the console, and rightly so. */
const notFoundIsReported = /^\/not-found: console error: Failed to load resource: .* 404/;

test.for([360, 1440])(
  'a visitor at %i px leaves no trace, meets no error and never scrolls sideways',
  { timeout: limitMs },
  async (width, { site, visit }) => {
    await publishPage(site, { ...samplePage, slug: `${samplePage.slug}-${width}` });
    const paths = await listPublicPages(site);
    const tabs = await Promise.all(
      Array.from({ length: atOnce }, () => visit({ width, expects: notFoundIsReported })),
    );
    const tooWide = await inParallel(paths, atOnce, async (path) => {
      const page = tabs.shift() as Page;
      await page.goto(path);
      await seeAll(page);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      tabs.push(page);
      return overhang > 0 ? [`${path}: ${overhang} px`] : [];
    });
    expect(tooWide.flat()).toEqual([]);
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

/** Every kind of page while it arrives in pieces. */
import { expect, onTestFinished } from 'vitest';
import { inParallel } from '#tests/e2e/support/in-parallel.ts';
import { shiftWhileLoading } from '#tests/e2e/support/page-checks.ts';
import { listPublicPages, notFoundIsReported, onePageOfEachKind } from '#tests/e2e/support/public-pages.ts';
import { test as base } from '#tests/e2e/support/public-test.ts';
import { openVisit } from '#tests/e2e/support/visit.ts';
import { servePiecewise } from './piecewise-site.ts';

/** Home has another layout from 768 px up, the other pages from 1080 px up. */
const widths = [360, 768, 1100];

/** After two seconds most of a page has been painted in the device's own fonts. */
const fontDelayMs = 2000;

const test = base.extend('piecewise', async ({ site }, { onCleanup }) => {
  const piecewise = await servePiecewise(site, { font: fontDelayMs });
  onCleanup(piecewise.close);
  return piecewise.site;
});

test('what has been painted stays in place while the rest arrives', { timeout: 3 * 60_000 }, async ({
  site,
  browser,
  piecewise,
}) => {
  const kinds = onePageOfEachKind(await listPublicPages(site)).filter((path) => !path.includes('?'));
  const views = kinds.flatMap((path) => widths.map((width) => ({ path, width })));
  const sentences = await inParallel(views, 6, async ({ path, width }) => {
    const visit = await openVisit(browser, piecewise, { width, expects: notFoundIsReported });
    try {
      await visit.page.goto(path);
      const found = [...(await shiftWhileLoading(visit.page)), ...(await visit.problems())];
      return found.map((sentence) => `${path} at ${width} px: ${sentence}`);
    } finally {
      // An open tab would keep drawing its animations.
      await visit.close();
    }
  });
  expect(sentences.flat()).toEqual([]);
});

test('a heading that arrives after its font is painted in it from the start', async ({ site, browser }) => {
  const main = Promise.withResolvers<void>();
  const piecewise = await servePiecewise(site, { font: 0, main: main.promise });
  onTestFinished(piecewise.close);
  const visit = await openVisit(browser, piecewise.site, { width: 360 });
  onTestFinished(visit.close);
  await visit.page.goto('/portao-nao-fecha', { waitUntil: 'commit' });
  await visit.page.locator('html:not(.system-font)').waitFor();
  expect(await visit.page.locator('h1').count()).toBe(0);
  main.resolve();
  await visit.page.locator('h1').waitFor();
  expect(await shiftWhileLoading(visit.page)).toEqual([]);
  expect(await visit.problems()).toEqual([]);
});

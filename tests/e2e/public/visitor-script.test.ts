/** The one script of public pages: small, inline, the same everywhere, and quiet until somebody acts (decision 041). */
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { inParallel } from '#tests/e2e/support/in-parallel.ts';
import { fetchCalmly, listPublicPages, onePageOfEachKind } from '#tests/e2e/support/public-pages.ts';
import { test as base } from '#tests/e2e/support/public-test.ts';

const maxScriptBytes = 700;

const limits = { timeout: 3 * 60_000 };

const test = base.extend('answers', { scope: 'file' }, async ({ site }) =>
  inParallel(onePageOfEachKind(await listPublicPages(site)), 4, async (path) => {
    const answer = await fetchCalmly(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
    return { path, status: answer.status, html: await answer.text() };
  }),
);

test(
  'every kind of page carries the same script of at most 700 bytes and requests no other',
  limits,
  ({ answers }) => {
    const texts = answers.map(({ path, status, html }) => {
      expect(html, path).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
      const scripts = [...html.matchAll(/<script data-[^>]*>([^<]*)<\/script>/g)].map(
        ([, text = '']) => text,
      );
      expect(scripts, `${path}, status ${status}`).toHaveLength(1);
      return scripts.join('');
    });
    expect(new Set(texts).size).toBe(1);
    expect(brotliCompressSync(texts[0] ?? '').length).toBeLessThanOrEqual(maxScriptBytes);
  },
);

test('reading, scrolling and touching anything but an island requests nothing', async ({ visit }) => {
  const page = await visit({ width: 360 });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requested.push(request.url());
  });
  await page.goto('/motores');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('footer').tap();
  expect(requested).toEqual([]);
});

test('the first page of a visit is painted before its heading font arrives, and later ones have the font at once', async ({
  visit,
}) => {
  const page = await visit({ width: 360 });
  await page.addInitScript(() => {
    // No frame is drawn before there is a body, and by then the page's own script has requested the first frame.
    const awaitBody = new MutationObserver(() => {
      if (document.body === null) return;
      awaitBody.disconnect();
      requestAnimationFrame(() => {
        const root = document.documentElement;
        root.setAttribute('data-font-at-first', getComputedStyle(root).getPropertyValue('--font-heading'));
      });
    });
    awaitBody.observe(document, { childList: true, subtree: true });
  });
  const fontAtFirst = () => page.locator('html[data-font-at-first]').getAttribute('data-font-at-first');
  await page.goto('/');
  expect(await fontAtFirst()).toMatch(/^\s*"?Heading Arial/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em Heading'))).toBe(true);
  expect(await page.locator('html.system-font').count()).toBe(0);
  await page.locator('a[href="/portao-nao-fecha"]').first().click();
  await page.waitForURL('**/portao-nao-fecha');
  expect(await fontAtFirst()).toMatch(/^\s*"?Heading"?,/);
});

test('a heading that would take more lines in its own font is set tighter in it, on the first page too', async ({
  visit,
}) => {
  const page = await visit({ width: 1440 });
  await page.goto('/topicos/motor-para-portao-deslizante');
  await page.locator('html:not(.system-font)').waitFor();
  const { lines, spacing } = await page.locator('h1').evaluate((heading: HTMLElement) => ({
    lines: heading.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
    spacing: heading.style.letterSpacing,
  }));
  expect(Math.round(lines)).toBe(1);
  expect(spacing).toMatch(/^-0\.0\d+em$/);
});

test('a page without script requests its heading font from the style sheet', async ({ visit }) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  const font = page.waitForRequest(/heading.*\.woff2$/);
  await page.goto('/');
  await font;
});

test('a first touch that comes before anything has loaded is not lost', async ({ visit }) => {
  const page = await visit();
  const released = Promise.withResolvers<void>();
  await page.route(/entry\.client.*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/');
  const filter = page.getByRole('searchbox', { name: /cidade/i });
  await filter.pressSequentially('osa');
  expect(await page.locator('.cities li').count()).toBe(27);
  released.resolve();
  await expect.poll(() => page.locator('.cities li').allTextContents()).toEqual(['Osasco']);
  expect(await filter.inputValue()).toBe('osa');
});

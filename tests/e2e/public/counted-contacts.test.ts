/** A tap on a contact link is counted exactly once, however it is made (record 042). */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#tests/e2e/support/public-test.ts';

interface Counted {
  path: string;
  type: string;
}

/** Answers WhatsApp itself, and keeps what the browser tells the site. */
async function watch(context: BrowserContext, siteUrl: string): Promise<Counted[]> {
  const counted: Counted[] = [];
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/plain' }));
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === siteUrl && /^\/[cv]\//.test(pathname))
      counted.push({ path: pathname, type: request.resourceType() });
  });
  return counted;
}

const taps = (counted: readonly Counted[]) => counted.filter(({ path }) => path.startsWith('/c/'));
const views = (counted: readonly Counted[]) => counted.filter(({ path }) => path.startsWith('/v/'));
const link = (page: Page) => page.locator('main a[href*="wa.me"]').first();

const middleButton = 'the middle button';

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click that opens a new tab': (page) => link(page).click(),
  'the enter key': async (page) => {
    await link(page).focus();
    await page.keyboard.press('Enter');
  },
  [middleButton]: (page) => link(page).click({ button: 'middle' }),
};

test.for(
  Object.keys(ways).flatMap((way) => [
    { way, hasJavaScript: true },
    { way, hasJavaScript: false },
  ]),
)('$way counts once, with script: $hasJavaScript', async ({ way, hasJavaScript }, { site, visit }) => {
  const page = await visit({ hasJavaScript, expects: /third-party request: https:\/\/wa\.me/ });
  const counted = await watch(page.context(), site.url);
  await page.goto('/motores');
  const specified = await link(page).getAttribute('href');
  const messages: (string | null)[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('wa.me')) messages.push(new URL(request.url()).searchParams.get('text'));
  });
  // Nobody taps on a page before its first frame.
  if (hasJavaScript) await expect.poll(() => views(counted)).toHaveLength(1);
  await ways[way]?.(page);
  await expect.poll(() => taps(counted).length).toBe(1);
  const code = /\/c\/([^/]+)\//.exec(taps(counted)[0]?.path ?? '')?.[1];
  // A browser without a window does not load the tab that the middle button opens.
  if (way !== middleButton) {
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]?.endsWith(` (ref. ${code})`)).toBe(hasJavaScript);
  }
  if (hasJavaScript) expect(views(counted)).toHaveLength(1);
  await expect.poll(() => link(page).getAttribute('href')).toBe(specified);
  await expect.poll(() => link(page).getAttribute('ping')).toBe(taps(counted)[0]?.path);
  expect(taps(counted)).toHaveLength(1);
});

test.for([true, false])(
  'a chat that opens in the same tab and a phone call count once each, with script: %s',
  async (hasJavaScript, { site, visit }) => {
    const page = await visit({ hasJavaScript, expects: /third-party request: (?:https:\/\/wa\.me|tel:)/ });
    const counted = await watch(page.context(), site.url);
    await page.goto('/motores');
    const phone = page.locator('a[href^="tel:"]').filter({ visible: true }).first();
    for (const tapped of [phone, link(page)]) {
      const before = taps(counted).length;
      const ping = await tapped.getAttribute('ping');
      await tapped.evaluate((anchor) => anchor.removeAttribute('target'));
      if (hasJavaScript) await expect.poll(() => views(counted)).toHaveLength(1);
      await tapped.click();
      await expect.poll(() => taps(counted).length).toBe(before + 1);
      expect(taps(counted).at(-1)?.path).toBe(ping);
    }
    await page.waitForURL(/wa\.me/);
    expect(taps(counted)).toHaveLength(2);
  },
);

test('a double click counts once, and the next click again', async ({ site, visit }) => {
  const page = await visit({ expects: /third-party request: https:\/\/wa\.me/ });
  const counted = await watch(page.context(), site.url);
  await page.goto('/motores');
  const ping = await link(page).getAttribute('ping');
  await link(page).dblclick();
  await expect.poll(() => link(page).getAttribute('ping')).toBe(ping);
  expect(taps(counted).map(({ path }) => path)).toEqual([ping]);
  await page.bringToFront();
  await link(page).click();
  await expect.poll(() => taps(counted)).toHaveLength(2);
});

test('a page in a background tab is counted once, with its first frame', async ({ site, visit }) => {
  const page = await visit();
  const counted = await watch(page.context(), site.url);
  // A browser gives no frames to a page that nobody sees.
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (work) => waiting.push(work);
    addEventListener('show-now', () => {
      for (const work of waiting.splice(0)) work(performance.now());
    });
  });
  await page.goto('/motores');
  expect(counted).toEqual([]);
  await page.evaluate(() => {
    dispatchEvent(new Event('show-now'));
    dispatchEvent(new Event('show-now'));
  });
  await expect.poll(() => counted.length).toBe(1);
});

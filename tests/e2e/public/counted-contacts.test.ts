/** A tap on a contact link is counted exactly once, however it is made (decision 042). */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchBrowser } from '#tests/e2e/support/browser.ts';
import { test as base } from '#tests/e2e/support/public-test.ts';
import { openVisits } from '#tests/e2e/support/visit.ts';

/**
 * A headless Chromium does not show the tab that the middle button opens. The renderer of that tab often crashes, and
 * must not take the page with it.
 */
const test = base.extend('visitInOwnRenderer', async ({ site }, { onCleanup }) => {
  const browser = await launchBrowser({ hasOneRenderer: false });
  const visits = openVisits(browser, site);
  onCleanup(async () => {
    await visits.close();
    await browser.close();
  });
  return visits.visit;
});

interface Counted {
  path: string;
  type: string;
}

/** Answers in place of WhatsApp, and keeps the requests that the site counts. */
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

/** The chat opens on purpose. */
const chatRequest = /third-party request: https:\/\/wa\.me/;
const taps = (counted: readonly Counted[]) => counted.filter(({ path }) => path.startsWith('/c/'));
const views = (counted: readonly Counted[]) => counted.filter(({ path }) => path.startsWith('/v/'));
const link = (page: Page) => page.locator('main a[href*="wa.me"]').first();

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click that opens a new tab': (page) => link(page).click(),
  'the enter key': async (page) => {
    await link(page).focus();
    await page.keyboard.press('Enter');
  },
};

const withAndWithoutScript = [true, false];

test.for(
  Object.entries(ways).flatMap(([way, tap]) =>
    withAndWithoutScript.map((hasJavaScript) => ({ way, tap, hasJavaScript })),
  ),
)('$way counts once, with script: $hasJavaScript', async ({ tap, hasJavaScript }, { site, visit }) => {
  const page = await visit({ hasJavaScript, expects: chatRequest });
  const messages: (string | null)[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('wa.me')) messages.push(new URL(request.url()).searchParams.get('text'));
  });
  const code = await countsOnce(page, site.url, { tap, hasJavaScript });
  await expect.poll(() => messages).toHaveLength(1);
  expect(messages[0]?.endsWith(` (ref. ${code})`)).toBe(hasJavaScript);
});

// The tab that opens is not loaded, so there is no message to read.
test.for(withAndWithoutScript)(
  'the middle button counts once, with script: %s',
  async (hasJavaScript, { site, visitInOwnRenderer }) => {
    const page = await visitInOwnRenderer({ hasJavaScript, expects: chatRequest });
    await countsOnce(page, site.url, {
      tap: () => link(page).click({ button: 'middle' }),
      hasJavaScript,
    });
  },
);

/** @returns the code of the page that was counted */
async function countsOnce(
  page: Page,
  siteUrl: string,
  { tap, hasJavaScript }: { tap(page: Page): Promise<void>; hasJavaScript: boolean },
): Promise<string | undefined> {
  const counted = await watch(page.context(), siteUrl);
  await page.goto('/motores');
  const specified = await link(page).getAttribute('href');
  // Nobody taps on a page before its first frame.
  if (hasJavaScript) await expect.poll(() => views(counted)).toHaveLength(1);
  await tap(page);
  await expect.poll(() => taps(counted).length).toBe(1);
  if (hasJavaScript) expect(views(counted)).toHaveLength(1);
  await expect.poll(() => link(page).getAttribute('href')).toBe(specified);
  await expect.poll(() => link(page).getAttribute('ping')).toBe(taps(counted)[0]?.path);
  expect(taps(counted)).toHaveLength(1);
  return /\/c\/([^/]+)\//.exec(taps(counted)[0]?.path ?? '')?.[1];
}

test.for(withAndWithoutScript)(
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
  const page = await visit({ expects: chatRequest });
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

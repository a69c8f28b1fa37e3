/** The contexts that visits of the administrator's area use one after another (decision 054). */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { reusedContexts } from '#tests/e2e/support/browser.ts';
import { test } from '#tests/e2e/support/public-test.ts';

/** Runs in the page. */
async function leaveTraces(): Promise<void> {
  localStorage.setItem('left', 'yes');
  sessionStorage.setItem('left', 'yes');
  // biome-ignore lint/suspicious/noDocumentCookie: the test leaves a cookie as a page would
  document.cookie = 'left=yes';
  await caches.open('left');
  const request = indexedDB.open('left');
  await new Promise((resolve) => request.addEventListener('success', resolve));
}

/** Runs in the page. */
async function tracesLeft() {
  return {
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isOnline: navigator.onLine,
  };
}

test('a visit has the context of an earlier one, with nothing in it', async ({ site, browser }) => {
  const contexts = reusedContexts(browser, site.url);
  onTestFinished(contexts.closeAll);
  const open = async (): Promise<[BrowserContext, Page]> => {
    const context = await contexts.open({ baseURL: site.url });
    return [context, await context.newPage()];
  };
  const [first, page] = await open();
  await page.goto('/garantia');
  const untouched = await page.evaluate(tracesLeft);
  await page.evaluate(leaveTraces);
  await first.grantPermissions(['geolocation']);
  await first.route('**/*', (route) => route.abort());
  await first.setOffline(true);
  expect(await page.evaluate(tracesLeft)).not.toEqual(untouched);
  await contexts.close(first);

  const [second, laterPage] = await open();
  expect(second).toBe(first);
  await laterPage.goto('/garantia');
  expect(await laterPage.evaluate(tracesLeft)).toEqual(untouched);

  await laterPage.clock.install();
  await contexts.close(second);
  const [third] = await open();
  expect(third).not.toBe(second);
});

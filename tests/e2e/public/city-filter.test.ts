/** The list of cities with free delivery on the home page, and its filter (docs/specification/pages.md#home). */
import type { Response } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#tests/e2e/support/public-test.ts';

const noMatch = 'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.';

test('all 27 cities are listed before anything is typed, with JavaScript disabled too', async ({ visit }) => {
  const page = await visit({ hasJavaScript: false });
  await page.goto('/');
  expect(await page.locator('.cities li').count()).toBe(27);
});

test('the city filter narrows the list without regard to accents, and says when nothing matches', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto('/');
  const filter = page.getByRole('searchbox', { name: /cidade/i });
  const cities = page.locator('.cities li');
  await filter.fill('maua');
  await expect.poll(() => cities.allTextContents()).toEqual(['Mauá']);
  await filter.fill('Pindamonhangaba');
  await page.getByText(noMatch, { exact: true }).waitFor();
  const chatLink = page.locator('.free-shipping').getByRole('link');
  expect(new URL((await chatLink.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'Pindamonhangaba',
  );
  await filter.fill('');
  await expect.poll(() => cities.count()).toBe(27);
});

test('text typed into the city filter before its script arrived is kept and filters the list', async ({
  visit,
}) => {
  const page = await visit();
  const released = Promise.withResolvers<void>();
  await page.route(/city-filter.*\.js$/, async (route) => {
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

test('a filter whose script did not arrive requests it again at the next touch', async ({ visit }) => {
  const page = await visit({ expects: /city-filter|Failed to load resource|Failed to fetch/ });
  await page.goto('/');
  // The script is lost only after both letters are typed: a letter typed later would already be the next touch.
  const typed = Promise.withResolvers<void>();
  await page.route(
    /city-filter.*\.js$/,
    async (route) => {
      await typed.promise;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const filter = page.getByRole('searchbox', { name: /cidade/i });
  const lost = page.waitForEvent('requestfailed');
  await filter.pressSequentially('os');
  typed.resolve();
  await lost;
  expect(await page.locator('.cities li').count()).toBe(27);
  await expect
    .poll(async () => {
      await filter.pressSequentially('a');
      await filter.press('Backspace');
      return page.locator('.cities li').count();
    })
    .toBeLessThan(27);
  expect(await filter.inputValue()).toBe('os');
});

test('no script is requested before the filter is touched, and then React is requested too', async ({
  visit,
}) => {
  const page = await visit();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(scripts).toEqual([]);

  const isReact = (source: string) => source.includes('react.transitional.element');
  await page.getByRole('searchbox', { name: /cidade/i }).focus();
  await expect
    .poll(async () => (await Promise.all(scripts.map((script) => script.text()))).some(isReact))
    .toBe(true);
});

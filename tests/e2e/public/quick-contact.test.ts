/** The contact that stays in view: a bar within thumb's reach, or a round button on wider pages. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#tests/e2e/support/public-test.ts';

const bar = (page: Page) => page.locator('.quick-contact');
const heightInView = (page: Page) =>
  bar(page).evaluate((element) => Math.max(0, window.innerHeight - element.getBoundingClientRect().top));
const bringToMiddle = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

test('a phone has a bar of 56 px with WhatsApp and telephone', async ({ visit }) => {
  const page = await visit({ width: 360, prefersReducedMotion: true });
  await page.goto('/');
  expect((await bar(page).boundingBox())?.height).toBe(56);
  expect(await bar(page).getByRole('link').allInnerTexts()).toEqual(['WhatsApp', 'Ligar']);
  expect(await bar(page).getByRole('link').nth(1).getAttribute('href')).toMatch(/^tel:\d+$/);
});

test.for([true, false])(
  'the bar disappears while another call to contact is in view, with JavaScript: %s',
  async (hasJavaScript, { visit }) => {
    const page = await visit({ width: 360, hasJavaScript });
    await page.goto('/');
    await expect.poll(() => heightInView(page)).toBe(0);
    await bringToMiddle(page, '.features');
    await expect.poll(() => heightInView(page)).toBe(56);
    await bringToMiddle(page, '.closing .button');
    await expect.poll(() => heightInView(page)).toBe(0);
    await bringToMiddle(page, '.footer-contact');
    await expect.poll(() => heightInView(page)).toBe(0);
  },
);

test('the bar is visible to a visitor who reaches it by keyboard', async ({ visit }) => {
  const page = await visit({ width: 360 });
  await page.goto('/');
  await bar(page).getByRole('link').first().focus();
  await expect.poll(() => heightInView(page)).toBe(56);
});

test('with reduced motion the bar stays in view, also beside another call to contact', async ({ visit }) => {
  const page = await visit({ width: 360, prefersReducedMotion: true });
  await page.goto('/');
  expect(await heightInView(page)).toBe(56);
  await bringToMiddle(page, '.closing .button');
  expect(await heightInView(page)).toBe(56);
});

test('from 768 px up only the round button with its dot is shown', async ({ visit }) => {
  const page = await visit({ width: 768 });
  await page.goto('/');
  const links = bar(page).getByRole('link');
  expect(await links.filter({ visible: true }).count()).toBe(1);
  const box = await links.first().boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(await page.locator('.chat-float-dot').isVisible()).toBe(true);
});

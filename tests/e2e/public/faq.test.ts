/** The page of questions as a visitor uses it (docs/specification/pages.md#faq-page). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#tests/e2e/support/public-test.ts';

const address = '/duvidas-frequentes';
/** The height of the window that `visit` opens at a phone's width, in pixels. */
const phoneHeight = 740;
const openQuestions = (page: Page) => page.locator('main details[open] > summary').allTextContents();

test('one question is open at a time and closes again, without JavaScript', async ({ visit }) => {
  const page = await visit({ width: 360, hasJavaScript: false });
  await page.goto(address);
  const questions = page.locator('main summary');
  const texts = await questions.allTextContents();
  expect(await openQuestions(page)).toEqual([]);
  for (const position of [0, texts.length - 1]) {
    await questions.nth(position).click();
    await expect.poll(() => openQuestions(page)).toEqual([texts[position]]);
  }
  await questions.last().click();
  await expect.poll(() => openQuestions(page)).toEqual([]);
});

test('the first question is on the first screen of a phone, above the contact bar', async ({ visit }) => {
  const page = await visit({ width: 360 });
  await page.goto(address);
  const bottom = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  const barHeight = await page.locator('.quick-contact').evaluate((bar) => bar.clientHeight);
  expect(await bottom('main summary')).toBeLessThanOrEqual(phoneHeight - barHeight);
});

test('the question just tapped stays under the finger while the one above closes', async ({ visit }) => {
  const page = await visit({ width: 360 });
  await page.goto(address);
  const questions = page.locator('main summary');
  const topOf = (position: number) =>
    questions.nth(position).evaluate((summary) => summary.getBoundingClientRect().top);
  await questions.nth(4).tap();
  await expect.poll(() => openQuestions(page)).toHaveLength(1);
  const before = await questions.nth(5).evaluate((summary) => {
    // Some of the open answer stays in view above the question, and closes when it is tapped.
    window.scrollBy({ top: summary.getBoundingClientRect().top - 110, behavior: 'instant' });
    return summary.getBoundingClientRect().top;
  });
  await questions.nth(5).tap();
  await expect.poll(() => openQuestions(page)).toEqual([await questions.nth(5).textContent()]);
  await expect.poll(async () => Math.abs((await topOf(5)) - before)).toBeLessThan(2);
});

test('the keyboard opens a question, moves on to the links of its answer and closes it', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto(address);
  const entry = page
    .locator('main details')
    .filter({ has: page.locator('a') })
    .first();
  await entry.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => entry.getAttribute('open')).not.toBeNull();
  await page.keyboard.press('Tab');
  expect(
    await entry
      .locator('a')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await entry.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => entry.getAttribute('open')).toBeNull();
});

test('each group is one jump away', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const jumps = page.getByRole('navigation', { name: 'Assuntos das perguntas' }).getByRole('link');
  const names = await jumps.allTextContents();
  expect(await page.locator('main section:has(details) > h2').allTextContents()).toEqual(names);
  await jumps.last().click();
  await page
    .locator(':target')
    .getByRole('heading', { name: names.at(-1) ?? '' })
    .waitFor();
});

test('structured data mirrors the questions and answers the page shows', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const shown = await page.locator('main details').evaluateAll((entries) =>
    entries.map((entry) => ({
      name: entry.querySelector('summary')?.textContent,
      text: entry.querySelector('summary + *')?.textContent,
    })),
  );
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'FAQPage');
  expect(shown.length).toBeGreaterThanOrEqual(48);
  expect(
    faq.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => ({
      name: entry.name,
      text: entry.acceptedAnswer.text,
    })),
  ).toEqual(shown);
});

test('the page ends with an invitation to ask by chat', async ({ visit }) => {
  const page = await visit();
  await page.goto(address);
  const closing = page.locator('main section').last();
  const link = closing.getByRole('link', { name: 'Perguntar no WhatsApp' });
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(/dúvida/);
});

/** Breaks a page on purpose for each check of its look: a check that cannot fail guards nothing. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inOneCall } from '#tests/e2e/support/in-one-call.ts';
import {
  coveredByContact,
  cutAtTheSide,
  overhang,
  wordsUnderDrawing,
  wordsUnderFixed,
} from '#tests/e2e/support/page-checks.ts';
import { test } from '#tests/e2e/support/public-test.ts';
import { classesWithoutRule, gluedWords, unevenLinks } from '#tests/e2e/support/style-checks.ts';

/** Writes to the sheet that the page has: its policy allows no other. */
function addRule(page: Page, rule: string): Promise<void> {
  return page.evaluate((text) => {
    const [sheet] = document.styleSheets;
    sheet?.insertRule(text, sheet.cssRules.length);
  }, rule);
}

const breaks = [
  {
    what: 'a lost gap between neighbours',
    path: '/',
    check: gluedWords,
    rule: '.testimonials .more { display: block !important }',
    found: 'glued',
  },
  {
    what: 'a margin without room for the round button',
    path: '/',
    check: wordsUnderFixed,
    rule: ':root { --margin: 0rem !important }',
    found: 'under a fixed element',
  },
  {
    what: 'one link further from its neighbours than the others',
    path: '/portao-automatico-guarulhos',
    check: unevenLinks,
    rule: '.footer-columns li:nth-child(2) { margin-top: 9px !important }',
    found: 'gaps of',
  },
  {
    what: 'an element that is wider than the window',
    path: '/',
    check: cutAtTheSide,
    rule: 'footer { width: 110vw !important }',
    found: 'px too wide',
  },
  {
    what: 'a button that is cut off at the side',
    path: '/',
    check: cutAtTheSide,
    rule: 'main .button { translate: 100vw !important }',
    found: 'cut: ',
  },
  {
    what: 'a contact card over its text',
    path: '/portao-nao-fecha',
    check: coveredByContact,
    rule: '.contact-block { position: fixed !important; inset: 4rem 0 auto !important }',
    found: 'hidden: ',
  },
  {
    what: 'a drawing over its heading',
    path: '/motores/escolher',
    check: wordsUnderDrawing,
    rule: '.page-heading > .line-drawing { display: block !important; margin-top: -9rem }',
    found: 'under a drawing',
  },
] as const;

test.for(breaks)('a page with $what is reported', async ({ path, check, rule, found }, { visit }) => {
  const page = await visit({ width: 768 });
  await page.goto(path);
  expect(await check(page)).toEqual([]);
  await addRule(page, rule);
  expect((await check(page)).join()).toContain(found);
});

test('a list of links is reported if one of its items has no link', async ({ visit }) => {
  const page = await visit({ width: 768 });
  await page.goto('/portao-nao-fecha');
  expect(await unevenLinks(page)).toEqual([]);
  await page
    .locator('main nav.related a')
    .first()
    .evaluate((link) => link.replaceWith(link.textContent));
  expect((await unevenLinks(page)).join()).toContain('without a link');
});

test('a class is reported if every rule that names it misses its element', async ({ visit }) => {
  const page = await visit({ width: 768 });
  await page.goto('/');
  expect(await classesWithoutRule(page)).toEqual([]);
  await page.locator('main').evaluate((main) => main.classList.add('lost'));
  await addRule(page, 'footer .lost { color: red }');
  // A rule for a longer name says nothing about this one.
  await addRule(page, 'body, .lost-and-found { color: inherit }');
  await page.locator('main').evaluate((main) => main.classList.add('lost-and-found'));
  expect(await classesWithoutRule(page)).toEqual(['no rule for .lost']);
});

test('checks of a page in one call find the same as alone, and one that fails is not lost', async ({
  visit,
}) => {
  const page = await visit({ width: 768 });
  await page.goto('/portao-automatico-guarulhos');
  const together = () => inOneCall(page, (asked) => [gluedWords(asked), overhang(asked), unevenLinks(asked)]);
  expect(await together()).toEqual([[], [], []]);
  await addRule(page, 'footer { width: 110vw !important }');
  await addRule(page, '.footer-columns li:nth-child(2) { margin-top: 9px !important }');
  const found = await together();
  expect(found).toEqual([[], await overhang(page), await unevenLinks(page)]);
  expect(found.map((sentences) => sentences.length > 0)).toEqual([false, true, true]);
  const failing = () => Promise.reject(new Error('a check that fails'));
  await expect(inOneCall(page, (asked) => [overhang(asked), asked.evaluate(failing)])).rejects.toThrow(
    'a check that fails',
  );
  await expect(inOneCall(page, (asked) => [cutAtTheSide(asked)])).rejects.toThrow('second question');
});

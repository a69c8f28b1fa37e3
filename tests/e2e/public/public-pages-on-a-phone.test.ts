/** Every public page on a phone of 360 px, with JavaScript on and the policy of the page in force. */
import { expect } from 'vitest';
import { paths } from '#app/paths.ts';
import { templateTerms } from '#content/term-template.ts';
import { axeOncePerFrame, axeViolations, formOfFrame } from '#tests/e2e/support/axe.ts';
import { inOneCall } from '#tests/e2e/support/in-one-call.ts';
import {
  cutAtTheSide,
  layOutAll,
  openAll,
  overhang,
  scrollThrough,
  shiftWhileLoading,
  wordsUnderFixed,
} from '#tests/e2e/support/page-checks.ts';
import { listPublicPages, notFoundIsReported, onePageOfEachKind } from '#tests/e2e/support/public-pages.ts';
import { test as base } from '#tests/e2e/support/public-test.ts';
import { gluedWords, unevenLinks } from '#tests/e2e/support/style-checks.ts';
import { broken, takeTour } from '#tests/e2e/support/tour.ts';

const limits = { timeout: 8 * 60_000 };
const height = 740;

const test = base.extend('findings', { scope: 'file' }, async ({ site, browser }) => {
  const all = await listPublicPages(site);
  const kinds = onePageOfEachKind(all);
  const template = [...templateTerms].slice(0, 1).map((slug) => paths.term(slug));
  const reflowing = new Set([...kinds, ...template]);
  const axeOfPage = axeOncePerFrame();
  return takeTour({
    browser,
    site,
    paths: [...new Set([...all, ...template])],
    tab: { width: 360, expects: notFoundIsReported },
    async check(page, path) {
      const [shift, , , tooWide, glued, uneven, underBar, , frame] = await inOneCall(page, (asked) => [
        shiftWhileLoading(asked),
        scrollThrough(asked),
        layOutAll(asked),
        overhang(asked),
        gluedWords(asked),
        unevenLinks(asked),
        wordsUnderFixed(asked),
        openAll(asked, 'main details'),
        formOfFrame(asked),
      ]);
      const violations = await (reflowing.has(path) ? axeViolations(page) : axeOfPage(page, frame));
      const found = {
        'stays in place': shift,
        'fits the screen': tooWide,
        'keeps words apart': glued,
        'has even lists': uneven,
        'covers no words': underBar,
        'is accessible': violations,
      };
      if (!reflowing.has(path)) return found;
      await page.emulateMedia({ colorScheme: 'dark' });
      const inTheDark = await axeViolations(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 180, height });
      const cut = [...(await cutAtTheSide(page)), ...(await wordsUnderFixed(page))];
      await page.setViewportSize({ width: 360, height });
      return { ...found, 'is accessible in the dark': inTheDark, reflows: cut };
    },
  });
});

test('no page leaves a trace, causes an error or scrolls sideways at 360 px', limits, ({ findings }) => {
  expect(broken(findings, 'leaves no trace', 'fits the screen')).toEqual([]);
});

test('nothing moves while a page loads at 360 px', limits, ({ findings }) => {
  expect(broken(findings, 'stays in place')).toEqual([]);
});

test('no page sets two words side by side with no space between them', limits, ({ findings }) => {
  expect(broken(findings, 'keeps words apart')).toEqual([]);
});

test('no list of links has uneven gaps between its items', limits, ({ findings }) => {
  expect(broken(findings, 'has even lists')).toEqual([]);
});

test('no words at the end of a page are under the contact bar of a phone', limits, ({ findings }) => {
  expect(broken(findings, 'covers no words')).toEqual([]);
});

test('no page violates a rule of accessibility at 360 px', limits, ({ findings }) => {
  expect(broken(findings, 'is accessible')).toEqual([]);
});

test(
  'no kind of page violates a rule of accessibility at 360 px in the dark scheme',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'is accessible in the dark')).toEqual([]);
  },
);

/** With text at twice the size, a phone of 360 px shows half as many CSS pixels (WCAG 1.4.10, Reflow). */
test(
  'each kind of page at 180 px scrolls only vertically, and neither cuts off a button or a price nor covers words',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'reflows')).toEqual([]);
  },
);

/** Each kind of public page on a screen of 1440 px, with JavaScript on and the policy of the page in force. */
import { expect } from 'vitest';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import {
  coveredByContact,
  layOutAll,
  openAll,
  overhang,
  scrollThrough,
  setReadersTextSize,
  shiftWhileLoading,
  wordsUnderFixed,
} from '#tests/e2e/support/page-checks.ts';
import { listPublicPages, notFoundIsReported, onePageOfEachKind } from '#tests/e2e/support/public-pages.ts';
import { test as base } from '#tests/e2e/support/public-test.ts';
import { classesWithoutRule, gluedWords, unevenLinks } from '#tests/e2e/support/style-checks.ts';
import { broken, takeTour } from '#tests/e2e/support/tour.ts';

const limits = { timeout: 8 * 60_000 };
const height = 900;

const test = base.extend('findings', { scope: 'file' }, async ({ site, browser }) =>
  takeTour({
    browser,
    site,
    paths: onePageOfEachKind(await listPublicPages(site)),
    tab: { width: 1440, expects: notFoundIsReported },
    async check(page) {
      const shift = await shiftWhileLoading(page);
      await scrollThrough(page);
      const tooWide = await overhang(page);
      const unstyled = [...(await classesWithoutRule(page)), ...(await gluedWords(page))];
      const uneven = await unevenLinks(page);
      await page.setViewportSize({ width: 768, height });
      unstyled.push(...(await gluedWords(page)));
      uneven.push(...(await unevenLinks(page)));
      await page.reload();
      shift.push(...(await shiftWhileLoading(page)));
      await page.setViewportSize({ width: 1280, height });
      const underContact = await coveredByContact(page);
      const covered: string[] = [];
      for (const width of [768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height });
        covered.push(...(await wordsUnderFixed(page)));
      }
      await setReadersTextSize(page, 32);
      // In text of twice the size, these widths are those of a phone.
      await layOutAll(page);
      covered.push(...(await wordsUnderFixed(page)));
      await page.setViewportSize({ width: 1920, height });
      covered.push(...(await wordsUnderFixed(page)));
      await page.setViewportSize({ width: 768, height });
      tooWide.push(...(await overhang(page)));
      await setReadersTextSize(page, 16);
      await page.setViewportSize({ width: 1440, height });
      await openAll(page, 'main details');
      const violations = await axeViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const inTheDark = await axeViolations(page);
      await page.emulateMedia({ colorScheme: 'light' });
      return {
        'stays in place': shift,
        'fits the screen': tooWide,
        'is accessible': violations,
        'is accessible in the dark': inTheDark,
        'its contact covers no words': underContact,
        'covers no words': covered,
        'loses no style': unstyled,
        'has even lists': uneven,
      };
    },
  }),
);

test(
  'no kind of page leaves a trace, causes an error or scrolls sideways at 1440 px, or at 768 px in large print',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'leaves no trace', 'fits the screen')).toEqual([]);
  },
);

test('nothing moves while a kind of page loads at 1440 px and at 768 px', limits, ({ findings }) => {
  expect(broken(findings, 'stays in place')).toEqual([]);
});

test('no kind of page violates a rule of accessibility at 1440 px', limits, ({ findings }) => {
  expect(broken(findings, 'is accessible')).toEqual([]);
});

test(
  'no kind of page violates a rule of accessibility at 1440 px in the dark scheme',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'is accessible in the dark')).toEqual([]);
  },
);

test(
  'the contact beside a text never covers other words at 1280 px, at any scroll position',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'its contact covers no words')).toEqual([]);
  },
);

test(
  'no word is ever under the contact that stays in view, from 768 to 1920 px and at twice the text size',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'covers no words')).toEqual([]);
  },
);

test(
  'no kind of page loses a style: a class has a rule, and words have a space between them',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'loses no style')).toEqual([]);
  },
);

test(
  'no list of links has uneven gaps, and none has items without a link among its links',
  limits,
  ({ findings }) => {
    expect(broken(findings, 'has even lists')).toEqual([]);
  },
);

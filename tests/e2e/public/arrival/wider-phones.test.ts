/** The widths of the phones that most people have: a line that breaks alike at 360 px may break otherwise there. */
import { expect } from 'vitest';
import { shiftWhileLoading } from '#tests/e2e/support/page-checks.ts';
import { listPublicPages, notFoundIsReported, onePageOfEachKind } from '#tests/e2e/support/public-pages.ts';
import { test } from '#tests/e2e/support/public-test.ts';
import { broken, takeTour } from '#tests/e2e/support/tour.ts';

test('no kind of page moves while its heading font arrives at 390 and 412 px', async ({ site, browser }) => {
  const paths = [...onePageOfEachKind(await listPublicPages(site)), '/portao-nao-fecha'];
  for (const width of [390, 412]) {
    const findings = await takeTour({
      browser,
      site,
      paths,
      tab: { width, expects: notFoundIsReported },
      check: async (page) => ({ 'stays in place': await shiftWhileLoading(page) }),
    });
    expect(broken(findings, 'stays in place', 'leaves no trace'), `at ${width} px`).toEqual([]);
  }
});

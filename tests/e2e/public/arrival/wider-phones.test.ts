/** The widths of most people's phones, where a line may break differently in each font although it does not at 360 px. */
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

/** The drawing beside a title leaves room for the words. */
import { expect } from 'vitest';
import { wordsUnderDrawing } from '#tests/e2e/support/page-checks.ts';
import { fetchCalmly, listPublicPages } from '#tests/e2e/support/public-pages.ts';
import { test } from '#tests/e2e/support/public-test.ts';
import type { Site } from '#tests/e2e/support/site.ts';
import { routeOf } from '#tests/support/route-table.ts';

const limits = { timeout: 2 * 60_000 };
/** From the narrowest width with a drawing to a large screen. */
const widths = [1080, 1200, 1440, 1920];

/** Of each kind of page that has a drawing, the page whose heading has the most letters. */
async function longestHeadings(site: Site): Promise<string[]> {
  const longest = new Map<string, { path: string; length: number }>();
  for (const path of await listPublicPages(site)) {
    const html = await (await fetchCalmly(site.url + path)).text();
    const heading = /<div class="page-heading[^"]*">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
    const isDiagnosed = html.includes('class="diagnosis"');
    if (!isDiagnosed && !heading.includes('class="line-drawing"')) continue;
    const kind = `${routeOf(path)?.path} ${isDiagnosed}`;
    const { length } = heading.replaceAll(/<.*?>/gs, '');
    if (length > (longest.get(kind)?.length ?? 0)) longest.set(kind, { path, length });
  }
  return [...longest.values()].map(({ path }) => path);
}

test(
  'no word of a heading lies under its drawing, in the longest heading of each kind',
  limits,
  async ({ site, visit }) => {
    const paths = await longestHeadings(site);
    expect(paths.length).toBeGreaterThan(6);
    const page = await visit();
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(
          ...(await wordsUnderDrawing(page)).map((sentence) => `${path} at ${width} px: ${sentence}`),
        );
      }
    }
    expect(found).toEqual([]);
  },
);

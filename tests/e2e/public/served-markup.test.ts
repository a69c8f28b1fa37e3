/** The served bytes are valid: HTML by the standard and its accessibility rules, and well-formed XML. */
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { inParallel } from '#tests/e2e/support/in-parallel.ts';
import { fetchCalmly, fetchedAtOnce, listPublicPages } from '#tests/e2e/support/public-pages.ts';
import { test } from '#tests/e2e/support/public-test.ts';

const limitMs = 5 * 60_000;

/** All recommended rules; those left out have a reason. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Only spelling, which React decides; the standard allows both forms.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // The site's name closes every title; the part before it is measured in public-pages-without-javascript.test.ts.
    'long-title': 'off',
    // Guards scripts of other origins; the policy allows none.
    'require-sri': 'off',
    // Numbers are written as they are copied and dialled; the style sheet keeps them on one line.
    'tel-non-breaking': 'off',
    // The menus above the page's own heading have headings too.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
};

/**
 * A list whose items neither contain a list or a heading nor refer to other elements, so that nothing else on a page
 * decides whether they are valid.
 */
const plainList = /(<ul[^>]*>)(?:(?!<ul|<\/ul>|<h\d| (?:id|for|aria-controls|aria-\w+by)=)[\s\S])*<\/ul>/g;

/** Validates the items of each list once. Lists of links are half of the elements, and most are on every page. */
function withoutRepeatedLists(): (html: string) => string {
  const seen = new Set<string>();
  return (html) =>
    html.replace(plainList, (list, start) => {
      if (seen.has(list)) return `${start}<li></li></ul>`;
      seen.add(list);
      return list;
    });
}

test('every public page is valid HTML and has all its figures filled in', { timeout: limitMs }, async ({
  site,
}) => {
  const validator = new HtmlValidate(rules);
  const shorten = withoutRepeatedLists();
  const paths = [...(await listPublicPages(site)), '/admin/login'];
  const problems = await inParallel(paths, fetchedAtOnce, async (path) => {
    const html = await (await fetchCalmly(site.url + path)).text();
    const { results } = await validator.validateString(shorten(html));
    const tokens = html.match(/\{\{.{0,40}/g) ?? [];
    return results
      .flatMap(({ messages }) =>
        messages.map(
          (message) =>
            `${path}:${message.line}:${message.column} ${message.ruleId}: ${message.message} (${message.selector})`,
        ),
      )
      .concat(tokens.map((token) => `${path}: ${token}`));
  });
  expect(problems.flat()).toEqual([]);
});

test('the XML site map is well formed and lists each address once, on this site', async ({ site, visit }) => {
  const response = await fetch(`${site.url}/sitemap.xml`);
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const xml = await response.text();
  // An empty page, because only a parser is needed, and the site's own policy lets nobody parse strings.
  const page = await visit();
  const { root, locations } = await page.evaluate((text) => {
    const tree = new DOMParser().parseFromString(text, 'application/xml');
    return {
      root: tree.documentElement.nodeName,
      locations: [...tree.querySelectorAll('loc')].map((element) => element.textContent ?? ''),
    };
  }, xml);
  expect(root).toBe('urlset');
  expect(locations.length).toBeGreaterThan(100);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.filter((location) => !location.startsWith(`${site.url}/`))).toEqual([]);
});

test('no public answer sets a cookie', { timeout: limitMs }, async ({ site }) => {
  const paths = [...(await listPublicPages(site)), '/buscar?q=portao', '/admin/login', '/healthz'];
  const cookies = await inParallel(paths, fetchedAtOnce, async (path) => {
    const response = await fetchCalmly(site.url + path, { redirect: 'manual' });
    await response.body?.cancel();
    return response.headers.getSetCookie().map((cookie) => `${path}: ${cookie}`);
  });
  expect(cookies.flat()).toEqual([]);
});

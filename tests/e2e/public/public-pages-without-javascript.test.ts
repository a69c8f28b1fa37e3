/** Every public page without JavaScript: all content is there and valid. */
import sharp from 'sharp';
import { expect } from 'vitest';
import { siteTitleSuffix } from '#content/site.ts';
import { inParallel } from '#tests/e2e/support/in-parallel.ts';
import {
  fetchCalmly,
  fetchedAtOnce,
  isMissingPage,
  listIndexedPages,
  listPublicPages,
  notFoundIsReported,
  onePageOfEachKind,
} from '#tests/e2e/support/public-pages.ts';
import { test as base } from '#tests/e2e/support/public-test.ts';
import { dataContactEmail } from '#tests/e2e/support/site.ts';
import { type DocumentSummary, parseDocument, readDocument } from './document-summary.ts';

const limitMs = 5 * 60_000;

/** The document of every public page, read once for all tests of this file. */
const test = base.extend('documents', { scope: 'file' }, async ({ site, browser }) => {
  const parser = await browser.newPage();
  const documents = await inParallel(await listPublicPages(site), fetchedAtOnce, (path) =>
    parseDocument(parser, site, path),
  );
  await parser.close();
  return documents;
});

/** Names each page for which the check finds something, with what it found. */
function problemsIn(
  documents: readonly DocumentSummary[],
  check: (page: DocumentSummary) => unknown[],
): string[] {
  return documents.flatMap((page) => check(page).map((problem) => `${page.path}: ${String(problem)}`));
}

test('there is a home page, a site map, every topic, every place and the generated page', {
  timeout: limitMs,
}, ({ documents }) => {
  const families = ['/', '/sitemap', '/topicos/', '/cidades/', '/links-uteis/'];
  const missing = families.filter((family) => !documents.some((page) => page.path.startsWith(family)));
  expect(missing).toEqual([]);
  expect(documents.length).toBeGreaterThan(100);
});

test('a browser without JavaScript reads the same on each kind of page', { timeout: limitMs }, async ({
  documents,
  visit,
}) => {
  const kinds = new Set(onePageOfEachKind(documents.map(({ path }) => path)));
  const page = await visit({ width: 360, hasJavaScript: false, expects: notFoundIsReported });
  for (const parsed of documents.filter(({ path }) => kinds.has(path))) {
    expect(await readDocument(page, parsed.path)).toEqual(parsed);
  }
});

test('each page answers 200, and each missing page 404', ({ documents }) => {
  expect(
    problemsIn(documents, (page) =>
      page.status === (isMissingPage(page.path) ? 404 : 200) ? [] : [page.status],
    ),
  ).toEqual([]);
});

test('each page has one header, one main, one footer and says it is in Brazilian Portuguese', ({
  documents,
}) => {
  expect(
    problemsIn(documents, ({ landmarks: { header, main, footer }, language }) =>
      header === 1 && main === 1 && footer === 1 && language === 'pt-BR'
        ? []
        : [`header ${header}, main ${main}, footer ${footer}, lang ${language}`],
    ),
  ).toEqual([]);
});

test('each page has exactly one h1, and no heading skips a level on the way down', ({ documents }) => {
  expect(
    problemsIn(documents, ({ headings }) => {
      const main = headings.filter(({ level }) => level === 1);
      const skipped = headings.filter(
        ({ level }, position) => level > (headings[position - 1]?.level ?? 6) + 1,
      );
      const empty = headings.filter(({ text }) => text === '');
      return [
        ...(main.length === 1 ? [] : [`${main.length} h1`]),
        ...skipped.map(({ level, text }) => `h${level} '${text}' skips a level`),
        ...empty.map(({ level }) => `empty h${level}`),
      ];
    }),
  ).toEqual([]);
});

test('each title ends with the site’s name and has at most 60 characters before it', ({ documents }) => {
  const suffix = ` | ${siteTitleSuffix}`;
  expect(
    problemsIn(documents, ({ title }) => {
      const own = title.slice(0, -suffix.length);
      return title.endsWith(suffix) && own.length > 0 && own.length <= 60 ? [] : [title];
    }),
  ).toEqual([]);
});

test('each description has 70 to 160 characters, and each page has keywords', ({ documents }) => {
  expect(
    problemsIn(documents, ({ description, keywords }) => {
      const length = description?.length ?? 0;
      return [
        ...(length >= 70 && length <= 160 ? [] : [`${length} characters: ${description}`]),
        ...(keywords ? [] : ['no keywords']),
      ];
    }),
  ).toEqual([]);
});

test('no two indexed pages share a title, a description or a canonical address', async ({
  documents,
  site,
}) => {
  const indexed = new Set(await listIndexedPages(site));
  const pages = documents.filter((page) => indexed.has(page.path));
  for (const property of ['title', 'description', 'canonical'] as const) {
    const pathsByText = new Map<string, string[]>();
    for (const page of pages)
      pathsByText.set(`${page[property]}`, [...(pathsByText.get(`${page[property]}`) ?? []), page.path]);
    expect(
      [...pathsByText].filter(([, paths]) => paths.length > 1),
      property,
    ).toEqual([]);
  }
});

test('an indexed page names itself as its canonical address; any other says noindex or names another', async ({
  documents,
  site,
}) => {
  const indexed = new Set(await listIndexedPages(site));
  expect(
    problemsIn(documents, ({ path, canonical, robots }) => {
      if (indexed.has(path))
        return canonical === site.url + path && robots === null ? [] : [`${canonical} ${robots}`];
      const isElsewhere = canonical !== null && canonical !== site.url + path;
      return robots === 'noindex' || isElsewhere ? [] : [`${canonical} ${robots}`];
    }),
  ).toEqual([]);
});

test('each link to the site itself answers, and its fragment exists there', { timeout: limitMs }, async ({
  documents,
  site,
}) => {
  const known = new Map(documents.map((page) => [site.url + page.path, page]));
  const links = new Set(
    documents.flatMap((page) => page.links).filter((link) => link.startsWith(`${site.url}/`)),
  );
  const broken = await inParallel([...links], fetchedAtOnce, async (link) => {
    const [address = '', fragment] = link.split('#');
    const page = known.get(address);
    if (page === undefined) {
      const response = await fetchCalmly(address, { redirect: 'manual' });
      await response.body?.cancel();
      return response.status < 400 ? [] : [`${link}: ${response.status}`];
    }
    const isThere =
      fragment === undefined || fragment === '' || page.ids.includes(decodeURIComponent(fragment));
    return isThere ? [] : [`${link}: no such fragment`];
  });
  expect(links.size).toBeGreaterThan(100);
  expect(broken.flat()).toEqual([]);
});

test('every indexed page is within three clicks of home, and linked from more than the site map', async ({
  documents,
  site,
}) => {
  const withoutFragment = (link: string) => link.replace(/#.*$/, '');
  const linksOf = new Map(documents.map((page) => [site.url + page.path, page.links.map(withoutFragment)]));
  const clicks = new Map([[`${site.url}/`, 0]]);
  // Iterating over a map also visits the entries added during the iteration.
  for (const [address, count] of clicks) {
    for (const link of linksOf.get(address) ?? []) if (!clicks.has(link)) clicks.set(link, count + 1);
  }
  const indexed = (await listIndexedPages(site)).map((path) => site.url + path);
  expect(indexed.filter((address) => (clicks.get(address) ?? Infinity) > 3)).toEqual([]);

  const siteMap = `${site.url}/sitemap`;
  const linkedElsewhere = new Set(
    [...linksOf].flatMap(([address, links]) =>
      address === siteMap ? [] : links.filter((link) => link !== address),
    ),
  );
  expect(indexed.filter((address) => !linkedElsewhere.has(address))).toEqual([]);
});

test('each link has a text, and none opens a tab that could reach back', ({ documents }) => {
  expect(problemsIn(documents, (page) => page.poorLinks)).toEqual([]);
});

test('links leave the site only for the chat, the phone, the data contact and what an administrator wrote', ({
  documents,
  site,
}) => {
  const isKnown = (link: string) =>
    link.startsWith(`${site.url}/`) ||
    /^https:\/\/wa\.me\/55\d{10,11}\?text=/.test(link) ||
    /^tel:\d{10,11}$/.test(link) ||
    link === `mailto:${dataContactEmail}`;
  const pages = documents.filter((page) => !page.path.startsWith('/links-uteis/'));
  expect(problemsIn(pages, (page) => page.links.filter((link) => !isKnown(link)))).toEqual([]);
});

test('no id occurs twice on a page', ({ documents }) => {
  expect(
    problemsIn(documents, ({ ids }) => ids.filter((id, position) => ids.indexOf(id) !== position)),
  ).toEqual([]);
});

test('structured data can be read and names what it describes', ({ documents }) => {
  expect(
    problemsIn(documents, ({ structuredData }) =>
      structuredData.filter((text) => {
        const block = JSON.parse(text) as Record<string, unknown>;
        return block['@context'] !== 'https://schema.org' || typeof block['@type'] !== 'string';
      }),
    ),
  ).toEqual([]);
});

test('each kind of page has a picture for shared links, 1200 × 630 and below 300 KB', async ({
  documents,
}) => {
  const kinds = new Set(onePageOfEachKind(documents.map(({ path }) => path)));
  const pages = documents.filter(({ path }) => kinds.has(path));
  const problems = await inParallel(pages, 4, async ({ path, image }) => {
    const response = await fetch(image ?? '');
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return [`${path}: ${response.status} ${bytes.toString()}`];
    const { width, height } = await sharp(bytes).metadata();
    const found = `${response.status}, ${width} × ${height}, ${bytes.length} bytes`;
    return width === 1200 && height === 630 && bytes.length <= 300_000 ? [] : [`${path}: ${found}`];
  });
  expect(problems.flat()).toEqual([]);
});

/** The route table agrees with the reserved words, the families, the paths and the site map. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTexts, pagesOf } from '#app/catalogue/families.server.ts';
import { paths, type Query, queries } from '#app/paths.ts';
import { indexablePaths } from '#app/seo/indexable-paths.server.ts';
import { families, type PageFamily } from '#content/families.ts';
import { standingPages } from '#content/standing-pages.ts';
import { reservedSlugs, serverWords } from '#domain/pages/reserved-slugs.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { duplicatePages, existingPages, publicPaths } from '#tests/support/public-paths.ts';
import { firstWords, routeOf, routeTable } from '#tests/support/route-table.ts';

const everyFamily = Object.entries<PageFamily>(families);

test('every first segment of a route is reserved if a slug could be the same word', () => {
  const couldBeTaken = firstWords.filter((word) => word === slugFromTitle(word));
  expect(couldBeTaken.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});

test('every reserved word is the first segment of a route or of an address outside the routes', () => {
  const known = new Set<string>([...firstWords, ...serverWords]);
  expect([...reservedSlugs].filter((word) => !known.has(word))).toEqual([]);
});

test('every file directly in app/site is the module of a route', () => {
  const modules = new Set([...routeTable.map(({ file }) => file), 'site/layout.tsx']);
  const files = readdirSync('app/site', { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !modules.has(`site/${name}`))).toEqual([]);
});

test('every standing page has its own route', () => {
  const ownRoutes = new Set(routeTable.map(({ path }) => path));
  expect(Object.keys(standingPages).filter((word) => !ownRoutes.has(word))).toEqual([]);
});

test.for(everyFamily)('each page of %s matches the route of its family', ([name, family]) => {
  // At the root, all problems share one route, and every other page has its own.
  const routeAtRoot = (slug: string) => (name === 'problems' ? ':slug' : slug);
  const astray = pagesOf(family).filter(({ slug, path }) => {
    const expected = family.prefix === null ? routeAtRoot(slug) : `${family.prefix}/:slug`;
    return routeOf(path)?.path !== expected;
  });
  expect(astray.map(({ path }) => path)).toEqual([]);
});

test('every folder of texts belongs to exactly one family', () => {
  const folders = readdirSync('content', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((folder) => readdirSync(`content/${folder}`).some((file) => file.endsWith('.md')));
  const claimed = everyFamily.flatMap(([, family]) => (hasTexts(family) ? [family.folder] : []));
  expect(claimed.toSorted()).toEqual(folders.toSorted());
});

test('every path in app/paths.ts has a route', () => {
  const { socialCard: _, ...ofScreens } = paths;
  const unanswered = Object.values<(example: never) => string>(ofScreens)
    .map((addressOf) => addressOf('exemplo' as never))
    .filter((address) => {
      const route = routeOf(address.replace(/#.*$/, ''))?.path ?? '*';
      // `:slug` matches any single segment, but only the pages of problems belong there.
      return route === '*' || (route === ':slug' && !address.includes('exemplo'));
    });
  expect(unanswered).toEqual([]);
});

test('every address with a declared query parameter has its own route', () => {
  const astray = Object.values(queries).filter(({ path }) => routeOf(path)?.path !== path.slice(1));
  expect(astray).toEqual([]);
});

/**
 * Routes without a fixed page: the search (it redirects), files, generated pages and previews. The browser tests create
 * the last two themselves.
 */
const withoutPages = [
  'buscar',
  'robots.txt',
  'llms.txt',
  'sitemap.xml',
  'links-uteis/:slug',
  'previa/:token',
];

test('the browser tests visit every public route', () => {
  const visited = new Set(publicPaths.map((path) => routeOf(path)?.path));
  const missed = routeTable
    .map(({ path }) => path)
    .filter((path) => !/^admin(?:\/|$)/.test(path) && !withoutPages.includes(path) && !visited.has(path));
  expect(missed).toEqual([]);
});

test('the browser tests visit every address of a public page with each query that it reads', () => {
  // The site that the browser tests share has too few generated pages for a second page of `/sitemap`, which
  // tests/http/sitemap.test.ts requests.
  const elsewhere: readonly Query[] = [queries.sitemapPage];
  const isVisited = ({ path, name }: Query) =>
    publicPaths.some((visited) => new RegExp(`^${path}\\?(?:.*&)?${name}=`).test(visited));
  const missed = Object.values(queries).filter(
    (query) => routeOf(query.path)?.isPublicPage && !elsewhere.includes(query) && !isVisited(query),
  );
  expect(missed).toEqual([]);
});

test('the XML site map lists every public page, except pages with noindex and pages that name another as canonical', () => {
  const expected = [...existingPages].filter((path) => !duplicatePages.has(path));
  const listed = indexablePaths();
  expect({
    missing: expected.filter((path) => !listed.includes(path)),
    unexpected: listed.filter((path) => !expected.includes(path)),
    twice: listed.filter((path, position) => listed.indexOf(path) !== position),
  }).toEqual({ missing: [], unexpected: [], twice: [] });
});

test('a page that names another as its canonical address names one that search engines list', () => {
  const listed = indexablePaths();
  expect(duplicatePages.size).toBeGreaterThan(0);
  expect([...duplicatePages].filter(([, canonical]) => !listed.includes(canonical))).toEqual([]);
});

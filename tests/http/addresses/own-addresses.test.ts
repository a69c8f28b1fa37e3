/** The rule of which addresses the site answers itself agrees with what it answers. */
import { expect, test } from 'vitest';
import { pagesOf } from '#app/catalogue/families.server.ts';
import { families, type PageFamily } from '#content/families.ts';
import { loadRouteMatcher } from '#server/answers/site-renderer.ts';
import { existingPages, missingPages } from '#tests/support/public-paths.ts';
import { routeTable } from '#tests/support/route-table.ts';
import { startServer } from '../support/start-server.ts';

const isMiss = ({ status, headers }: { status: number; headers: { location?: string | undefined } }) =>
  status === 404 || (status === 302 && ['/', '/not-found'].includes(headers.location ?? ''));

/** The not-found page exists whatever its status, and parts of the site map exist only with more pages. */
const reserved = /^\/not-found$|^\/sitemap\/(?:0|[1-9]\d{0,5})\.xml$/;

const prefixes = Object.values<PageFamily>(families).flatMap(({ prefix }) => prefix ?? []);
const files = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/favicon.svg'];
const madeUp = [
  '/palavra-solta',
  '/contato.html',
  '/index.php',
  '/um/dois/tres',
  '/links-uteis',
  '/links-uteis/nunca-existiu',
  '/sitemap/nunca-existiu',
  ...prefixes.flatMap((prefix) => [`/${prefix}`, `/${prefix}/nunca-existiu`, `/${prefix}/a/b`]),
];
const fixedRoutes = routeTable.filter(({ path }) => !/[:*]|^admin/.test(path)).map(({ path }) => `/${path}`);

/** Two pages of each family, because other tests request every existing page. */
const samples = Object.values<PageFamily>(families).flatMap((family) =>
  pagesOf(family)
    .slice(0, 2)
    .map(({ path }) => path),
);

test('an address may have a rule exactly when the site does not answer it itself', async () => {
  const { send } = await startServer();
  const matchesRoute = await loadRouteMatcher();
  const addresses = new Set([...fixedRoutes, ...samples, ...files, ...madeUp, ...missingPages]);
  const wrong: string[] = [];
  for (const path of addresses) {
    const isAnswered = reserved.test(path) || !isMiss(await send(path, { method: 'HEAD' }));
    if (matchesRoute(path) !== isAnswered) wrong.push(`${path} answers: ${isAnswered}`);
  }
  expect(wrong).toEqual([]);
});

test('no page of the site may have a rule', async () => {
  const matchesRoute = await loadRouteMatcher();
  const pages = [...existingPages].filter((path) => !path.includes('?'));
  expect(pages.length).toBeGreaterThan(250);
  expect(pages.filter((path) => !matchesRoute(path))).toEqual([]);
});

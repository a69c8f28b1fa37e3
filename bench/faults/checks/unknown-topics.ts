/** Requests many addresses that nobody linked: they must not push the real pages out of the cache. */
import { atLeast, type Check, type Measurement, note } from '../check.ts';
import { tally } from '../harness/ask.ts';
import { cacheHits } from '../harness/cache-hits.ts';
import { compareCachedPage } from '../harness/cached-page/load.ts';
import { askAll, startBusyClients } from '../harness/kept-connection.ts';
import { publicPaths } from '../harness/public-pages.ts';
import type { StartedSite } from '../harness/start-site.ts';

const unknownPages = 3000;
const atOnce = 16;
const hitShare = 95;

/** Every kind of address that makes the site draw a page, by name. */
const inventedAddresses: Readonly<Record<string, (n: number) => string>> = {
  topics: (n) => `/topicos/ao-mesmo-tempo-${n}`,
  'paths too long for the cache': (n) => `/topicos/${'x'.repeat(600)}-${n}`,
  'invented pages': (n) => `/links-uteis/nao-existe-${n}`,
  'administrator’s screens': () => '/admin/login',
  previews: (n) => `/previa/${n.toString(16).padStart(32, '0')}`,
};

export const unknownTopics: Check = {
  name: 'unknown-topics',
  summary: `${unknownPages} unknown /topicos/… and other invented addresses alongside the real pages`,
  async run(harness) {
    const site = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    const figures = await keptPages(site);
    for (const [name, pathOf] of Object.entries(inventedAddresses)) {
      figures.push(...(await latency(site, name, pathOf)));
    }
    return figures;
  },
};

async function keptPages({ origin }: StartedSite): Promise<Measurement[]> {
  const paths = await publicPaths(origin);
  await askAll(origin, paths, 4);
  const before = await hitsOf(origin, paths);
  const unknown = Array.from({ length: unknownPages }, (_, index) => `/topicos/desconhecido-${index}`);
  const outcomes = await askAll(origin, unknown, atOnce);
  const after = await hitsOf(origin, paths);
  return [
    atLeast(`of ${paths.length} pages still cached`, (after / paths.length) * 100, hitShare, ' %'),
    note(`${before} were cached before`),
    note(`unknown topics ${tally(outcomes)}`),
  ];
}

/** Requests every page once and counts how many the cache answered. */
async function hitsOf(origin: string, paths: readonly string[]): Promise<number> {
  const before = await cacheHits(origin);
  await askAll(origin, paths, 4);
  return (await cacheHits(origin)) - before;
}

function latency(site: StartedSite, name: string, pathOf: (n: number) => string): Promise<Measurement[]> {
  let next = 0;
  return compareCachedPage(site, {
    name: `${atOnce} at once: ${name}`,
    limit: { timesAlone: 3 },
    begin: () => startBusyClients(atOnce, site.origin, () => pathOf(next++)),
  });
}

/** Requests many addresses that nobody linked: they must not push the real pages out of the cache. */
import { atLeast, type Check, type Figure, note } from '../check.ts';
import { tally } from '../harness/ask.ts';
import { compareCachedPage } from '../harness/cached-page-load.ts';
import { askAll, startBusyClients } from '../harness/kept-connection.ts';
import { cacheHits, publicPaths } from '../harness/public-pages.ts';
import type { Site } from '../harness/start-site.ts';

const unknownPages = 3000;
const atOnce = 16;
const hitShare = 95;

export const unknownTopics: Check = {
  name: 'unknown-topics',
  summary: `${unknownPages} unknown /topicos/… beside the real pages`,
  async run(harness) {
    const site = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    return [...(await keptPages(site)), ...(await latency(site))];
  },
};

async function keptPages({ origin }: Site): Promise<Figure[]> {
  const paths = await publicPaths(origin);
  await askAll(origin, paths, 4);
  const before = await hitsOf(origin, paths);
  const unknown = Array.from({ length: unknownPages }, (_, index) => `/topicos/desconhecido-${index}`);
  const outcomes = await askAll(origin, unknown, atOnce);
  const after = await hitsOf(origin, paths);
  return [
    atLeast(`of ${before} cached pages still cached`, (after / before) * 100, hitShare, ' %'),
    note(`unknown topics ${tally(outcomes)}`),
  ];
}

/** Requests every page once and counts how many the cache answered. */
async function hitsOf(origin: string, paths: readonly string[]): Promise<number> {
  const before = await cacheHits(origin);
  await askAll(origin, paths, 4);
  return (await cacheHits(origin)) - before;
}

/** No address is requested twice. */
function latency(site: Site): Promise<Figure[]> {
  let next = 0;
  return compareCachedPage(site, {
    name: `${atOnce} at once`,
    limit: { timesAlone: 3 },
    begin: () => startBusyClients(atOnce, site.origin, () => `/topicos/ao-mesmo-tempo-${next++}`),
  });
}

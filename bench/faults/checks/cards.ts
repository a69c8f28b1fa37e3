/** A crawler that fetches the picture of every page, again and again. */
import { all, atMost, type Check, type Measurement, note } from '../check.ts';
import { nameOf, type Outcome, tally } from '../harness/ask.ts';
import { hasStatus } from '../harness/backend.ts';
import { compareCachedPage } from '../harness/cached-page/load.ts';
import { askAll, startBusyClients } from '../harness/kept-connection.ts';
import { mostMemory } from '../harness/memory.ts';
import { publicPaths } from '../harness/public-pages.ts';
import type { StartedSite } from '../harness/start-site.ts';

const sweeps = 5;
const sweepAtOnce = 4;
const megabyteLimit = 300;
const pageLimitMs = 50;
const atOnce = 16;

export const cards: Check = {
  name: 'cards',
  summary: `${sweeps} sweeps of all social cards, then ${atOnce} at once`,
  async run(harness) {
    const site = await harness.startSite({ databaseUrl: `file:${harness.folder()}/site.db` });
    const paths = await cardPaths(site.origin);
    const outcomes: Outcome[] = [];
    const most = await mostMemory(site.pid, async () => {
      for (let sweep = 0; sweep < sweeps; sweep += 1) {
        outcomes.push(...(await askAll(site.origin, paths, sweepAtOnce)));
      }
    });
    const drawn = outcomes.filter((outcome) => hasStatus(outcome, 200));
    const isPlanned = (outcome: Outcome) =>
      hasStatus(outcome, 200) ||
      (outcome.kind === 'answered' && outcome.status === 503 && 'retry-after' in outcome.headers);
    return [
      atMost(`memory during ${sweeps} sweeps of ${paths.length} cards`, most.all, megabyteLimit, ' MB'),
      note(`of the first process alone ${most.first.toFixed(0)} MB`),
      all('answered 200 or 503 with Retry-After', outcomes.filter(isPlanned).length, outcomes.length),
      note(`${drawn.length} drawn, ${tally(outcomes)}`),
      ...(await latency(site, paths)),
    ];
  },
};

/** The address of each page's card, as the page itself names it. */
async function cardPaths(origin: string): Promise<string[]> {
  const found = new Set<string>();
  for (const outcome of await askAll(origin, await publicPaths(origin), 4)) {
    if (outcome.kind !== 'answered') throw new Error(`a page was ${nameOf(outcome)}`);
    const url = /<meta property="og:image" content="([^"]+)"/.exec(outcome.body.toString())?.[1];
    if (url !== undefined) found.add(new URL(url).pathname);
  }
  if (found.size === 0) throw new Error('no page names a card');
  return [...found];
}

function latency(site: StartedSite, paths: readonly string[]): Promise<Measurement[]> {
  let next = 0;
  return compareCachedPage(site, {
    name: `${atOnce} cards at once`,
    limit: { ms: pageLimitMs },
    begin: () => startBusyClients(atOnce, site.origin, () => paths[next++ % paths.length] ?? '/'),
  });
}

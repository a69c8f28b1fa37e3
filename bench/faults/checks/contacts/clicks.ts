/** Thousands of clicks a second while a cached page is served, a SIGKILL while clicks come in, and clicks on several processes. */
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../../../statistics.ts';
import { all, atLeast, atMost, type Check, type Measurement, none, note, under } from '../../check.ts';
import { type Answered, ask, tally } from '../../harness/ask.ts';
import { type MeasuredVisits, measureCachedPage, shown, waitsOf } from '../../harness/cached-page/load.ts';
import { visitsIn, warmUpSeconds } from '../../harness/cached-page/visit-rate.ts';
import type { Harness } from '../../harness/harness.ts';
import { isAnswered } from '../../harness/kept-connection.ts';
import { processTree, signalAll } from '../../harness/processes.ts';
import type { StartedSite } from '../../harness/start-site.ts';
import { readRows } from '../../harness/stored-pages.ts';
import { clicksOf, forgedClicks, sendClicks } from './made-clicks.ts';
import { connections, type Loaded, loadSteadily } from './steady-load.ts';

const perSecond = 5000;
const rounds = 8;
const secondsPerRound = 4;
const perSecondBeforeKill = 750;
/** Enough to last longer than the time between two flushes. */
const clicksAroundKill = 21_000;
/** Counts are flushed every nine seconds: this long after a flush, a kill loses the most. */
const killAfterFlushMs = 8800;
const clicksOnSeveral = 4000;
const forged = 10_000;
/** Each visitor has an address of his own, which the site learns only from a proxy. */
const env = { TRUST_PROXY: '1' };

export const clicks: Check = {
  name: 'clicks',
  summary: `${perSecond} clicks a second while a cached page is read, against as many pages; killed, forged, and on several processes`,
  async run(harness) {
    return [
      ...(await underLoad(harness)),
      ...under('SIGKILL', await killBeforeFlush(harness)),
      ...under('forged', await sendForgedClicks(harness)),
      ...under('two machines with two workers each', await onTwoMachines(harness)),
      ...under('four workers', await onFourWorkers(harness)),
    ];
  },
};

const startOnSqlite = async (harness: Harness) => {
  const databaseUrl = `file:${harness.folder()}/site.db`;
  return { databaseUrl, site: await harness.startSite({ databaseUrl, env }) };
};

/**
 * Measures the page in turns during clicks and during as many requests for pages. Both loads take the second core, so the
 * difference shows how much more a click costs than a page.
 */
async function underLoad(harness: Harness): Promise<Measurement[]> {
  const { databaseUrl, site } = await startOnSqlite(harness);
  const { addresses } = await clicksOf(site.origin);
  // A little above the rate to reach, because the last moments of a round fall short of it.
  const load = { origin: site.origin, perSecond: perSecond * 1.02, seconds: warmUpSeconds + secondsPerRound };
  const page = { port: site.port, path: '/', seconds: secondsPerRound };
  const loads = {
    nothing: async () => null,
    pages: () => loadSteadily(harness, { ...load, paths: ['/'], kind: 'page' }),
    clicks: () => loadSteadily(harness, { ...load, paths: addresses, kind: 'click' }),
  };
  const measured = {
    nothing: [] as MeasuredVisits[],
    pages: [] as MeasuredVisits[],
    clicks: [] as MeasuredVisits[],
  };
  const clicked: Loaded[] = [];
  let [hits, renders] = [0, 0];
  for (let round = -1; round < rounds; round += 1) {
    for (const kind of ['nothing', 'pages', 'clicks'] as const) {
      const before = await requestsByCache(site);
      const [loaded, visits] = await Promise.all([loads[kind](), measureCachedPage(page)]);
      const after = await requestsByCache(site);
      if (kind === 'clicks' && loaded !== null) {
        const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
        hits += grown('hit');
        renders += grown('miss');
        clicked.push(loaded);
      }
      // The first round only lets V8 optimise both.
      if (round >= 0) measured[kind].push(visits);
    }
  }
  await site.end();
  const sent = clicked.reduce((sum, load) => sum + load.sent, 0);
  const refused = clicked.reduce((sum, load) => sum + load.refused, 0);
  return [
    atLeast('clicks a second', median(clicked.map((load) => load.perSecond)), perSecond),
    none('clicks not answered 204', refused, sent),
    all('visits of the page answered by the cache', hits, clicked.length * visitsIn(secondsPerRound)),
    atMost('renders', renders, 0),
    // Clicks under way when a load ends are counted by the site, but no longer by the load.
    atMost(
      'difference between clicks counted and clicks answered',
      Math.abs(countedIn(databaseUrl) - sent),
      clicked.length * connections,
    ),
    ...waitFigures(measured),
  ];
}

/** How long the visitors of the page waited during each kind of load. */
function waitFigures(
  measured: Readonly<Record<'nothing' | 'pages' | 'clicks', readonly MeasuredVisits[]>>,
): Measurement[] {
  const alone = waitsOf(...measured.nothing);
  const duringPages = waitsOf(...measured.pages);
  const duringClicks = waitsOf(...measured.clicks);
  return [
    atMost(
      "page's p99 during clicks in the median round",
      p99OfRounds(measured.clicks) / p99OfRounds(measured.pages),
      1.2,
      ' × during as many pages',
    ),
    note(`${(duringClicks.p99 / duringPages.p99).toFixed(2)} × over all rounds`),
    note(
      `p50 / p99 ${shown(alone)} alone, ${shown(duringPages)} during pages, ${shown(duringClicks)} during clicks`,
    ),
    note(`page's p99 during clicks ${(duringClicks.p99 / alone.p99).toFixed(2)} × alone`),
  ];
}

/** The median of the rounds, because V8 collects its whole heap about once in such a load, and those 40 ms are that round's p99. */
function p99OfRounds(rounds: readonly MeasuredVisits[]): number {
  return median(rounds.map((round) => waitsOf(round).p99));
}

/** Clicks at a steady rate, and a kill just before the counts would have been flushed. */
async function killBeforeFlush(harness: Harness): Promise<Measurement[]> {
  const { databaseUrl, site } = await startOnSqlite(harness);
  const { next } = await clicksOf(site.origin);
  const answeredAt: number[] = [];
  const clicking = sendClicks(site.origin, next, clicksAroundKill, {
    perSecond: perSecondBeforeKill,
    onAnswer: () => answeredAt.push(performance.now()),
  });
  await delay((await nextFlush(site)) + killAfterFlushMs - Date.now());
  const endedAt = performance.now();
  signalAll(processTree(site.pid), 'SIGKILL');
  await Promise.all([site.exited, clicking]);
  const counted = countedIn(databaseUrl);
  const lostMs = counted >= answeredAt.length ? 0 : endedAt - (answeredAt[counted] ?? 0);
  return [
    atLeast('clicks counted', counted, 1),
    atMost('counts lost of the last', lostMs / 1000, 10, ' s'),
    note(`${counted} of ${answeredAt.length} clicks counted`),
  ];
}

/** @returns when the next flush ended according to the site's metrics, in milliseconds since 1970 */
async function nextFlush(site: StartedSite): Promise<number> {
  const flushedAt = async () => {
    const { body } = (await ask(site.origin, '/metrics')) as Answered;
    const [, seconds] =
      /^job_last_done_seconds\{[^}]*job="flush_contacts"[^}]*\} ([\d.e+]+)/m.exec(body.toString()) ?? [];
    return Number(seconds ?? 0) * 1000;
  };
  const before = await flushedAt();
  let last = before;
  while (last === before) {
    await delay(50);
    last = await flushedAt();
  }
  return last;
}

async function sendForgedClicks(harness: Harness): Promise<Measurement[]> {
  const { databaseUrl, site } = await startOnSqlite(harness);
  const outcomes = await sendClicks(site.origin, await forgedClicks(site.origin), forged);
  await site.end();
  const known = new Set(
    readRows(databaseUrl, 'SELECT page_key FROM page_codes').map(({ page_key }) => page_key),
  );
  const keys = readRows(databaseUrl, 'SELECT DISTINCT page_key FROM lead_days').map(
    ({ page_key }) => page_key,
  );
  return [
    all(
      'answered 204',
      outcomes.filter((outcome) => isAnswered(outcome) && outcome.status === 204).length,
      forged,
    ),
    atMost('unknown keys counted', keys.filter((key) => !known.has(key)).length, 0),
    atMost('clicks counted', countedIn(databaseUrl), 0),
    note(tally(outcomes)),
  ];
}

/** Two machines are two processes that share nothing but PostgreSQL. */
async function onTwoMachines(harness: Harness): Promise<Measurement[]> {
  const { databaseUrl, connect } = await harness.startPostgres();
  const options = { databaseUrl, env: { ...env, WORKERS: '2' } };
  const sites = [await harness.startSite(options), await harness.startSite(options)];
  return clickOnEverySite(sites, async () => {
    const client = await connect();
    const { rows } = await client.query('SELECT sum(views + taps) AS total FROM lead_days');
    await client.end();
    return Number(rows[0]?.total);
  });
}

async function onFourWorkers(harness: Harness): Promise<Measurement[]> {
  const databaseUrl = `file:${harness.folder()}/site.db`;
  const site = await harness.startSite({ databaseUrl, env: { ...env, WORKERS: '4' } });
  return clickOnEverySite([site], async () => countedIn(databaseUrl));
}

/**
 * Sends clicks to all sites at once.
 * @param count reads the stored total after the sites have ended
 */
async function clickOnEverySite(
  sites: readonly StartedSite[],
  count: () => Promise<number>,
): Promise<Measurement[]> {
  const outcomes = await Promise.all(
    sites.map(async ({ origin }) => sendClicks(origin, (await clicksOf(origin)).next, clicksOnSeveral)),
  );
  for (const site of sites) await site.end();
  const answered = outcomes.flat().filter(isAnswered);
  return [
    all('clicks answered', answered.length, sites.length * clicksOnSeveral),
    all('clicks counted', await count(), answered.length),
  ];
}

function countedIn(databaseUrl: string): number {
  return Number(readRows(databaseUrl, 'SELECT sum(views + taps) AS total FROM lead_days')[0]?.total ?? 0);
}

/** @returns how many requests since the start of the site were hits, misses or neither of the cache */
async function requestsByCache({ origin }: StartedSite): Promise<Map<string, number>> {
  const { body } = (await ask(origin, '/metrics')) as Answered;
  const sums = new Map<string, number>();
  for (const [, cache = '', count] of body
    .toString()
    .matchAll(/^http_requests_total\{[^}]*cache="(\w+)"[^}]*\} (\d+)/gm))
    sums.set(cache, (sums.get(cache) ?? 0) + Number(count));
  return sums;
}

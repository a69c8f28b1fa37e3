/** Thousands of clicks a second beside cached pages, a SIGKILL while clicks come in, and clicks on several processes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '#tests/support/find-program.ts';
import { all, atLeast, atMost, type Check, type Figure, none, note, under } from '../../check.ts';
import { type Answered, ask, tally } from '../../harness/ask.ts';
import { measureCachedPage } from '../../harness/cached-page-load.ts';
import type { Harness } from '../../harness/harness.ts';
import { isAnswered } from '../../harness/kept-connection.ts';
import { processTree, signalAll } from '../../harness/processes.ts';
import { Skipped } from '../../harness/skipped.ts';
import type { Site } from '../../harness/start-site.ts';
import { readRows } from '../../harness/stored-pages.ts';
import { askInTurns, clicksOf, forgedClicks } from './made-clicks.ts';

const perSecond = 5000;
const seconds = 20;
const connections = 64;
const perSecondBeforeKill = 750;
const clicksBeforeKill = 12_000;
const clicksOnSeveral = 4000;
const forged = 10_000;
/** Each visitor has an address of his own, which only a proxy can tell. */
const env = { TRUST_PROXY: '1' };

export const clicks: Check = {
  name: 'clicks',
  summary: `${perSecond} clicks a second for ${seconds} s beside a cached page; killed, forged, and on several processes`,
  async run(harness) {
    return [
      ...(await underLoad(harness)),
      ...under('SIGKILL', await killed(harness)),
      ...under('forged', await forgedOnes(harness)),
      ...under('two machines with two workers each', await onSeveral(harness)),
    ];
  },
};

const startOnSqlite = async (harness: Harness) => {
  const databaseUrl = `file:${harness.folder()}/site.db`;
  return { databaseUrl, site: await harness.startSite({ databaseUrl, env }) };
};

async function underLoad(harness: Harness): Promise<Figure[]> {
  const wrk = findProgram(['wrk']);
  if (wrk === null) throw new Skipped('no wrk (Debian: apt-get install -y wrk)');
  const { databaseUrl, site } = await startOnSqlite(harness);
  const made = await clicksOf(site.origin);
  const page = { port: site.port, path: '/', seconds };
  await measureCachedPage({ ...page, seconds: 2 });
  const alone = await measureCachedPage(page);
  const before = await requestsByCache(site);
  const loading = load(wrk, harness, site, made.addresses);
  const beside = await measureCachedPage(page);
  const { sent, refused, rate } = await loading;
  const after = await requestsByCache(site);
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const visits = (seconds * 1000) / 10;
  await site.end();
  const counted = countedIn(databaseUrl);
  return [
    atLeast('clicks a second', rate, perSecond),
    none('clicks not answered 204', refused, sent),
    all('visits of the page answered by the cache', grown('hit'), visits),
    atMost('renders', grown('miss'), 0),
    // Those under way when the load ends are answered and counted, and no longer seen by it.
    atMost('clicks counted beside those answered', Math.abs(counted - sent), connections),
    // The load takes the second core, so what the page takes beside it says little of a machine of its own.
    note(`p50 / p99 ${shown(alone)} alone, ${shown(beside)} beside`),
  ];
}

const shown = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;

/** wrk takes little of the two cores that it shares with the site. Each connection waits between its clicks. */
async function load(wrk: string, harness: Harness, site: Site, addresses: readonly string[]) {
  const script = join(harness.folder(), 'clicks.lua');
  const paths = addresses.map((path) => `"${path}"`).join(',');
  writeFileSync(
    script,
    `local paths = {${paths}}
     local sent = 0
     request = function()
       sent = sent + 1
       return wrk.format("POST", paths[sent % #paths + 1], {
         ["Origin"] = "${site.origin}", ["Sec-Fetch-Site"] = "same-origin", ["User-Agent"] = "Mozilla/5.0 Chrome/142.0",
         ["X-Forwarded-For"] = "10." .. (sent % 200) .. "." .. (math.floor(sent / 200) % 250) .. ".7" })
     end
     delay = function() return ${Math.floor((connections * 1000) / (perSecond * 1.6))} end
     done = function(summary)
       local e = summary.errors
       print("SENT " .. summary.requests .. " " .. (e.connect + e.read + e.write + e.status + e.timeout) .. " " ..
         summary.duration)
     end`,
  );
  const child = spawn(wrk, ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, site.origin]);
  harness.cleanup.add(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  const [, sent, refused, microseconds] = /SENT (\d+) (\d+) (\d+)/.exec(output)?.map(Number) ?? [];
  if (sent === undefined || refused === undefined || microseconds === undefined) throw new Error(output);
  return { sent, refused, rate: sent / (microseconds / 1e6) };
}

/** Clicks at a steady rate for longer than counts stay in memory. */
async function killed(harness: Harness): Promise<Figure[]> {
  const { databaseUrl, site } = await startOnSqlite(harness);
  const { next } = await clicksOf(site.origin);
  const answeredAt: number[] = [];
  await askInTurns(site.origin, next, clicksBeforeKill, {
    perSecond: perSecondBeforeKill,
    onAnswer: () => answeredAt.push(performance.now()),
  });
  signalAll(processTree(site.pid), 'SIGKILL');
  await site.exited;
  const endedAt = performance.now();
  const counted = countedIn(databaseUrl);
  const lostMs = counted >= answeredAt.length ? 0 : endedAt - (answeredAt[counted] ?? 0);
  return [
    atLeast('clicks counted', counted, 1),
    atMost('counts lost of the last', lostMs / 1000, 10, ' s'),
    note(`${counted} of ${answeredAt.length} clicks counted`),
  ];
}

async function forgedOnes(harness: Harness): Promise<Figure[]> {
  const { databaseUrl, site } = await startOnSqlite(harness);
  const outcomes = await askInTurns(site.origin, await forgedClicks(site.origin), forged);
  await site.end();
  const known = new Set(
    readRows(databaseUrl, 'SELECT page_key FROM page_codes').map(({ page_key }) => page_key),
  );
  const keys = readRows(databaseUrl, 'SELECT DISTINCT page_key FROM lead_days').map(
    ({ page_key }) => page_key,
  );
  return [
    all('answered 204', outcomes.filter((one) => isAnswered(one) && one.status === 204).length, forged),
    atMost('unknown keys counted', keys.filter((key) => !known.has(key)).length, 0),
    atMost('clicks counted', countedIn(databaseUrl), 0),
    note(tally(outcomes)),
  ];
}

/** Two machines are two processes that share nothing but PostgreSQL. */
async function onSeveral(harness: Harness): Promise<Figure[]> {
  const { databaseUrl, connect } = await harness.startPostgres();
  const options = { databaseUrl, env: { ...env, WORKERS: '2' } };
  const sites = [await harness.startSite(options), await harness.startSite(options)];
  const outcomes = await Promise.all(
    sites.map(async ({ origin }) => askInTurns(origin, (await clicksOf(origin)).next, clicksOnSeveral)),
  );
  for (const site of sites) await site.end();
  const client = await connect();
  const { rows } = await client.query('SELECT sum(views + taps) AS total FROM lead_days');
  await client.end();
  const answered = outcomes.flat().filter(isAnswered);
  return [
    all('clicks answered', answered.length, sites.length * clicksOnSeveral),
    all('clicks counted', Number(rows[0]?.total), answered.length),
  ];
}

function countedIn(databaseUrl: string): number {
  return Number(readRows(databaseUrl, 'SELECT sum(views + taps) AS total FROM lead_days')[0]?.total ?? 0);
}

/** @returns how many requests ended as a hit, a miss or neither of the cache, since the start of the site */
async function requestsByCache({ origin }: Site): Promise<Map<string, number>> {
  const { body } = (await ask(origin, '/metrics')) as Answered;
  const sums = new Map<string, number>();
  for (const [, cache = '', count] of body
    .toString()
    .matchAll(/^http_requests_total\{[^}]*cache="(\w+)"[^}]*\} (\d+)/gm))
    sums.set(cache, (sums.get(cache) ?? 0) + Number(count));
  return sums;
}

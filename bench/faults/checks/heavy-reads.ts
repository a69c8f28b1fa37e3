/** One session requests reads and functions that touch every row or long texts, while visitors request a page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { all, atLeast, atMost, type Check, type Measurement, note, under } from '../check.ts';
import { nameOf, type Outcome, tally } from '../harness/ask.ts';
import { call, hasStatus, openSession } from '../harness/backend.ts';
import {
  type MeasuredVisits,
  measureCachedPage,
  type VisitPlan,
  waitsOf,
} from '../harness/cached-page/load.ts';
import type { Harness } from '../harness/harness.ts';
import { pageRow } from '../harness/pages.ts';

const rows = 100_000;
const secondsMeasured = 12;
const pageLimitMs = 50;
/** For the slowest of twelve hundred requests. */
const slowestLimitMs = 250;
const table = '/rest/v1/generated_pages';
/** A page far down a list whose order no index has. */
const deepPage = `${table}?select=id,slug&order=title.desc&offset=${rows - 10}&limit=10`;
const searches = Array.from(
  { length: 20 },
  (_, index) => `${table}?select=id&content=ilike.*nada-${index}*&limit=1`,
);

const longText = '<p>Motor de portão que não abre.</p>'.repeat(7_000);
/** The costliest arguments that the functions take. */
const functions: Readonly<Record<string, unknown>> = {
  score_page: { title: 'Motor', content: longText },
  plan_batch: {
    pages: Array.from({ length: 12 }, (_, index) => ({ title: `Motor ${index}`, content: longText })),
  },
  suggest_targets: { paths: Array.from({ length: 50 }, (_, index) => `/motor-de-portao-rua-${index}0000`) },
  leads_by: { by: 'page', from: '2025-01-01', to: '2026-12-31' },
  similar_groups: { limit: 20 },
};

export const heavyReads: Check = {
  name: 'heavy-reads',
  summary: `one session reads ${rows.toLocaleString('en-US')} rows with the costliest queries and calls it may send, while visitors request a page`,
  async run(harness) {
    const postgres = await harness.startPostgres();
    const file = pagesFile(harness);
    return [
      ...under('SQLite', await readOn(harness, `file:${harness.folder()}/site.db`, file)),
      ...under('PostgreSQL', await readOn(harness, postgres.databaseUrl, file)),
    ];
  },
};

async function readOn(harness: Harness, databaseUrl: string, file: string): Promise<Measurement[]> {
  // The first start creates the administrator and the tables.
  await (await harness.startSite({ databaseUrl })).end();
  const imported = await harness.cli(['pages', 'import', file], { DATABASE_URL: databaseUrl });
  if (imported.code !== 0) throw new Error(`import failed: ${imported.output.slice(-300)}`);
  const site = await harness.startSite({ databaseUrl });
  const token = await openSession(site.origin);
  const cachedPage = { port: site.port, path: '/', seconds: secondsMeasured };
  const alone = waitsOf(await measureCachedPage({ ...cachedPage, seconds: 3 }));

  const deep: Outcome[] = [];
  const searched: Outcome[] = [];
  const duringReads = await measureDuring(cachedPage, async () => {
    deep.push(await call(site.origin, deepPage, token));
    searched.push(
      ...(await Promise.all(
        searches.map((path) => call(site.origin, path, token, { headers: { Prefer: 'count=exact' } })),
      )),
    );
  });
  const called = new Map<string, Outcome[]>();
  const duringCalls = await measureDuring(
    cachedPage,
    ...Object.entries(functions).map(([name, body]) => async () => {
      const outcome = await call(site.origin, `/rest/v1/rpc/${name}`, token, { body });
      called.set(name, [...(called.get(name) ?? []), outcome]);
    }),
  );
  await site.end();
  const waitsDuringReads = waitsOf(duringReads);
  const waitsDuringCalls = waitsOf(duringCalls);
  return [
    atMost("cached page's p99 during reads", waitsDuringReads.p99, pageLimitMs, ' ms'),
    atMost('slowest during reads', waitsDuringReads.slowest, slowestLimitMs, ' ms'),
    atMost("cached page's p99 during calls", waitsDuringCalls.p99, pageLimitMs, ' ms'),
    atMost('slowest during calls', waitsDuringCalls.slowest, slowestLimitMs, ' ms'),
    atMost('visitors without the page', duringReads.failed + duringCalls.failed, 0),
    atLeast('deep pages read, or given up for their time', deep.filter(isRead).length, 1),
    all('functions answered', [...called.values()].filter((calls) => calls.some(isRead)).length, called.size),
    note(`p99 alone ${alone.p99.toFixed(1)} ms`),
    note(`deep page ${described(deep)}, searches ${described(searched)}`),
    ...[...called].map(([name, outcomes]) => note(`${name} ${described(outcomes)}`)),
  ];
}

/** Repeats each kind of work, one after the other, for as long as the page is measured. */
async function measureDuring(
  cachedPage: VisitPlan,
  ...work: (() => Promise<void>)[]
): Promise<MeasuredVisits> {
  let isOver = false;
  const working = work.map(async (once) => {
    while (!isOver) await once();
  });
  const measured = await measureCachedPage(cachedPage);
  isOver = true;
  await Promise.all(working);
  return measured;
}

/** Whether the read did some work. One that is answered 504 did: it was cancelled when its time was up. */
function isRead(outcome: Outcome): boolean {
  return hasStatus(outcome, 200, 206, 504);
}

function described(outcomes: readonly Outcome[]): string {
  const unusual = outcomes.find((outcome) => !['200', '206'].includes(nameOf(outcome)));
  const body = unusual?.kind === 'answered' ? ` (${unusual.body.toString().slice(0, 80)})` : '';
  return `${tally(outcomes)}${body}, slowest ${Math.round(Math.max(...outcomes.map(({ ms }) => ms)))} ms`;
}

function pagesFile(harness: Harness): string {
  const file = join(harness.folder(), 'pages.json');
  const text = Array.from({ length: rows }, (_, index) => JSON.stringify(pageRow(`rua-${index}`, 12)));
  writeFileSync(file, `[${text.join(',\n')}]`);
  return file;
}

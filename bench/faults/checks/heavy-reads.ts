/** One session requests reads that touch every row, while visitors want a page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Check, type Figure, note, under } from '../check.ts';
import { nameOf, type Outcome, tally } from '../harness/ask.ts';
import { call, openSession } from '../harness/backend.ts';
import { measureCachedPage } from '../harness/cached-page-load.ts';
import type { Harness } from '../harness/harness.ts';
import { pageRow } from '../harness/pages.ts';

const rows = 100_000;
const secondsMeasured = 12;
const pageLimitMs = 50;
const table = '/rest/v1/generated_pages';
/** A page far down a list whose order no index has. */
const deepPage = `${table}?select=id,slug&order=content.desc&offset=${rows - 10}&limit=10`;
const searches = Array.from(
  { length: 20 },
  (_, index) => `${table}?select=id&content=ilike.*nada-${index}*&limit=1`,
);

export const heavyReads: Check = {
  name: 'heavy-reads',
  summary: `a session without its second factor reads ${rows.toLocaleString('en-US')} rows with the costliest queries it may send`,
  async run(harness) {
    const postgres = await harness.startPostgres();
    const file = pagesFile(harness);
    return [
      ...under('SQLite', await readOn(harness, `file:${harness.folder()}/site.db`, file)),
      ...under('PostgreSQL', await readOn(harness, postgres.databaseUrl, file)),
    ];
  },
};

async function readOn(harness: Harness, databaseUrl: string, file: string): Promise<Figure[]> {
  // The first start creates the administrator and the tables.
  await (await harness.startSite({ databaseUrl })).end();
  const imported = await harness.cli(['pages', 'import', file], { DATABASE_URL: databaseUrl });
  if (imported.code !== 0) throw new Error(`import failed: ${imported.output.slice(-300)}`);
  const site = await harness.startSite({ databaseUrl });
  const token = await openSession(site.origin);
  const cachedPage = { port: site.port, path: '/', seconds: secondsMeasured };
  const alone = await measureCachedPage({ ...cachedPage, seconds: 3 });

  let isOver = false;
  const deep: Outcome[] = [];
  const searched: Outcome[] = [];
  const reading = (async () => {
    while (!isOver) {
      deep.push(await call(site.origin, deepPage, token));
      searched.push(
        ...(await Promise.all(
          searches.map((path) => call(site.origin, path, token, { headers: { Prefer: 'count=exact' } })),
        )),
      );
    }
  })();
  const beside = await measureCachedPage(cachedPage);
  isOver = true;
  await reading;
  await site.end();
  return [
    atMost("cached page's p99", beside.p99, pageLimitMs, ' ms'),
    atMost('visitors without the page', beside.failed, 0),
    note(`slowest ${beside.slowest.toFixed(0)} ms; p99 alone ${alone.p99.toFixed(1)} ms`),
    note(`deep page ${described(deep)}, searches ${described(searched)}`),
  ];
}

function described(outcomes: readonly Outcome[]): string {
  const unusual = outcomes.find((one) => !['200', '206'].includes(nameOf(one)));
  const body = unusual?.kind === 'answered' ? ` (${unusual.body.toString().slice(0, 80)})` : '';
  return `${tally(outcomes)}${body}, slowest ${Math.round(Math.max(...outcomes.map(({ ms }) => ms)))} ms`;
}

function pagesFile(harness: Harness): string {
  const file = join(harness.folder(), 'pages.json');
  const text = Array.from({ length: rows }, (_, index) => JSON.stringify(pageRow(`rua-${index}`, 12)));
  writeFileSync(file, `[${text.join(',\n')}]`);
  return file;
}

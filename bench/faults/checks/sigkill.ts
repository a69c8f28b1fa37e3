/** SIGKILL while pages are published in bulk, and while a file is imported. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { all, atLeast, atMost, type Check, type Measurement, note } from '../check.ts';
import { hasStatus, openSession, publish } from '../harness/backend.ts';
import type { Harness } from '../harness/harness.ts';
import { pageRow, pageRows } from '../harness/pages.ts';
import { processTree, signalAll } from '../harness/processes.ts';
import { presentSlugs, readRows } from '../harness/stored-pages.ts';

const kills = { short: 20, long: 100 };
const rowsAtOnce = 10;
const importRows = 12_000;
const writers = 3;

export const sigkill: Check = {
  name: 'sigkill',
  summary: `SIGKILL ${kills.short} times in bulk creation and import; ${kills.long} with --long`,
  async run(harness) {
    const count = (harness.isLong ? kills.long : kills.short) / 2;
    return [...(await killServer(harness, count)), ...(await killImport(harness, count))];
  },
};

async function killServer(harness: Harness, count: number): Promise<Measurement[]> {
  const databaseUrl = `file:${harness.folder()}/site.db`;
  const acknowledged: string[] = [];
  let statements = 0;
  let clean = 0;
  for (let kill = 0; kill < count; kill += 1) {
    const site = await harness.startSite({ databaseUrl });
    const token = await openSession(site.origin);
    let isOver = false;
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let index = 0; !isOver; index += 1) {
        const rows = pageRows(`lote-${kill}-${writer}-${index}`, 0, rowsAtOnce);
        const outcome = await publish(site.origin, token, rows);
        if (!hasStatus(outcome, 201)) return;
        statements += 1;
        acknowledged.push(...rows.map(({ slug }) => slug));
      }
    });
    await delay(killAfterMs(kill, 100, 40));
    signalAll(processTree(site.pid), 'SIGKILL');
    isOver = true;
    await Promise.all([...writing, site.exited]);
    if (await isClean(harness, databaseUrl)) clean += 1;
  }
  const present = presentSlugs(databaseUrl);
  const batches = Map.groupBy(present, (slug) => slug.slice(0, slug.lastIndexOf('-')));
  const half = [...batches.values()].filter((slugs) => slugs.length !== rowsAtOnce).length;
  return [
    all(
      'acknowledged pages present',
      acknowledged.filter((slug) => present.has(slug)).length,
      acknowledged.length,
    ),
    atMost('statements half done', half, 0),
    all('intact after the kill', clean, count),
    note(`${statements} statements acknowledged`),
  ];
}

/** An import that is killed can be run again: it leaves whole rows from the beginning of the file, and no others. */
async function killImport(harness: Harness, count: number): Promise<Measurement[]> {
  const file = join(harness.folder(), 'pages.json');
  const rows = Array.from({ length: importRows }, (_, index) => pageRow(`arquivo-${index}`, 20));
  writeFileSync(file, JSON.stringify(rows));
  let whole = 0;
  let clean = 0;
  let completed = 0;
  let killed = 0;
  const left: number[] = [];
  for (let kill = 0; kill < count; kill += 1) {
    const databaseUrl = `file:${harness.folder()}/site.db`;
    const env = { DATABASE_URL: databaseUrl };
    await harness.cli(['migrate'], env);
    const running = harness.startCli(['pages', 'import', file], env);
    await delay(killAfterMs(kill, 400, 130));
    running.kill('SIGKILL');
    if ((await running.finished).signal === 'SIGKILL') killed += 1;
    const slugs = presentSlugs(databaseUrl);
    const [{ total } = { total: -1 }] = readRows(
      databaseUrl,
      'SELECT count(*) AS total FROM generated_pages',
    );
    left.push(slugs.size);
    const isPrefix = rows.slice(0, slugs.size).every(({ slug }) => slugs.has(slug));
    if (isPrefix && slugs.size === total) whole += 1;
    if (await isClean(harness, databaseUrl)) clean += 1;
    await harness.cli(['pages', 'import', file], env);
    if (presentSlugs(databaseUrl).size === importRows) completed += 1;
  }
  return [
    all('killed imports that left whole rows in order', whole, count),
    all('intact after the kill', clean, count),
    all('completed by a second import', completed, count),
    atLeast('killed before their end', killed, Math.ceil(count / 2)),
    note(`rows left ${left.join(' ')} of ${importRows}`),
  ];
}

async function isClean(harness: Harness, databaseUrl: string): Promise<boolean> {
  const { code } = await harness.cli(['check'], { DATABASE_URL: databaseUrl });
  const [{ integrity_check: found } = {}] = readRows(databaseUrl, 'PRAGMA integrity_check');
  return code === 0 && found === 'ok';
}

/** Spread over the work, and the same in every run. */
function killAfterMs(index: number, first: number, step: number): number {
  return first + (index % 10) * step;
}

/** A backup that is made while two writers publish. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { all, atLeast, atMost, type Check, holds, type Measurement, note, under } from '../check.ts';
import { expectStatus, hasStatus, openSession, publish } from '../harness/backend.ts';
import type { Harness } from '../harness/harness.ts';
import { pageRows } from '../harness/pages.ts';
import type { StartedSite } from '../harness/start-site.ts';
import { readRows } from '../harness/stored-pages.ts';

const writers = ['ana', 'beto'];
/** Each statement writes two rows, so that half a statement would show. */
const rowsAtOnce = 2;
const pagesBefore = 2000;
const backups = 3;

export const backupWriters: Check = {
  name: 'backup-writers',
  summary: `${backups} backups under two writers, each compared row by row`,
  async run(harness) {
    const databaseUrl = `file:${harness.folder()}/site.db`;
    const site = await harness.startSite({ databaseUrl });
    const token = await openSession(site.origin);
    for (let first = 0; first < pagesBefore; first += 50) {
      expectStatus(await publish(site.origin, token, pageRows('antes', first, 50, 40)), 201);
    }
    const writing = writers.map((name) => startWriter(site, token, name));
    const figures: Measurement[] = [];
    const made: { file: string; acknowledged: number[] }[] = [];
    for (let index = 0; index < backups; index += 1) {
      await delay(300);
      const file = join(harness.folder(), 'site.backup');
      const acknowledged = writing.map((writer) => writer.acknowledged());
      const { code, output } = await harness.cli(['backup', file], { DATABASE_URL: databaseUrl });
      if (code !== 0) throw new Error(`backup failed: ${output}`);
      made.push({ file, acknowledged });
    }
    for (const writer of writing) await writer.stop();
    const live = rowsById(databaseUrl);
    const written = writing.map((writer) => writer.acknowledged());
    for (const [index, { file, acknowledged }] of made.entries()) {
      figures.push(...under(`${index + 1}`, await compareBackup(harness, file, acknowledged, live)));
    }
    return [...figures, note(`the writers wrote ${written.join(' and ')} rows`)];
  },
};

/** @param acknowledged the rows of each writer that were acknowledged before the backup began */
async function compareBackup(
  harness: Harness,
  file: string,
  acknowledged: readonly number[],
  live: ReadonlyMap<string, string>,
): Promise<Measurement[]> {
  const databaseUrl = `file:${harness.folder()}/restored.db`;
  const restored = await harness.cli(['restore', file], { DATABASE_URL: databaseUrl });
  const rows = rowsById(databaseUrl);
  const same = [...rows].filter(([id, row]) => live.get(id) === row).length;
  const slugs = readRows(databaseUrl, 'SELECT slug FROM generated_pages').map(({ slug }) => String(slug));
  const held = writers.map((name) => slugs.filter((slug) => slug.startsWith(`${name}-`)));
  const gaps = held.filter((list) => !isPrefix(list) || list.length % rowsAtOnce !== 0).length;
  const missing = held.filter((list, index) => list.length < (acknowledged[index] ?? 0)).length;
  const [{ total } = { total: -1 }] = readRows(databaseUrl, 'SELECT sum(pages) AS total FROM page_totals');
  return [
    holds('restored', restored.code === 0),
    all('rows as in the live database', same, rows.size),
    atMost('writers with a gap or half a statement', gaps, 0),
    atMost('writers with an acknowledged row missing', missing, 0),
    atLeast('rows', rows.size, pagesBefore),
    // The stored count must be from the same moment as the rows.
    holds('the stored count is correct', Number(total) === rows.size),
  ];
}

function startWriter({ origin }: StartedSite, token: string, name: string) {
  let written = 0;
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      const outcome = await publish(origin, token, pageRows(name, written, rowsAtOnce));
      if (!hasStatus(outcome, 201))
        throw new Error(`a writer was refused: ${JSON.stringify(outcome).slice(0, 200)}`);
      written += rowsAtOnce;
    }
  })();
  return {
    acknowledged: () => written,
    stop() {
      isOver = true;
      return work;
    },
  };
}

function rowsById(databaseUrl: string): Map<string, string> {
  const rows = readRows(databaseUrl, 'SELECT * FROM generated_pages');
  return new Map(rows.map((row) => [String(row.id), JSON.stringify(row)]));
}

function isPrefix(slugs: readonly string[]): boolean {
  const numbers = new Set(slugs.map((slug) => Number(slug.split('-')[1])));
  return numbers.size === slugs.length && slugs.every((_, index) => numbers.has(index));
}

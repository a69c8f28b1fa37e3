/** What becomes of the queries behind pages when there are many of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentVersion } from '#database/content-version.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import type { GeneratedPageRow } from '#database/schema.ts';
import { createPages, type Pages } from '#domain/pages/pages.ts';
import { madeUpPages } from './made-up-pages.ts';
import { medianDuration } from './statistics.ts';
import { milliseconds, printTable, times, whole } from './table.ts';

const fewRows = 1_000;
const batch = 500;
const rounds = 40;
const urlsPerSitemapPart = 1_000;

export async function measureScale(manyRows: number): Promise<void> {
  const few = await durations(fewRows);
  const many = await durations(manyRows);
  const rows = [...few].map(([name, before]) => {
    const after = many.get(name) ?? Number.NaN;
    return [name, milliseconds(before), milliseconds(after), times(after / before)];
  });
  printTable(['generated pages', whole(fewRows), whole(manyRows), 'ratio'], rows);
}

async function durations(rows: number): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  const database = await openDatabase(`file:${join(folder, 'site.db')}`);
  await migrateToLatest(database);
  for (let first = 0; first < rows; first += batch) {
    const count = Math.min(batch, rows - first);
    await database.query.insertInto('generated_pages').values(rowsFrom(first, count)).execute();
  }
  const contentVersion = createContentVersion(database);
  const pages = createPages({ database, contentVersion, now: Date.now });
  const measured = new Map<string, number>();
  for (const [name, call] of Object.entries(questions(pages, rows))) {
    measured.set(name, await medianDuration(rounds, call));
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  return measured;
}

/** What screens and the administrator ask of the store. */
function questions(pages: Pages, rows: number): Record<string, (round: number) => Promise<unknown>> {
  let next = rows;
  return {
    'page by slug': (round) => pages.findBySlug(`motor-de-portao-na-rua-${(Math.abs(round) * 7919) % rows}`),
    'newest twelve': () => pages.list({ offset: 0, limit: 12 }),
    'number of pages': () => pages.count(),
    'first 200 of the site map': () => pages.list({ offset: 0, limit: 200 }),
    'last 1,000 for sitemap.xml': () =>
      pages.list({ offset: rows - urlsPerSitemapPart, limit: urlsPerSitemapPart }),
    create: () => {
      next += 1;
      return pages.publish(madeUpPages(next, 1));
    },
  };
}

/** Straight into the table: what the editor's checks cost is not the question here. */
function rowsFrom(first: number, count: number): GeneratedPageRow[] {
  return madeUpPages(first, count).map((page, index) => {
    const at = new Date(Date.UTC(2025, 0, 1) + (first + index) * 1000).toISOString();
    return {
      ...page,
      id: crypto.randomUUID(),
      description: page.title,
      created_at: at,
      updated_at: at,
    };
  });
}

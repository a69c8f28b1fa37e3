/**
 * Measures how fast the owner's screens read two years of figures, in which each of ten thousand pages is viewed every
 * day and a fifth of them are tapped.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { recountPages } from '#database/page-counts/page-counts.ts';
import { systemClock } from '#domain/clock.ts';
import { createLeadCounter } from '#domain/leads/lead-counter.ts';
import { createLeadService, type LeadService } from '#domain/leads/lead-service.ts';
import { newPageCode } from '#domain/leads/page-code.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { addDays, dayOf } from '#domain/wall-time.ts';
import { startOwnPostgres } from './faults/harness/own-postgres.ts';
import { Skipped } from './faults/harness/skipped.ts';
import { pageRows } from './fill-pages.ts';
import { madeUpPages } from './made-up-pages.ts';
import { quantile } from './statistics.ts';
import { milliseconds, printTable, whole } from './table.ts';

const pages = 10_000;
const days = 730;
const rounds = 30;
/** How many different rows a flush writes: those of an ordinary busy moment, and the most that are kept between two flushes. */
const flushedRows = [1000, 50_000];
const flushRounds = 5;
const batch = 500;
const unusedCode = newPageCode(4, () => 0.5);
const administrator = '00000000-0000-4000-8000-000000000000';

export async function measureContactFigures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-contacts-'));
  await measureOn('SQLite', `file:${join(folder, 'site.db')}`);
  rmSync(folder, { recursive: true, force: true });
  try {
    const postgres = await startOwnPostgres();
    await measureOn('PostgreSQL', postgres.databaseUrl);
    await postgres.stop();
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    console.log(`without PostgreSQL: ${error.message}`);
  }
}

async function measureOn(name: string, url: string): Promise<void> {
  const database = await openDatabase(url);
  await migrateToLatest(database);
  const rows = await fill(database);
  const service = createPageService({
    database,
    contentVersion: createContentVersion(database),
    clock: systemClock,
  });
  const leads = createLeadService({
    database,
    pages: service,
    clock: systemClock,
    sitePages: async () => [],
  });
  const to = addDays(dayOf(new Date()), -1);
  const calls: Record<string, () => Promise<unknown>> = {
    today: () => leads.today(administrator),
    'find_reference, no such code': () => leads.findReference(`Olá! (ref. ${unusedCode})`),
    'leads_by page, 7 days': () => leads.leadsBy('page', { from: addDays(to, -6), to }),
    'leads_by place, 28 days': () => leads.leadsBy('place', { from: addDays(to, -27), to }),
    'leads_by source, 28 days': () => leads.leadsBy('source', { from: addDays(to, -27), to }),
    'leads_by page, 28 days': () => leads.leadsBy('page', { from: addDays(to, -27), to }),
    'leads_by page, 90 days': () => leads.leadsBy('page', { from: addDays(to, -89), to }),
    "what 'Contatos' asks at once, 28 days": () => wholeScreen(leads, to, 28),
    "what 'Contatos' asks at once, 90 days": () => wholeScreen(leads, to, 90),
    'leads_by hour, 90 days': () => leads.leadsBy('hour', { from: addDays(to, -89), to }),
  };
  const table: string[][] = [];
  for (const [what, call] of Object.entries(calls)) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now();
      await call();
      taken.push(performance.now() - startedAt);
    }
    table.push([what, milliseconds(quantile(taken, 0.5)), milliseconds(quantile(taken, 0.95))]);
  }
  for (const taps of flushedRows) table.push(await measureFlush(database, taps));
  printTable([`${name}, ${whole(rows)} rows of figures`, 'median', 'p95'], table);
  await database.close();
}

/**
 * The screen compares all pages and all sources with the previous period. Its four reports are requested at once and read
 * one after the other; the server answers 503 after 2.8 s.
 */
async function wholeScreen(leads: LeadService, to: string, length: number): Promise<void> {
  const current = { from: addDays(to, 1 - length), to };
  const before = { from: addDays(to, 1 - 2 * length), to: addDays(to, -length) };
  const reports = [current, before].flatMap((period) =>
    (['page', 'source'] as const).map((by) => leads.leadsBy(by, period)),
  );
  const refused = (await Promise.all(reports)).filter(({ ok }) => !ok).length;
  if (refused > 0) throw new Error(`${refused} of the reports of ${length} days took too long`);
}

/** Each round notes one tap for each of so many pages and networks, so that nothing is summed in memory. */
async function measureFlush(database: Database, rows: number): Promise<string[]> {
  const taken: number[] = [];
  for (let round = 0; round < flushRounds; round += 1) {
    const counter = createLeadCounter({ database, clock: systemClock });
    for (let row = 0; row < rows; row += 1) {
      counter.note({
        pageKey: `/bench/${row}`,
        slot: 'topo',
        isRobot: false,
        network: `network ${row}`,
        agent: 'bench',
        source: 'google.com',
      });
    }
    const startedAt = performance.now();
    await counter.flush();
    taken.push(performance.now() - startedAt);
  }
  return [
    `flush of ${whole(rows)} taps`,
    milliseconds(quantile(taken, 0.5)),
    milliseconds(quantile(taken, 0.95)),
  ];
}

/** @returns the number of rows in `lead_days` */
async function fill(database: Database): Promise<number> {
  const { query } = database;
  for (let first = 0; first < pages; first += batch) {
    await query
      .insertInto('generated_pages')
      .values(pageRows(first, madeUpPages(first, batch)))
      .execute();
  }
  await recountPages(database);
  const today = dayOf(new Date());
  for (let ago = days; ago > 0; ago -= 1) {
    const day = addDays(today, -ago);
    const remainder = ago % 5;
    // The database itself generates the rows, because sending seven million would take an hour. The number at the end of
    // a slug begins at its 24th character.
    await sql`
      insert into lead_days (day, page_key, slot, channel, source, views, taps, people, robots)
      select cast(${day} as text), 'pagina:' || id, '', '', 'google.com', 7, 0, 5, 1 from generated_pages`.execute(
      query,
    );
    await sql`
      insert into lead_days (day, page_key, slot, channel, source, views, taps, people, robots)
      select cast(${day} as text), 'pagina:' || id, 'topo', 'whatsapp', 'google.com', 0, 1, 1, 0 from generated_pages
      where cast(substr(slug, 24) as integer) % 5 = ${sql.lit(remainder)}`.execute(query);
    if (ago <= 90) {
      await sql`
        insert into tap_hours (day, hour, page_key, slot, source, taps)
        select cast(${day} as text), ${sql.lit(8 + (ago % 12))}, 'pagina:' || id, 'topo', 'google.com', 1 from generated_pages
        where cast(substr(slug, 24) as integer) % 5 = ${sql.lit(remainder)}`.execute(query);
    }
  }
  const { count } = await query
    .selectFrom('lead_days')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

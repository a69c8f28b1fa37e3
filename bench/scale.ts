/** What becomes of the queries behind screens when there are many generated pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { urlsPerPart } from '#app/seo/sitemap-xml.ts';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { recountPages } from '#database/page-counts.ts';
import type { GeneratedPageRow } from '#database/schema.ts';
import type { AccessVerifier } from '#domain/auth/access.ts';
import { createPages } from '#domain/pages/pages.ts';
import { createRestApi } from '#server/rest-api/rest-api.ts';
import { madeUpPages } from './made-up-pages.ts';
import { startSite } from './start-site.ts';
import { medianDurations } from './statistics.ts';
import { milliseconds, printTable, times, whole } from './table.ts';

const fewRows = 1_000;
const batch = 500;
const rounds = 60;
const sheet = 200;
const visitedPages = 500;

/** Of a part of sitemap.xml the time for so many addresses is compared: a part of few pages is not full. */
const comparedUrls = 1_000;

export async function measureScale(manyRows: number): Promise<void> {
  const few = await fill(fewRows);
  const many = await fill(manyRows);
  const rows: string[][] = [];
  for (const [name, before] of Object.entries(few.questions)) {
    const after = many.questions[name];
    if (after === undefined) throw new Error(`Nobody asks the larger site for: ${name}`);
    const taken = await medianDurations(before.rounds ?? rounds, [before.call, after.call]);
    const [short = Number.NaN, long = Number.NaN] = [before, after].map(
      ({ share = 1 }, index) => (taken[index] ?? Number.NaN) / share,
    );
    rows.push([name, milliseconds(short), milliseconds(long), times(long / short)]);
  }
  printTable(['generated pages', whole(fewRows), whole(manyRows), 'ratio'], rows);
  for (const site of [few, many]) {
    await site.database.close();
    await measureMemory(site.file, site.rows);
    rmSync(dirname(site.file), { recursive: true, force: true });
  }
}

interface FilledSite {
  rows: number;
  file: string;
  database: Database;
  questions: Record<string, Question>;
}

async function fill(rows: number): Promise<FilledSite> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-scale-')), 'site.db');
  const database = await openDatabase(`file:${file}`);
  await migrateToLatest(database);
  for (let first = 0; first < rows; first += batch) {
    const count = Math.min(batch, rows - first);
    await database.query.insertInto('generated_pages').values(rowsFrom(first, count)).execute();
  }
  await recountPages(database);
  return { rows, file, database, questions: questions(database, rows) };
}

/** What the product itself takes while a crawler reads everything that grows with the number of pages. */
async function measureMemory(file: string, rows: number): Promise<void> {
  const site = await startSite(file);
  const visit = async (path: string) => {
    const response = await fetch(site.url + path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  const index = await visit('/sitemap.xml');
  for (const [, part = ''] of index.matchAll(/<loc>[^<]*(\/sitemap\/\d+\.xml)<\/loc>/g)) await visit(part);
  for (let number = 1; number <= Math.ceil(rows / sheet); number += 50)
    await visit(`/sitemap?pagina=${number}`);
  for (let page = 0; page < visitedPages; page += 1)
    await visit(`/links-uteis/motor-de-portao-na-rua-${(page * 7919) % rows}`);
  const { now, most } = site.residentMegabytes();
  await site.stop();
  console.log(
    `${whole(rows)} pages, all site maps read: ${whole(now)} MB resident, at most ${whole(most)} MB`,
  );
}

interface Question {
  call: (round: number) => Promise<unknown>;
  rounds?: number;
  /** The duration is divided by it. */
  share?: number;
}

/** What screens and the administrator ask of the store. */
function questions(database: Database, rows: number): Record<string, Question> {
  const contentVersion = createContentVersion(database);
  const pages = createPages({ database, contentVersion, now: Date.now });
  const api = createRestApi({ access: administrator, pages, database, reportFailure: console.error });
  const askApi = async (query: string, options: RequestInit = {}) => {
    const response = await api.request(`/generated_pages?${query}`, options);
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  };
  const counted = { headers: { Prefer: 'count=exact' } };
  const list = 'select=id,title,slug,created_at&order=created_at.desc&limit=50';
  const lastSheet = Math.floor((rows - 1) / sheet) * sheet;
  const inPart = Math.min(rows, urlsPerPart);
  let next = rows;
  return {
    'page by slug': {
      call: (round) => pages.findBySlug(`motor-de-portao-na-rua-${(Math.abs(round) * 7919) % rows}`),
    },
    'menu: newest twelve and number': {
      call: () => Promise.all([pages.list({ offset: 0, limit: 12 }), pages.count()]),
    },
    'site map, first sheet': { call: () => pages.list({ offset: 0, limit: sheet }) },
    'site map, middle sheet': {
      call: () => pages.list({ offset: Math.floor(rows / 2 / sheet) * sheet, limit: sheet }),
    },
    'site map, last sheet': { call: () => pages.list({ offset: lastSheet, limit: sheet }) },
    'sitemap.xml, newest part, 1,000 of it': {
      call: () => pages.list({ offset: 0, limit: inPart }),
      rounds: 8,
      share: inPart / comparedUrls,
    },
    'sitemap.xml, oldest part, 1,000 of it': {
      call: () => pages.list({ offset: rows - inPart, limit: inPart }),
      rounds: 8,
      share: inPart / comparedUrls,
    },
    'administrator, first page, counted': { call: () => askApi(list, counted) },
    'administrator, last page, counted': { call: () => askApi(`${list}&offset=${rows - 20}`, counted) },
    create: {
      call: () => {
        next += 1;
        const headers = { 'Content-Type': 'application/json', Prefer: 'return=representation' };
        const [body] = madeUpPages(next, 1);
        return askApi('', { method: 'POST', headers, body: JSON.stringify(body) });
      },
    },
  };
}

const administrator: AccessVerifier = {
  verify: async () => ({
    ok: true,
    access: {
      role: 'authenticated',
      userId: crypto.randomUUID(),
      sessionId: crypto.randomUUID(),
      aal: 'aal1',
      isSecondFactorDue: false,
    },
  }),
};

/** Straight into the table: what the editor's checks cost is not the question here. */
export function rowsFrom(first: number, count: number): GeneratedPageRow[] {
  return madeUpPages(first, count).map((page, index) => {
    const at = new Date(Date.UTC(2025, 0, 1) + (first + index) * 10).toISOString();
    return {
      ...page,
      id: crypto.randomUUID(),
      description: page.title,
      created_at: at,
      updated_at: at,
    };
  });
}

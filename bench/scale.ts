/** Measures how the queries of the screens scale with the number of generated pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { urlsPerPart } from '#app/seo/sitemap-xml.ts';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { createMissedService } from '#domain/addresses/missed/missed-service.ts';
import { createRedirectService } from '#domain/addresses/redirects/redirect-service.ts';
import { createAuditLog } from '#domain/auth/audit/audit-log.ts';
import type { Authenticator } from '#domain/auth/sessions/caller.ts';
import { systemClock } from '#domain/clock.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { createPageService, type PageService } from '#domain/pages/page-service.ts';
import { success } from '#domain/result.ts';
import { createRestApi } from '#server/rest-api/rest-api.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';
import { fillPages } from './fill-pages.ts';
import { madeUpPages } from './made-up-pages.ts';
import { startSite } from './start-site.ts';
import { medianDurations } from './statistics.ts';
import { milliseconds, printTable, times, whole } from './table.ts';

const fewRows = 1_000;
const rounds = 60;
const mapPageSize = 200;
/** The crawler reads every fiftieth page of /sitemap. */
const mapPageStep = 50;
const visitedPages = 500;
/** A prime number, so that the rounds visit pages from all over the site. */
const stride = 7919;

/** Sitemap parts are compared per this many addresses, because the small site does not fill a part. */
const comparedUrls = 1_000;

export async function measureScale(manyRows: number): Promise<void> {
  const few = await fill(fewRows);
  const many = await fill(manyRows);
  const rows: string[][] = [];
  for (const [name, onFew] of Object.entries(few.measurements)) {
    const onMany = many.measurements[name];
    if (onMany === undefined) throw new Error(`The larger site has no measurement called ${name}`);
    const taken = await medianDurations(onFew.rounds ?? rounds, [onFew.call, onMany.call]);
    const [takenOnFew = Number.NaN, takenOnMany = Number.NaN] = taken;
    const fewMs = takenOnFew / (onFew.divisor ?? 1);
    const manyMs = takenOnMany / (onMany.divisor ?? 1);
    rows.push([name, milliseconds(fewMs), milliseconds(manyMs), times(manyMs / fewMs)]);
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
  measurements: Record<string, Measurement>;
}

async function fill(rows: number): Promise<FilledSite> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-scale-')), 'site.db');
  const database = await openDatabase(`file:${file}`);
  await migrateToLatest(database);
  await fillPages(database, rows, madeUpPages);
  return { rows, file, database, measurements: measurementsOf(database, rows) };
}

/** Prints the memory of the server after a crawler has read /sitemap.xml, much of /sitemap and many generated pages. */
async function measureMemory(file: string, rows: number): Promise<void> {
  const site = await startSite(file);
  const visit = async (path: string) => {
    const response = await fetch(site.url + path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.text();
  };
  const index = await visit('/sitemap.xml');
  for (const [, part = ''] of index.matchAll(/<loc>[^<]*(\/sitemap\/\d+\.xml)<\/loc>/g)) await visit(part);
  for (let number = 1; number <= Math.ceil(rows / mapPageSize); number += mapPageStep)
    await visit(`/sitemap?pagina=${number}`);
  for (let page = 0; page < visitedPages; page += 1)
    await visit(`/links-uteis/motor-de-portao-na-rua-${(page * stride) % rows}`);
  const { now, most } = site.residentMegabytes();
  await site.stop();
  console.log(`${whole(rows)} pages, after a crawl: ${whole(now)} MB resident, at most ${whole(most)} MB`);
}

interface Measurement {
  call: (round: number) => Promise<unknown>;
  rounds?: number;
  /** The measured duration is divided by this, to give the cost of a smaller unit. */
  divisor?: number;
}

/** The queries of the public screens and of the administrator. */
function measurementsOf(database: Database, rows: number): Record<string, Measurement> {
  const contentVersion = createContentVersion(database);
  const pages = createPageService({ database, contentVersion, clock: systemClock });
  const api = openApi(database, pages);
  const callApi = async (query: string, options: RequestInit = {}) => {
    const response = await api.request(`/generated_pages?${query}`, options);
    if (!response.ok) throw new Error(await response.text());
    return response.text();
  };
  const counted = { headers: { Prefer: 'count=exact' } };
  const list = 'select=id,title,slug,created_at&order=created_at.desc&limit=50';
  const lastMapPage = Math.floor((rows - 1) / mapPageSize) * mapPageSize;
  const inPart = Math.min(rows, urlsPerPart);
  let next = rows;
  return {
    'page by slug': {
      call: (round) => pages.findBySlug(`motor-de-portao-na-rua-${(round * stride) % rows}`),
    },
    'menu: newest twelve pages and the number of all': {
      call: () => Promise.all([pages.list({ offset: 0, limit: 12 }), pages.count()]),
    },
    'site map, first page': { call: () => pages.list({ offset: 0, limit: mapPageSize }) },
    'site map, middle page': {
      call: () =>
        pages.list({ offset: Math.floor(rows / 2 / mapPageSize) * mapPageSize, limit: mapPageSize }),
    },
    'site map, last page': { call: () => pages.list({ offset: lastMapPage, limit: mapPageSize }) },
    'sitemap.xml, newest part, 1,000 of it': {
      call: () => pages.list({ offset: 0, limit: inPart }),
      rounds: 8,
      divisor: inPart / comparedUrls,
    },
    'sitemap.xml, oldest part, 1,000 of it': {
      call: () => pages.list({ offset: rows - inPart, limit: inPart }),
      rounds: 8,
      divisor: inPart / comparedUrls,
    },
    'administrator, first page, counted': { call: () => callApi(list, counted) },
    'administrator, last page, counted': { call: () => callApi(`${list}&offset=${rows - 20}`, counted) },
    create: {
      call: () => {
        next += 1;
        const headers = { 'Content-Type': 'application/json', Prefer: 'return=representation' };
        const [body] = madeUpPages(next, 1);
        return callApi('', { method: 'POST', headers, body: JSON.stringify(body) });
      },
    },
    'a verdict of the gate': {
      call: async (round) => {
        const [text] = madeUpPages(rows * 2 + round, 1);
        if (text === undefined) throw new Error('no text');
        const { verdict } = await pages.gate.score({ ...text, slug: '', pageId: null });
        if (verdict === 'ok') throw new Error('The gate finds no page like one of the same template.');
      },
    },
    'publish a working copy': { call: (round) => publishCopy(pages, (round * stride) % rows) },
  };
}

/** The REST API for an administrator, without the built screens. */
function openApi(database: Database, pages: PageService) {
  return createRestApi({
    authenticator: alwaysSignedIn,
    pages,
    leads: createLeadService({ database, pages, clock: systemClock, sitePages: async () => [] }),
    missed: createMissedService({ database, sitePages: async () => [] }),
    pagesOnSubject: async () => [],
    redirects: createRedirectService({
      database,
      clock: systemClock,
      site: { url: 'https://site.example', loadRouteMatcher: async () => () => false },
    }),
    audit: createAuditLog({ mark: () => '', clock: systemClock }),
    database,
    siteUrl: '',
    whatsapp: '11900000001',
    reportFailure: console.error,
  });
}

/** Corrects a page, as an administrator would. */
async function publishCopy(pages: PageService, number: number): Promise<void> {
  const page = await pages.findBySlug(`motor-de-portao-na-rua-${number}`);
  if (page === null) throw new Error(`There is no page ${number}.`);
  const content = `${page.content}<p>Corrigida.</p>`;
  const drafts = await pages.drafts.insert({ page_id: page.id, content });
  const [draft] = drafts.ok ? drafts.value : [];
  if (draft === undefined) throw new Error('The working copy was not made.');
  const wanted = { draftId: draft.id, revision: draft.revision, by: null };
  const published = await pages.drafts.publish(wanted);
  if (!published.ok) throw new Error(published.failure.code);
}

const alwaysSignedIn: Authenticator = {
  checkPublicKey: () => success(),
  authenticate: async () => success(signedInCaller),
};

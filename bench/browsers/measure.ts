/**
 * `npm run bench -- --only browsers`: contact links are tapped in every way, with script and without, in the real
 * engines, and the real server must count each tap once. Pages fetched ahead must not count before they are shown.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { paths } from '#app/paths.ts';
import { createCleanup } from '../faults/harness/cleanup.ts';
import { readRows } from '../faults/harness/stored-pages.ts';
import { startSite } from '../start-site.ts';
import { printTable } from '../table.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { browserEngines, type Engine } from './engines.ts';
import { type Front, startFront } from './front.ts';
import { fetchAheadMarkup, type Way, ways } from './ways.ts';

/** A second request for the same tap comes at once, if it comes. */
const settleMs = 300;
/** Chromium ignores a press on a page that it has not painted yet. */
const paintMs = 1500;
const places = readdirSync('content/places').map((file) => paths.place(parse(file).name));

/** One act and its expected counts. Each act has a page to itself, so the page's figures are those of the act. */
interface Cell {
  row: string;
  path: string;
  views: number;
  taps: number;
  /** What the counts do not show. */
  remark: string | null;
  /** Why nothing is counted, if the engine is known not to. */
  uncounted: string | null;
}

export async function measureBrowsers(): Promise<void> {
  const columns: Column[] = [];
  for (const engine of browserEngines) {
    const missing = engine.missing();
    if (missing === null) {
      for (const hasScript of [true, false]) columns.push(await measureOne(engine, hasScript));
    } else
      console.log(`${engine.name}: not supported on this machine (Debian: apt-get install -y ${missing})`);
  }
  const rows = [...ways.map(({ name }) => name), ...Object.keys(fetchAheadMarkup)];
  printTable(
    ['one act counts as', ...columns.map(({ heading }) => heading)],
    rows.map((row) => [
      row,
      ...columns.map(({ cells }) => cells.find((cell) => cell.row === row)?.text ?? ''),
    ]),
  );
  for (const { name, cells } of columns) {
    const rowsByNote = Map.groupBy(cells, ({ note }) => note);
    rowsByNote.delete(null);
    for (const [note, noted] of rowsByNote)
      console.log(`${name}: ${note} (${noted.map(({ row }) => row).join('; ')})`);
  }
}

interface Column {
  heading: string;
  /** With the version of the engine. */
  name: string;
  cells: Shown[];
}

interface Shown {
  row: string;
  text: string;
  note: string | null;
}

async function measureOne(engine: Engine, hasScript: boolean): Promise<Column> {
  const cleanup = createCleanup();
  const folder = mkdtempSync(join(tmpdir(), 'bench-browsers-'));
  try {
    const databaseFile = join(folder, 'site.db');
    const site = await startSite(databaseFile, { TRUST_PROXY: '1' });
    cleanup.add(() => site.stop());
    const front = await startFront(site.port, cleanup);
    const browser = await engine.start({ hasScript, proxy: front.address, cleanup });
    const cells: Cell[] = [];
    const next = () => places[cells.length] ?? '';
    for (const way of ways) cells.push(await actOn(next(), { way, browser, front, engine, hasScript }));
    if (hasScript) {
      for (const row of Object.keys(fetchAheadMarkup))
        cells.push(await fetchAhead(next(), { row, browser, front }));
    }
    await cleanup.run();
    const counted = countsOf(databaseFile);
    const kind = hasScript ? 'script' : 'no script';
    return {
      heading: hasScript ? `${engine.name}, script` : kind,
      name: `${engine.name} ${browser.version}, ${kind}`,
      cells: cells.map((cell) => judged(cell, counted)),
    };
  } finally {
    await cleanup.run();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Act {
  way: Way;
  browser: DrivenBrowser;
  front: Front;
  engine: Engine;
  hasScript: boolean;
}

async function actOn(path: string, { way, browser, front, engine, hasScript }: Act): Promise<Cell> {
  front.requests.length = 0;
  front.isTargetLeftOut = way.isTargetLeftOut;
  await browser.open(front.origin + path);
  if (hasScript) await front.waitForRequest(/^POST \/v\//);
  await way.act(browser);
  const isOpened = way.opens === null || (await front.waitForRequest(way.opens));
  const { uncounted } = engine;
  const reason = hasScript
    ? null
    : (uncounted.any ?? (way.isMiddleButton ? uncounted.middleButton : null) ?? null);
  if (reason === null) await front.waitForRequest(/^POST \/c\//);
  await delay(settleMs);
  return {
    row: way.name,
    path,
    views: hasScript ? 1 : 0,
    taps: 1,
    remark: isOpened ? null : 'counted, but the chat was not asked for',
    uncounted: reason,
  };
}

async function fetchAhead(
  path: string,
  { row, browser, front }: { row: string; browser: DrivenBrowser; front: Front },
): Promise<Cell> {
  front.requests.length = 0;
  const opener = `${path}?opener`;
  front.ownPages.set(
    opener,
    `<!doctype html><title>.</title>${fetchAheadMarkup[row]?.(path)}<a href="${path}">go</a>`,
  );
  await browser.open(front.origin + opener);
  const isFetched = await front.waitForRequest(new RegExp(`^GET ${path}$`));
  await delay(paintMs);
  const isCountedEarly = front.requests.some((request) => request.startsWith('POST /v/'));
  await browser.press('a', 0);
  await front.waitForRequest(/^POST \/v\//);
  await delay(settleMs);
  return {
    row,
    path,
    views: 1,
    taps: 0,
    remark: isCountedEarly ? 'counted before it was shown' : null,
    uncounted: isFetched ? null : 'fetches nothing ahead in this way',
  };
}

interface Counts {
  views: number;
  taps: number;
  robots: number;
}

function countsOf(databaseFile: string): ReadonlyMap<string, Counts> {
  const rows = readRows(
    databaseFile,
    'SELECT page_key, sum(views) AS views, sum(taps) AS taps, sum(robots) AS robots FROM lead_days GROUP BY page_key',
  );
  return new Map(
    rows.map(({ page_key, views, taps, robots }) => [
      String(page_key),
      { views: Number(views), taps: Number(taps), robots: Number(robots) },
    ]),
  );
}

function judged(cell: Cell, counted: ReadonlyMap<string, Counts>): Shown {
  const { views, taps, robots } = counted.get(cell.path) ?? { views: 0, taps: 0, robots: 0 };
  const { row, uncounted } = cell;
  if (uncounted !== null && taps === 0) return { row, text: '–', note: `not supported: ${uncounted}` };
  const isRight = views === cell.views && taps === cell.taps && robots === 0;
  if (isRight) return { row, text: cell.remark === null ? '1' : '1 !', note: cell.remark };
  return { row, text: `${views} views, ${taps} taps, ${robots} robots`, note: cell.remark };
}

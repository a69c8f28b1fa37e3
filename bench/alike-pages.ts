/**
 * Measures how many pairs of similar pages the gate and the map find, compared with an exhaustive comparison, how fast the
 * gate is, and what the map of a whole site costs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { mulberry32 } from '#domain/generator/random.ts';
import { findGroups } from '#domain/pages/alike/find-groups.ts';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { leftOutNames } from '#domain/similarity/left-out-names.ts';
import { bandKeysOf } from '#domain/similarity/min-hash.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { alikePages, recallOf, shownTogether } from '#tests/support/alike-pages.ts';
import { comparedPairs } from '#tests/support/shingles.ts';
import { fillPages } from './fill-pages.ts';
import { startFlags } from './start-site.ts';
import { quantile } from './statistics.ts';
import { milliseconds, printTable, whole } from './table.ts';

const comparedPages = 5_000;
const limits = [0.55, 0.7, 0.85];

/** @param rows how many pages the site for the verdicts and the map has */
export async function measureAlikePages(rows: number): Promise<void> {
  await onNewSite(measureRecall);
  await onNewSite(async (database, file) => {
    await measureVerdicts(database, rows);
    measureMap(file, rows);
  });
}

async function onNewSite(measure: (database: Database, file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-gate-'));
  const file = join(folder, 'site.db');
  const database = await openDatabase(`file:${file}`);
  await migrateToLatest(database);
  await measure(database, file);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureRecall(database: Database): Promise<void> {
  const texts = alikePages(comparedPages, 1);
  const startedAt = performance.now();
  const shingles = texts.map((text) => shinglesOf(text, leftOutNames));
  const bands = shingles.map(bandKeysOf);
  const perPage = (performance.now() - startedAt) / comparedPages;
  await fillPages(database, comparedPages, (first, count) =>
    texts.slice(first, first + count).map((text, index) => pageWith(text, first + index)),
  );
  const groups = (await findGroups(database.query, comparedPages)).map(({ pages }) =>
    pages.map(({ path }) => Number(path.slice(path.lastIndexOf('-') + 1))),
  );
  const found = recallOf(comparedPairs(shingles), bands, limits);
  const shown = shownTogether(comparedPairs(shingles), groups, limits);
  printTable(
    [
      `${whole(comparedPages)} pages, ${milliseconds(perPage)} each`,
      'pairs',
      'sharing a band',
      'shown together',
    ],
    found.map(({ from, pairs, found: sharing }, index) => [
      `similarity from ${from.toFixed(2)}`,
      whole(pairs),
      share(sharing, pairs),
      share(shown[index]?.found ?? 0, pairs),
    ]),
  );
}

function share(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(2)} %`;
}

function pageWith(text: string, number: number): PageInput {
  return { title: `Página ${number}`, slug: `pagina-${number}`, content: `<p>${text}</p>` };
}

const verdictCount = 60;
/** A prime number, so that the rounds take pages from all over the site. */
const stride = 7919;

/** How long the gate takes for a verdict when the database has pages of every similarity. */
async function measureVerdicts(database: Database, rows: number): Promise<void> {
  const startedAt = performance.now();
  await fillPages(database, rows, (first, count) => sitePages(first, count, rows));
  const seconds = (performance.now() - startedAt) / 1000;
  const dependencies = { database, contentVersion: createContentVersion(database), clock: systemClock };
  const { gate } = createPageService(dependencies);
  const taken: number[] = [];
  for (let round = 0; round < verdictCount; round += 1) {
    const [page] = sitePages((round * stride) % rows, 1, rows);
    const content = `${page?.content}<p>Mais uma frase do fim.</p>`;
    const roundStartedAt = performance.now();
    const { verdict } = await gate.score({ title: `Nova ${round}`, slug: '', content, pageId: null });
    if (verdict === 'ok') throw new Error('The gate missed the page that the text was made of.');
    taken.push(performance.now() - roundStartedAt);
  }
  printTable(
    [`${whole(rows)} pages, filled in ${whole(seconds)} s`, 'median', 'slowest'],
    [['a verdict', milliseconds(quantile(taken, 0.5)), milliseconds(Math.max(...taken))]],
  );
}

const familySize = 5;

/** Half of a site is made from one template, a fifth comes in families of five, and the rest is unique. */
function sitePages(first: number, count: number, rows: number): PageInput[] {
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    if (number < rows * 0.5) return pageWith(fromTemplate(number), number);
    const isUnique = number >= rows * 0.7;
    // The seed of a family is that of its first page.
    const seed = isUnique ? number : number - (number % familySize);
    return pageWith(alikePages(familySize, seed + 1)[isUnique ? 0 : number % familySize] ?? '', number);
  });
}

const template = alikePages(1, 0)[0]?.split('. ') ?? [];

/** A template with up to a third of its sentences written anew. */
function fromTemplate(number: number): string {
  const random = mulberry32(number + 1);
  const own = alikePages(1, number + 1)[0]?.split('. ') ?? [];
  const part = random() ** 2 / 3;
  return template.map((sentence, index) => (random() < part ? (own[index] ?? '') : sentence)).join('. ');
}

/** In a process of its own, so that its memory is that of the map. */
function measureMap(file: string, rows: number): void {
  const output = execFileSync(process.execPath, [...startFlags, 'bench/make-alike-map.ts', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { seconds, groups, largest, before, most } = JSON.parse(output) as Record<string, number>;
  printTable(
    [`${whole(rows)} pages`, 'seconds', 'groups', 'largest', 'memory before', 'at most'],
    [
      [
        'the map, read from the database',
        (seconds ?? Number.NaN).toFixed(1),
        whole(groups ?? Number.NaN),
        whole(largest ?? Number.NaN),
        `${whole(before ?? Number.NaN)} MB`,
        `${whole(most ?? Number.NaN)} MB`,
      ],
    ],
  );
}

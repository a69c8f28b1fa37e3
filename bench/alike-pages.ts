/**
 * Measures how many pairs of similar pages the gate finds, compared with an exhaustive comparison, and how fast it is.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentVersion } from '#database/content-version.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { mulberry32 } from '#domain/generator/random.ts';
import { groupAlike } from '#domain/pages/alike/group-alike.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { publishPages } from '#domain/pages/publish-pages.ts';
import { leftOutNames } from '#domain/similarity/left-out-names.ts';
import { bandCount, bandKeyBits, bandKeysOf } from '#domain/similarity/min-hash.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { alikePages, recallOf } from '#tests/support/alike-pages.ts';
import { comparedPairs } from '#tests/support/shingles.ts';
import { milliseconds, printTable, whole } from './table.ts';

const pages = 5_000;
const limits = [0.55, 0.7, 0.85];

export async function measureAlikePages(): Promise<void> {
  const texts = alikePages(pages, 1);
  const startedAt = performance.now();
  const shingles = texts.map((text) => shinglesOf(text, leftOutNames));
  const bands = shingles.map(bandKeysOf);
  const perPage = (performance.now() - startedAt) / pages;
  const recalls = recallOf(comparedPairs(shingles), bands, limits);
  printTable(
    [`${whole(pages)} pages, ${milliseconds(perPage)} each`, 'pairs', 'found', 'share'],
    recalls.map(({ from, pairs, found }) => [
      `similarity from ${from.toFixed(2)}`,
      whole(pairs),
      whole(found),
      `${((100 * found) / pairs).toFixed(2)} %`,
    ]),
  );
  await measureVerdicts();
  await measureMap();
}

const storedPages = 100_000;
const atOnce = 500;
const asked = 40;

/** How long the gate takes for a verdict when the database has pages of every similarity. */
async function measureVerdicts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-gate-'));
  const database = await openDatabase(`file:${join(folder, 'site.db')}`);
  await migrateToLatest(database);
  const dependencies = { database, contentVersion: createContentVersion(database), clock: systemClock };
  const texts = alikePages(storedPages, 2);
  const startedAt = performance.now();
  for (let first = 0; first < storedPages; first += atOnce) {
    const inputs = texts.slice(first, first + atOnce).map((text, index) => ({
      title: `Página ${first + index}`,
      slug: `pagina-${first + index}`,
      content: `<p>${text}</p>`,
    }));
    const stored = await publishPages(dependencies, inputs);
    if (!stored.ok) throw new Error(stored.failure.code);
  }
  const storing = performance.now() - startedAt;
  const { gate } = createPageService(dependencies);
  const taken: number[] = [];
  for (let round = 0; round < asked; round += 1) {
    const content = `<p>${texts[(round * 7919) % storedPages]} Mais uma frase do fim.</p>`;
    const askedAt = performance.now();
    const { verdict } = await gate.score({ title: `Nova ${round}`, slug: '', content, pageId: null });
    if (verdict === 'ok') throw new Error('The gate missed the page that the text was made of.');
    taken.push(performance.now() - askedAt);
  }
  taken.sort((one, other) => one - other);
  printTable(
    [`${whole(storedPages)} pages, published in ${whole(storing / 1000)} s`, 'median', 'slowest'],
    [['a verdict', milliseconds(taken[asked / 2] ?? 0), milliseconds(taken.at(-1) ?? 0)]],
  );
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

const mappedPages = 1_000_000;

/**
 * How long it takes to group a site of a million pages. Half of them share one template, a fifth come in families of
 * five, and the rest are unique.
 */
async function measureMap(): Promise<void> {
  const random = mulberry32(3);
  const key = () => Math.floor(random() * 2 ** bandKeyBits);
  const keys = () => Array.from({ length: bandCount }, key);
  const bands = new Uint32Array(mappedPages * bandCount);
  const mould = keys();
  let family = keys();
  for (let page = 0; page < mappedPages; page += 1) {
    if (page % 5 === 0) family = keys();
    const like = page < mappedPages * 0.5 ? mould : page < mappedPages * 0.7 ? family : [];
    for (let band = 0; band < bandCount; band += 1) {
      bands[page * bandCount + band] = random() < 0.5 ? (like[band] ?? key()) : key();
    }
  }
  const startedAt = performance.now();
  const groups = await groupAlike(bands);
  const seconds = (performance.now() - startedAt) / 1000;
  printTable(
    [`${whole(mappedPages)} pages`, 'seconds', 'groups', 'memory of the process'],
    [['the map', seconds.toFixed(1), whole(groups.length), `${whole(process.memoryUsage().rss / 1e6)} MB`]],
  );
}

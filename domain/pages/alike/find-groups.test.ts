import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { systemClock } from '#domain/clock.ts';
import { mulberry32 } from '#domain/generator/random.ts';
import { publishPages } from '#domain/pages/publish-pages.ts';
import { leftOutNames } from '#domain/similarity/left-out-names.ts';
import { bandKeysOf } from '#domain/similarity/min-hash.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { alikePages, shownTogether } from '#tests/support/alike-pages.ts';
import { engines } from '#tests/support/databases.ts';
import { comparedPairs } from '#tests/support/shingles.ts';
import { type AlikeGroup, findGroups } from './find-groups.ts';
import { bandsInCommon } from './group-alike.ts';

describe.each(engines)('the map on $name', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await engine.open();
  });
  afterEach(() => database.close());

  /** The slug of a page is its position. */
  async function publish(texts: readonly string[]): Promise<void> {
    const dependencies = { database, contentVersion: createContentVersion(database), clock: systemClock };
    const inputs = texts.map((text, position) => ({
      title: `Página ${position}`,
      slug: `p${position}`,
      content: `<p>${text}</p>`,
    }));
    for (let first = 0; first < inputs.length; first += 200) {
      expect((await publishPages(dependencies, inputs.slice(first, first + 200))).ok).toBe(true);
    }
  }
  const positionsOf = ({ pages }: AlikeGroup) =>
    pages.map(({ path }) => Number(path.slice('/links-uteis/p'.length)));

  test('shows almost all similar pages together, and all with a similarity of .85 or more', async () => {
    const texts = alikePages(600, 11);
    await publish(texts);
    const groups = await findGroups(database.query, texts.length);
    const shingles = texts.map((text) => shinglesOf(text, leftOutNames));
    const recalls = shownTogether(comparedPairs(shingles), groups.map(positionsOf), [0.55, 0.7, 0.85]);
    const [similar = 0, close = 0, duplicate = 0] = recalls.map(({ pairs, found }) => found / pairs);
    expect(recalls.every(({ pairs }) => pairs > 80)).toBe(true);
    expect(duplicate).toBe(1);
    expect(close).toBeGreaterThanOrEqual(0.99);
    expect(similar).toBeGreaterThanOrEqual(0.88);
  });

  test('shows two equal pages whose bands lead to an older page that is not similar to them', async () => {
    const [older, equal] = unlikeWithCommonBands();
    await publish([older, equal, equal]);
    expect((await findGroups(database.query)).map(positionsOf)).toEqual([[1, 2]]);
  });

  test('shows a page that is similar to another page of its group, even if not to the oldest', async () => {
    const random = mulberry32(5);
    const words = Array.from({ length: 200 }, () => wordOf(random));
    const changed = (before: readonly string[], from: number) =>
      before.map((word, index) => (index >= from && index < from + 28 ? wordOf(random) : word));
    const between = changed(words, 0);
    await publish([words, between, changed(between, 100)].map((list) => list.join(' ')));
    const [group, ...others] = await findGroups(database.query);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ count: 3, pages: [{ similarity: 1 }, {}, {}] });
    expect(group?.pages[1]?.similarity).toBeGreaterThan(0.55);
    expect(group?.pages[2]?.similarity).toBeLessThan(0.55);
  });

  test('shows the equal pages of a large group whose oldest pages are not similar to any other', async () => {
    const random = mulberry32(6);
    const words = Array.from({ length: 140 }, () => wordOf(random));
    const own = () => [...words, ...Array.from({ length: 55 }, () => wordOf(random))].join(' ');
    const last = own();
    await publish([...Array.from({ length: 400 }, own), last, last]);
    expect((await findGroups(database.query)).map(positionsOf)).toContainEqual([400, 401]);
  });
});

function wordOf(random: () => number): string {
  return `q${Math.floor(random() * 1e6).toString(36)}`;
}

/** Half of their words are the same, and by chance they have more bands in common than such texts usually have. */
function unlikeWithCommonBands(): [string, string] {
  for (let seed = 1; seed < 1_000; seed += 1) {
    const random = mulberry32(seed);
    const common = Array.from({ length: 140 }, () => wordOf(random));
    const [one = '', other = ''] = [1, 2].map(() =>
      [...common, ...Array.from({ length: 70 }, () => wordOf(random))].join(' '),
    );
    const [bands = [], others = []] = [one, other].map((text) => bandKeysOf(shinglesOf(text, leftOutNames)));
    if (bands.filter((key, band) => key === others[band]).length >= bandsInCommon) return [one, other];
  }
  throw new Error('No such texts.');
}

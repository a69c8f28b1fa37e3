import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { findListStart, findListStartFromOldest, isFromStart, keepBlocks } from './list-start.ts';
import { isInScope, type ListKey, type ListScope, maxPagesInBlock } from './page-blocks.ts';
import {
  addToCounts,
  type CountedPage,
  moveInCounts,
  recountPages,
  subtractFromCounts,
  totalPages,
} from './page-counts.ts';

const batch = 3_000;

/** Many pages share a time, so their ids decide the order. They are not in the order of the list. */
function keys(count: number, isNoindex = (_index: number) => false): CountedPage[] {
  return Array.from({ length: count }, (_, index) => ({
    created_at: new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % 500) * 1000).toISOString(),
    id: randomUUID(),
    is_noindex: isNoindex(index) ? 1 : 0,
  }));
}

const unchangedVersion = { current: async () => 0 };

const newestFirst = (a: ListKey, b: ListKey) =>
  `${b.created_at}${b.id}` < `${a.created_at}${a.id}` ? -1 : 1;

describe.each(engines)('counts of pages on $name', (engine) => {
  let database: Database;

  beforeEach(async () => {
    database = await engine.open();
  });

  afterEach(() => database.close());

  async function insert(pages: readonly CountedPage[], isCounted = true): Promise<void> {
    for (let first = 0; first < pages.length; first += batch) {
      const rows = pages.slice(first, first + batch).map((key) => ({
        ...key,
        title: 'T',
        slug: key.id,
        content: 'C',
        description: 'D',
        updated_at: key.created_at,
      }));
      await database.query.transaction().execute(async (transaction) => {
        await transaction.insertInto('generated_pages').values(rows).execute();
        if (isCounted) await addToCounts(transaction, rows);
      });
    }
  }

  async function remove(pages: readonly CountedPage[]): Promise<void> {
    const ids = pages.map(({ id }) => id);
    await database.query.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('generated_pages').where('id', 'in', ids).execute();
      await subtractFromCounts(transaction, pages);
    });
  }

  async function listFrom(rank: number, direction: 'asc' | 'desc', scope: ListScope): Promise<string[]> {
    const find = direction === 'desc' ? findListStart : findListStartFromOldest;
    const start = await find(keepBlocks(database.query, unchangedVersion), rank, scope);
    const rows = await database.query
      .selectFrom('generated_pages')
      .select('id')
      .where(isInScope(scope))
      .where(isFromStart(start))
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .offset(start.skip)
      .limit(3)
      .execute();
    expect(start.skip).toBeLessThanOrEqual(maxPagesInBlock);
    return rows.map(({ id }) => id);
  }

  async function expectList(pages: readonly ListKey[], scope: ListScope = 'all'): Promise<void> {
    const ids = pages.toSorted(newestFirst).map(({ id }) => id);
    expect(await totalPages(database.query, scope)).toBe(ids.length);
    for (const share of [0, 0.19, 0.3, 0.5, 0.77, 0.9999, 1]) {
      const rank = Math.floor(ids.length * share);
      expect(await listFrom(rank, 'desc', scope)).toEqual(ids.slice(rank, rank + 3));
      expect(await listFrom(rank, 'asc', scope)).toEqual(ids.toReversed().slice(rank, rank + 3));
    }
    expect(await listFrom(ids.length + 10_000, 'desc', scope)).toEqual([]);
    expect(await listFrom(ids.length + 10_000, 'asc', scope)).toEqual([]);
  }

  test('a list can be read from any rank, whatever the order in which its pages were inserted or deleted', async () => {
    const pages = keys(5 * batch);
    await insert(pages);
    await expectList(pages);
    const removed = pages.filter((_, index) => index % 5 === 0);
    await remove(removed);
    await expectList(pages.filter((page) => !removed.includes(page)));
  }, 30_000);

  test('the list of listed pages stays correct when pages are held back or released', async () => {
    const isListed = ({ is_noindex }: CountedPage) => is_noindex === 0;
    // Held back are all of the newest pages, and every third of the others.
    const pages = keys(4 * batch, (index) => index % 500 > 300 || index % 3 === 0);
    await insert(pages);
    await expectList(pages);
    await expectList(pages.filter(isListed), 'listed');

    const moved = pages
      .filter((_, index) => index % 4 === 0)
      .map((page) => ({ ...page, is_noindex: 1 - page.is_noindex }));
    await database.query.transaction().execute(async (transaction) => {
      for (const value of [0, 1]) {
        const ids = moved.filter(({ is_noindex }) => is_noindex === value).map(({ id }) => id);
        await transaction
          .updateTable('generated_pages')
          .set({ is_noindex: value })
          .where('id', 'in', ids)
          .execute();
      }
      await moveInCounts(transaction, moved);
    });
    const current = new Map([...pages, ...moved].map((page) => [page.id, page]));
    const all = [...current.values()];
    await expectList(all);
    await expectList(all.filter(isListed), 'listed');
    expect(await recountPages(database)).toBe(false);

    await remove(all.filter((_, index) => index % 5 === 0));
    await expectList(
      all.filter((page, index) => index % 5 !== 0 && isListed(page)),
      'listed',
    );
    await database.query.updateTable('page_totals').set({ listed: 0 }).execute();
    expect(await recountPages(database)).toBe(true);
    expect(await recountPages(database)).toBe(false);
  }, 30_000);

  test('no block grows beyond its limit, so that few pages are skipped to reach a rank', async () => {
    await insert(keys(5 * batch));
    const blocks = await database.query.selectFrom('page_blocks').select('pages').execute();
    expect(blocks.length).toBeGreaterThan(1);
    expect(Math.max(...blocks.map(({ pages }) => pages))).toBeLessThanOrEqual(maxPagesInBlock);
  }, 30_000);

  test('the blocks are kept until the content version changes', async () => {
    let version = 1;
    const blocks = keepBlocks(database.query, { current: async () => version });
    const pagesIn = async () => (await blocks()).reduce((sum, { counts }) => sum + counts.pages, 0);
    await insert(keys(2));
    expect(await pagesIn()).toBe(2);
    await insert(keys(3));
    expect(await pagesIn()).toBe(2);
    version = 2;
    expect(await pagesIn()).toBe(5);
  });

  test('a correction of the counts changes the content version', async () => {
    const version = createContentVersion(database);
    const before = await version.current();
    await insert(keys(3), false);
    await recountPages(database);
    expect(await createContentVersion(database).current()).toBeGreaterThan(before);
  });

  test('the next start counts pages that were not counted, and counts them once', async () => {
    const pages = keys(5 * batch);
    await insert(pages, false);
    expect(await totalPages(database.query)).toBe(0);
    expect(await recountPages(database)).toBe(true);
    await expectList(pages);
    expect(await recountPages(database)).toBe(false);
    const more = keys(3);
    await insert(more);
    await expectList([...pages, ...more]);
  }, 30_000);

  test('a change that is rolled back is not counted', async () => {
    const change = database.query.transaction().execute(async (transaction) => {
      await addToCounts(transaction, keys(2));
      throw new Error('the disk is full');
    });
    await expect(change).rejects.toThrow('the disk is full');
    expect(await totalPages(database.query)).toBe(0);
    expect(await recountPages(database)).toBe(false);
  });
});

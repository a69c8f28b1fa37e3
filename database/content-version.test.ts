import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { createContentVersion } from './content-version.ts';
import type { Database } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe.each(engines)('the content version on $name', (engine) => {
  let here: Database;
  let elsewhere: Database;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const created = await engine.create();
    remove = created.remove;
    here = await openDatabase(created.url);
    await migrateToLatest(here);
    elsewhere = await openDatabase(created.url);
  });

  afterEach(async () => {
    await here.close();
    await elsewhere.close();
    await remove();
  });

  async function write(database: Database, ending: 'commit' | 'rollback'): Promise<void> {
    const version = createContentVersion(database);
    const transaction = await database.query.startTransaction().execute();
    await version.advance(transaction);
    await transaction[ending]().execute();
  }

  test('rises with the transaction that changes public data', async () => {
    const version = createContentVersion(here);
    const before = await version.current();
    await here.query.transaction().execute((transaction) => version.advance(transaction));
    version.announce();
    expect(await version.current()).toBe(before + 1);
  });

  test('stays where it was when that transaction is rolled back', async () => {
    const version = createContentVersion(here);
    const before = await version.current();
    await write(here, 'rollback');
    version.announce();
    expect(await version.current()).toBe(before);
  });

  test('is not asked of the table again while nothing changed', async () => {
    const version = createContentVersion(here);
    await version.current();
    const select = vi.spyOn(here.query, 'selectFrom');
    await version.current();
    expect(select).not.toHaveBeenCalled();
  });

  test('what another process commits is noticed here, though it says nothing after', async () => {
    const version = createContentVersion(here);
    const before = await version.current();
    await write(elsewhere, 'commit');
    await expect.poll(() => version.current()).toBe(before + 1);
  });

  test('known without asking, it is what was found last', async () => {
    const version = createContentVersion(here);
    expect(version.known()).toBeNull();
    const found = await version.current();
    expect(version.known()).toBe(found);
  });

  test('known without asking, it is in doubt at once after a commit of ours', async () => {
    const version = createContentVersion(here);
    await version.current();
    expect(version.known()).not.toBeNull();
    await write(here, 'commit');
    version.announce();
    expect(version.known()).toBeNull();
  });

  test('known without asking, it is in doubt within a second of hearing of a commit elsewhere', async () => {
    const version = createContentVersion(here);
    await version.current();
    expect(version.known()).not.toBeNull();
    const heard = here.changes.current();
    await write(elsewhere, 'commit');
    await expect.poll(() => here.changes.current()).not.toBe(heard);
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 1000);
    expect(version.known()).toBeNull();
  });

  test('a commit announced while the version was being read is not missed', async () => {
    const version = createContentVersion(here);
    await version.current();
    await write(here, 'commit');
    version.announce();
    const stale = version.current();
    version.announce();
    await stale;
    const select = vi.spyOn(here.query, 'selectFrom');
    await version.current();
    expect(select).toHaveBeenCalled();
  });

  test('a slow look that ends after a later one does not bring the older number back', async () => {
    const version = createContentVersion(here);
    const read = Promise.withResolvers<{ version: number }>();
    const slow = { select: () => slow, where: () => slow, executeTakeFirstOrThrow: () => read.promise };
    vi.spyOn(here.query, 'selectFrom').mockReturnValueOnce(slow as never);
    const looking = version.current();
    await here.query.transaction().execute((transaction) => version.advance(transaction));
    version.announce();
    const newest = await version.current();
    read.resolve({ version: newest - 1 });
    await looking;
    expect(await version.current()).toBe(newest);
  });
});

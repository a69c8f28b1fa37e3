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

  test('stays the same when that transaction is rolled back', async () => {
    const version = createContentVersion(here);
    const before = await version.current();
    await write(here, 'rollback');
    version.announce();
    expect(await version.current()).toBe(before);
  });

  test('is not read from the table again while nothing has changed', async () => {
    const version = createContentVersion(here);
    await version.current();
    const select = vi.spyOn(here.checks, 'selectFrom');
    await version.current();
    expect(select).not.toHaveBeenCalled();
  });

  test('rises when another process commits, even if that process never calls announce', async () => {
    const version = createContentVersion(here);
    const before = await version.current();
    await write(elsewhere, 'commit');
    await expect.poll(() => version.current()).toBe(before + 1);
  });

  test('needs no query to be known after the first read', async () => {
    const version = createContentVersion(here);
    expect(version.known()).toBeNull();
    const found = await version.current();
    expect(version.known()).toBe(found);
  });

  test('needs a query to be known immediately after a commit of this process', async () => {
    const version = createContentVersion(here);
    await version.current();
    expect(version.known()).not.toBeNull();
    await write(here, 'commit');
    version.announce();
    expect(version.known()).toBeNull();
  });

  test('needs a query to be known within a second after another process has committed', async () => {
    const version = createContentVersion(here);
    await version.current();
    expect(version.known()).not.toBeNull();
    const before = here.changes.current();
    await write(elsewhere, 'commit');
    await expect.poll(() => here.changes.current()).not.toBe(before);
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 1000);
    expect(version.known()).toBeNull();
  });

  test('is read again if a commit was announced during a read', async () => {
    const version = createContentVersion(here);
    await version.current();
    await write(here, 'commit');
    version.announce();
    const stale = version.current();
    version.announce();
    await stale;
    const select = vi.spyOn(here.checks, 'selectFrom');
    await version.current();
    expect(select).toHaveBeenCalled();
  });

  test('does not go back when a slow read ends after a later one', async () => {
    const version = createContentVersion(here);
    const read = Promise.withResolvers<{ version: number }>();
    const slow = { select: () => slow, where: () => slow, executeTakeFirstOrThrow: () => read.promise };
    vi.spyOn(here.checks, 'selectFrom').mockReturnValueOnce(slow as never);
    const slowRead = version.current();
    await here.query.transaction().execute((transaction) => version.advance(transaction));
    version.announce();
    const newest = await version.current();
    read.resolve({ version: newest - 1 });
    await slowRead;
    expect(await version.current()).toBe(newest);
  });
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { type MigrationStep, migrations } from '#database/migrations.ts';
import { openDatabase } from '#database/open-database.ts';
import { engines } from '#tests/support/databases.ts';
import { errorOf } from '#tests/support/error-of.ts';
import { type SilencingProxy, startSilencingProxy } from '#tests/support/silencing-proxy.ts';
import { isPostgresUnreachable } from './is-unreachable.ts';

/** Enough for an empty statement on a busy machine. */
const statementMs = 1000;
/** The time limit, the two seconds of the handshake, and a margin. */
const soonMs = 4000;

test('opening fails soon if the server accepts the connection but never answers', async () => {
  const silent = await startSilencingProxy(null);
  const startedAt = performance.now();
  const error = await errorOf(openDatabase(silent.url));
  expect(isPostgresUnreachable(error)).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(soonMs);
  await silent.close();
});

describe.each(engines.filter(({ name }) => name === 'postgres'))('statements with a time limit', (engine) => {
  let proxy: SilencingProxy;
  let remove: () => Promise<void>;
  let database: Database;

  beforeEach(async () => {
    const created = await engine.create();
    remove = created.remove;
    proxy = await startSilencingProxy(created.url);
    database = await openDatabase(proxy.url, { statementMs });
  });

  afterEach(async () => {
    await database.close();
    await proxy.close();
    await remove();
  });

  const sleep = sql`select pg_sleep(${(2 * statementMs) / 1000})`;
  const selectOne = () => sql`select 1`.execute(database.query);

  test('are cancelled when they take longer, which counts as an outage', async () => {
    const error = await errorOf(sleep.execute(database.query));
    expect(database.isUnreachable(error)).toBe(true);
    await selectOne();
  });

  test('fail when the server stops answering, and never wait behind one that timed out', async () => {
    await selectOne();
    proxy.silence();
    const startedAt = performance.now();
    const transaction = database.query.transaction().execute(async (query) => sql`select 1`.execute(query));
    expect(database.isUnreachable(await errorOf(transaction))).toBe(true);
    expect(database.isUnreachable(await errorOf(selectOne()))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(2 * soonMs);
    proxy.restore();
    await selectOne();
  });

  test('do not include migrations, which have no limit', async () => {
    const slow: MigrationStep = {
      async up(db) {
        await sleep.execute(db);
      },
    };
    expect(await migrateToLatest(database, { ...migrations, '9999-slow': slow })).toContain('9999-slow');
  });
});

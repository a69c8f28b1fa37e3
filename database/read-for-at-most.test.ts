import { setInterval } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import type { Database } from './database.ts';
import { TooCostly } from './too-costly.ts';

const endless = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n > 0)
  select count(*) from numbers where n = 0`;

const ampleMs = 20_000;

describe.each(engines)('a read with a limit on $name', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await engine.open();
  });
  afterEach(() => database.close());

  const put = (key: string, value: string) =>
    database.query.insertInto('settings').values({ key, value }).execute();
  const read = (limitMs: number) =>
    database.readForAtMost(limitMs, (query) =>
      query.selectFrom('settings').selectAll().where('key', 'like', 'test-%').orderBy('key').execute(),
    );

  test('sees what has been committed, and gets the same values as any other read', async () => {
    await put('test-1', 'ação “😀”');
    expect(await read(ampleMs)).toEqual([{ key: 'test-1', value: 'ação “😀”' }]);
    await put('test-2', '');
    expect((await read(ampleMs)).map(({ key }) => key)).toEqual(['test-1', 'test-2']);
  });

  test('is cancelled when its time is over, and does not block this process meanwhile', async () => {
    let isOver = false;
    const cancelled = database
      .readForAtMost(300, (query) => endless.execute(query))
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true;
      });
    let turns = 0;
    for await (const _ of setInterval(10)) {
      if (isOver) break;
      turns += 1;
      if (turns === 3) await put('test-1', 'written meanwhile');
    }
    expect(await cancelled).toBeInstanceOf(TooCostly);
    expect(turns).toBeGreaterThan(3);
    expect(await read(ampleMs)).toEqual([{ key: 'test-1', value: 'written meanwhile' }]);
  });

  test('cannot write, and fails with the same errors as any other read', async () => {
    const failed = await database
      .readForAtMost(ampleMs, (query) => query.deleteFrom('settings').execute())
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(TooCostly);
    const invalid = await database
      .readForAtMost(ampleMs, (query) => sql`select nothing`.execute(query))
      .catch((error: unknown) => error);
    expect((invalid as Error).message).toMatch(/nothing/);
    expect(database.isUnreachable(invalid)).toBe(false);
  });

  test('can run at the same time as others', async () => {
    await put('test-1', 'um');
    const many = await Promise.all(Array.from({ length: 5 }, () => read(ampleMs)));
    expect(many).toEqual(Array.from({ length: 5 }, () => [{ key: 'test-1', value: 'um' }]));
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import { engines } from '#tests/support/databases.ts';
import { errorOf } from '#tests/support/error-of.ts';
import { type Database, uniqueColumns } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openMigrated } from './open-migrated.ts';
import type { GeneratedPageRow } from './schema.ts';

const page = (id: string, slug: string): GeneratedPageRow => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  ...mapFields(pageFields, (field) => `The ${field}.`),
  slug,
  created_at: '2026-01-15T12:00:00.123Z',
  updated_at: '2026-01-15T12:00:00.000Z',
  revision: 1,
  is_noindex: 0,
  hold_reason: null,
});

describe.each(engines)('$name', (engine) => {
  let database: Database;

  beforeEach(async () => {
    database = await engine.open();
  });

  afterEach(() => database.close());

  const insert = (row: GeneratedPageRow) =>
    database.query.insertInto('generated_pages').values(row).execute();

  test('returns rows as they were written, times as ISO-8601 with milliseconds', async () => {
    const row = page('1', 'ação “çã” 😀');
    await insert(row);
    expect(await database.query.selectFrom('generated_pages').selectAll().execute()).toEqual([row]);
  });

  test('returns counts and large integers as numbers', async () => {
    const limit = { key: 'k', points: 1, expires_at: 1_790_000_000_000 };
    await database.query.insertInto('rate_limits').values(limit).execute();
    const row = await database.query
      .selectFrom('rate_limits')
      .select((row) => ['expires_at', row.fn.countAll().over().as('count')])
      .executeTakeFirst();
    expect(row).toEqual({ expires_at: 1_790_000_000_000, count: 1 });
  });

  test('distinguishes a repeated value of a unique column from every other error', async () => {
    await insert(page('1', 'a'));
    const repeatedSlug = await errorOf(insert(page('2', 'a')));
    expect(database.isUniqueViolation(repeatedSlug, uniqueColumns.slugOfPage)).toBe(true);
    expect(database.isUniqueViolation(repeatedSlug, uniqueColumns.pageOfDraft)).toBe(false);
    const repeatedId = await errorOf(insert(page('1', 'b')));
    const notNull = await errorOf(insert({ ...page('3', 'c'), title: null as never }));
    for (const other of [repeatedId, notNull, new Error('x')]) {
      expect(other).toBeInstanceOf(Error);
      expect(database.isUniqueViolation(other, uniqueColumns.slugOfPage)).toBe(false);
    }
  });

  test('distinguishes a closed database from a refused query', async () => {
    const refused = await errorOf(database.query.selectFrom('none' as never).execute());
    expect(database.isUnreachable(refused)).toBe(false);
    const other = await engine.open();
    await other.close();
    const late = await errorOf(other.query.selectFrom('settings').selectAll().execute());
    expect(other.isUnreachable(late)).toBe(true);
  });

  test('refuses writes if it was opened read-only', async () => {
    const { url, remove } = await engine.create();
    const { database: writing } = await openMigrated(url);
    const reading = await openDatabase(url, { isReadOnly: true });
    expect(await reading.query.selectFrom('settings').selectAll().execute()).toEqual([]);
    const row = { key: 'a', value: 'b' };
    expect(await errorOf(reading.query.insertInto('settings').values(row).execute())).toBeInstanceOf(Error);
    await writing.query.insertInto('settings').values(row).execute();
    expect(await reading.query.selectFrom('settings').selectAll().execute()).toEqual([row]);
    await reading.close();
    await writing.close();
    await remove();
  });

  test('deletes the sessions of a deleted user', async () => {
    const at = '2026-01-15T12:00:00.000Z';
    const user = '00000000-0000-4000-8000-000000000001';
    await database.query
      .insertInto('users')
      .values({ id: user, email: 'a@b.c', password_hash: 'h', created_at: at, updated_at: at })
      .execute();
    await database.query
      .insertInto('sessions')
      .values({
        id: '00000000-0000-4000-8000-000000000002',
        user_id: user,
        aal: 'aal1',
        amr: '[]',
        refresh_key: 'k',
        refresh_counter: 1,
        created_at: at,
        refreshed_at: at,
      })
      .execute();
    await database.query.deleteFrom('users').execute();
    expect(await database.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

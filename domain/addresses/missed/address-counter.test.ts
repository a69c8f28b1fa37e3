import { describe, expect, onTestFinished, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import { putRules } from '#domain/addresses/redirect-store.ts';
import { engines } from '#tests/support/databases.ts';
import { type AddressRequest, createAddressCounter, maxStoredMisses } from './address-counter.ts';
import { addMisses } from './missed-store.ts';

const at = new Date('2026-11-22T15:30:00.000Z');
const request: AddressRequest = {
  path: '/cidade/moema',
  mayBeMissing: true,
  isRobot: false,
  network: '192.0.2.1',
  referrerHost: null,
};

describe.each(engines)('addresses without a page, counted on $name', (engine) => {
  async function open() {
    const database = await engine.open();
    onTestFinished(() => database.close());
    const counter = createAddressCounter({ database, clock: () => at });
    const rows = () => database.query.selectFrom('missed_paths').selectAll().orderBy('path').execute();
    const record = async (...all: Partial<AddressRequest>[]) => {
      for (const given of all) counter.note({ ...request, ...given });
      await counter.flush();
    };
    return { database, counter, rows, record };
  }

  test('people and robots are counted separately and summed over processes, and the last referring site is kept', async () => {
    const { database, rows, record } = await open();
    await record({}, { isRobot: true }, { referrerHost: 'google.com' });
    const other = createAddressCounter({ database, clock: () => at });
    other.note(request);
    await other.flush();
    expect(await rows()).toEqual([
      {
        path: '/cidade/moema',
        people: 3,
        robots: 1,
        first_at: at.toISOString(),
        last_at: at.toISOString(),
        referrer_host: 'google.com',
        state: 'open',
      },
    ]);
  });

  test('a word that may have been typed is stored once people on three networks have requested it', async () => {
    const { rows, record } = await open();
    const word = { path: '/joaozinho' };
    await record(word, word, { ...word, network: '192.0.2.2' });
    for (let number = 3; number < 9; number += 1) {
      await record({ ...word, network: `192.0.2.${number}`, isRobot: true });
    }
    expect(await rows()).toEqual([]);
    await record({ ...word, network: '198.51.100.7' });
    expect(await rows()).toMatchObject([{ path: '/joaozinho', people: 4, robots: 6 }]);
    await record(word);
    expect(await rows()).toMatchObject([{ people: 5 }]);
  });

  test('an address that only a program requests, or that contains a long number, is not stored', async () => {
    const { rows, record } = await open();
    await record({ path: '/blog/wp-login.php' }, { path: '/a/11999998888' }, { path: '/cidade/osasco' });
    expect(await rows()).toMatchObject([{ path: '/cidade/osasco' }]);
  });

  test('the use of a rule is counted only for the rule, and a redirect without a rule is not counted', async () => {
    const { database, rows, record } = await open();
    const rule = { to_page_id: null, to_path: '/', status: 301, kind: 'manual', by: null } as const;
    await putRules(database.query, [{ ...rule, from_path: '/velho', at: at.toISOString() }]);
    const version = await createContentVersion(database).current();
    await record({ path: '/velho' }, { path: '/velho', isRobot: true, mayBeMissing: false });
    await record({ path: '/velho' }, { path: '/outro/velho', mayBeMissing: false });
    const found = await database.query.selectFrom('redirects').select(['hits', 'last_hit_at']).execute();
    expect(found).toEqual([{ hits: 3, last_hit_at: at.toISOString() }]);
    expect(await rows()).toEqual([]);
    expect(await createContentVersion(database).current()).toBe(version);
  });

  test('what could not be written is written the next time', async () => {
    const { database, counter, rows } = await open();
    const transaction = database.query.transaction.bind(database.query);
    database.query.transaction = () => {
      throw new Error('the database is away');
    };
    counter.note(request);
    await expect(counter.flush()).rejects.toThrow('away');
    counter.note(request);
    database.query.transaction = transaction;
    await counter.flush();
    await counter.flush();
    expect(await rows()).toMatchObject([{ people: 2 }]);
  });

  test('when there are more than five thousand addresses, the least useful are deleted first', async () => {
    const { database, rows, record } = await open();
    const miss = (path: string, people: number) => ({ path, people, robots: 0, referrer_host: null });
    const many = Array.from({ length: maxStoredMisses - 2 }, (_, index) => miss(`/a/${index}`, 2));
    await addMisses(
      database.query,
      [...many, miss('/b/procurado', 900), miss('/b/resolvido', 900), miss('/b/robos', 0)],
      '2026-11-01T00:00:00.000Z',
    );
    await database.query
      .updateTable('missed_paths')
      .set({ state: 'redirected' })
      .where('path', '=', '/b/resolvido')
      .execute();
    await record({ path: '/c/nova' }, { path: '/c/nova' });
    const left = (await rows()).map(({ path }) => path);
    expect(left).toHaveLength(maxStoredMisses);
    expect(left).toEqual(expect.arrayContaining(['/b/procurado', '/c/nova']));
    expect(left).not.toEqual(expect.arrayContaining(['/b/resolvido']));
    expect(left).not.toEqual(expect.arrayContaining(['/b/robos']));
  });

  test('an address is forgotten a year after its last request, unless a rule redirects it', async () => {
    const { database, counter, rows } = await open();
    const miss = (path: string) => ({ path, people: 9, robots: 0, referrer_host: null });
    await addMisses(database.query, [miss('/a/velho'), miss('/a/redirecionado')], '2025-11-22T15:29:59.999Z');
    await addMisses(database.query, [miss('/a/recente')], '2025-11-22T15:30:00.000Z');
    await database.query
      .updateTable('missed_paths')
      .set({ state: 'redirected' })
      .where('path', '=', '/a/redirecionado')
      .execute();
    expect(await counter.forgetUnrequested()).toBe(1);
    expect((await rows()).map(({ path }) => path)).toEqual(['/a/recente', '/a/redirecionado']);
  });
});

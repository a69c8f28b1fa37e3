/**
 * Addresses that were requested and not found, through the official client
 * (docs/specification/addresses.md#missed-addresses).
 */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { addMisses } from '#domain/addresses/missed/missed-store.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const at = '2026-01-10T12:00:00.000Z';
const miss = (path: string, people = 1) => ({ path, people, robots: 0, referrer_host: null });

describe.each(engines)('missed addresses with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const missed = () => server.administrator.from('missed_paths');
  const stateOf = async (path: string) => {
    const { data } = await missed().select('state').eq('path', path).maybeSingle();
    return data?.state ?? null;
  };

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    onTestFinished(async () => {
      await server.close();
      await database.close();
      expect(server.reported).toEqual([]);
    });
    await addMisses(database.query, [miss('/links-uteis/moemma', 7), miss('/velho', 2), miss('/raro')], at);
  });

  test('all columns can be read, the most requested first, with filters and a count', async () => {
    const { data, count } = await missed().select('*', { count: 'exact' });
    expect(count).toBe(3);
    expect(data?.[0]).toEqual({
      path: '/links-uteis/moemma',
      people: 7,
      robots: 0,
      first_at: at,
      last_at: at,
      referrer_host: null,
      state: 'open',
    });
    expect((await missed().select('path').lt('people', 3).order('path')).data).toEqual([
      { path: '/raro' },
      { path: '/velho' },
    ]);
  });

  test('only the state can be changed, and a row can be deleted', async () => {
    const change = (changes: object) => missed().update(changes).eq('path', '/velho').select().single();
    expect((await change({ state: 'ignored' })).data).toMatchObject({ path: '/velho', state: 'ignored' });
    for (const [changes, code] of [
      [{ state: 'redirected' }, '23514'],
      [{ state: 'qualquer' }, '23514'],
      [{ state: null }, '23502'],
      [{ people: 100 }, '42501'],
      [{ path: '/outro' }, '42501'],
    ] as const) {
      expect((await change(changes)).error?.code, JSON.stringify(changes)).toBe(code);
    }
    expect((await missed().delete().neq('path', '').select().single()).status).toBe(406);
    await missed().delete().eq('path', '/velho');
    expect(await stateOf('/velho')).toBeNull();
    expect(await stateOf('/raro')).toBe('open');
  });

  test('an address counts as redirected while it has a rule, and is open again without it', async () => {
    const rules = () => server.administrator.from('redirects');
    const { data } = await rules()
      .insert({ from_path: '/velho', to_path: '/cidades/moema' })
      .select()
      .single();
    expect(data.kind).toBe('missed');
    expect(await stateOf('/velho')).toBe('redirected');
    await rules().delete().eq('from_path', '/velho');
    expect(await stateOf('/velho')).toBe('open');
  });

  test('a page that is published at the address removes it from the list', async () => {
    await server.pages.publish([{ title: 'Moemma', slug: 'moemma', content: '<p>1</p>' }]);
    expect(await stateOf('/links-uteis/moemma')).toBeNull();
    expect(await stateOf('/velho')).toBe('open');
  });

  test('suggested targets have a reason, and can be generated pages', async () => {
    await server.pages.publish([
      { title: 'Motor para portão pesado', slug: 'motor-para-portao-pesado', content: '<p>1</p>' },
    ]);
    const paths = ['/cidade/moema', '/links-uteis/mottor-para-portao-pesado', '/xyzzy', '/%zz'];
    const { data, error } = await server.administrator.rpc('suggest_targets', { paths });
    expect(error).toBeNull();
    expect(data).toEqual([
      {
        path: '/cidade/moema',
        suggestions: [{ path: '/cidades/moema', title: 'Moema', reason: 'O mesmo nome, em outro endereço.' }],
      },
      {
        path: '/links-uteis/mottor-para-portao-pesado',
        suggestions: expect.any(Array),
      },
      { path: '/xyzzy', suggestions: [] },
      { path: '/%zz', suggestions: [] },
    ]);
    // Less similar ones may follow.
    expect(data[1].suggestions[0]).toEqual({
      path: '/links-uteis/motor-para-portao-pesado',
      title: 'Motor para portão pesado',
      reason: 'Só muda “mottor” por “motor”.',
    });
    const many = Array.from({ length: 51 }, () => '/x');
    expect((await server.administrator.rpc('suggest_targets', { paths: many })).error?.code).toBe('22P02');
  });
});

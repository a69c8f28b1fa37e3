/** What the owner notes about contacts, and the names of the pages concerned. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newPageCode } from '#domain/leads/page-code.ts';
import { insertPageCode } from '#domain/leads/page-code-store.ts';
import { generatedPageKey } from '#domain/leads/page-key.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

describe.each(engines)('conversations on $name', (engine) => {
  let server: RestServer;

  const write = (row: object) => server.administrator.from('conversations').insert(row).select().single();

  beforeEach(async () => {
    const database = await engine.open();
    server = await startRestServer(database);
    onTestFinished(async () => {
      await server.close();
      await database.close();
    });
    await insertPageCode(
      database.query,
      '/cidades/moema',
      newPageCode(3, () => 0.3),
    );
  });

  test('a conversation goes from a message to a quote to a sale, and can be deleted', async () => {
    const { data: created } = await write({ page_key: '/cidades/moema' });
    expect(created).toMatchObject({ page_key: '/cidades/moema', state: 'conversa', amount_cents: null });
    expect(Object.keys(created)).toEqual(['id', 'page_key', 'state', 'amount_cents', 'at', 'by']);
    const change = (changes: object) =>
      server.administrator.from('conversations').update(changes).eq('id', created.id).select().single();
    expect((await change({ state: 'orcamento' })).data).toMatchObject({ state: 'orcamento' });
    expect((await change({ state: 'vendido' })).error).toMatchObject({
      code: '23514',
      details: 'amount_cents',
    });
    const sold = { state: 'vendido', amount_cents: 89_000 };
    expect((await change(sold)).data).toMatchObject(sold);
    expect((await change({ amount_cents: null })).error?.code).toBe('23514');
    await server.administrator.from('conversations').delete().eq('id', created.id);
    expect((await server.administrator.from('conversations').select()).data).toEqual([]);
  });

  test('rows without a value are sorted where PostgreSQL puts them, or where the client asks', async () => {
    for (const amount of [null, 200, 100]) {
      await write({ page_key: '/cidades/moema', state: 'orcamento', amount_cents: amount });
    }
    const amounts = async (options: { ascending: boolean; nullsFirst?: boolean }) => {
      const { data } = await server.administrator
        .from('conversations')
        .select('amount_cents')
        .order('amount_cents', options);
      return data?.map((row) => row.amount_cents);
    };
    expect(await amounts({ ascending: true })).toEqual([100, 200, null]);
    expect(await amounts({ ascending: false })).toEqual([null, 200, 100]);
    expect(await amounts({ ascending: true, nullsFirst: true })).toEqual([null, 100, 200]);
    expect(await amounts({ ascending: false, nullsFirst: false })).toEqual([200, 100, null]);
  });

  test('a value that breaks a rule is refused, and the call stores nothing', async () => {
    const good = { page_key: '/cidades/moema' };
    for (const [bad, refusedWith] of [
      [{ page_key: '/nenhuma' }, '23503'],
      [{ page_key: 'a\0b' }, '23503'],
      [{ page_key: null }, '23502'],
      [{ ...good, state: 'Maria, 11 99999-9999' }, '23514'],
      [{ ...good, state: 'vendido' }, '23514'],
      [{ ...good, state: 'vendido', amount_cents: 0 }, '23514'],
      [{ ...good, amount_cents: -1 }, '23514'],
      [{ ...good, amount_cents: 1_000_000_001 }, '23514'],
      [{ ...good, amount_cents: 'muito' }, '22P02'],
      [{ ...good, name: 'Maria' }, 'PGRST204'],
      [{ ...good, at: '2026-01-01' }, '42501'],
    ] as const) {
      const { error } = await server.administrator.from('conversations').insert(bad);
      expect(error?.code, JSON.stringify(bad)).toBe(refusedWith);
    }
    const both = [
      { page_key: '/cidades/moema', state: 'conversa' },
      { page_key: '/cidades/moema', state: 'outra' },
    ];
    expect((await server.administrator.from('conversations').insert(both)).error?.code).toBe('23514');
    expect((await server.administrator.from('conversations').select()).data).toEqual([]);
  });

  test('each key is named by the title of its page, wherever the page is now', async () => {
    const published = await server.pages.publish([
      { title: 'Motor PPA Levante em Moema', slug: 'levante-moema', content: '<p>1</p>' },
    ]);
    if (!published.ok) throw new Error(published.failure.code);
    const generatedKey = generatedPageKey(published.value[0]?.id ?? '');
    const keys = ['/cidades/moema', generatedKey, 'outras', '/cidades/nenhuma', 'pagina:nada', ''];
    const named = async () =>
      (await server.administrator.rpc('page_names', { page_keys: keys })).data.map(
        ({ title }: { title: string }) => title,
      );
    const others = ['Endereços sem página própria', ...Array(3).fill('Página que não existe mais')];
    expect(await named()).toEqual(['Moema', 'Motor PPA Levante em Moema', ...others]);
    await server.pages.delete([{ column: 'slug', operator: 'eq', value: 'levante-moema' }]);
    expect(await named()).toEqual(['Moema', 'Motor PPA Levante em Moema', ...others]);
    const { data } = await server.administrator.rpc('page_names', { page_keys: [generatedKey] });
    expect(data).toEqual([
      { page_key: generatedKey, path: '/links-uteis/levante-moema', title: 'Motor PPA Levante em Moema' },
    ]);
    for (const wrong of ['a\0b', 'a'.repeat(501)]) {
      const { error } = await server.administrator.rpc('page_names', { page_keys: [wrong] });
      expect(error?.code).toBe('22P02');
    }
  });
});

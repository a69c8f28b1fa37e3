/** Addresses to print: what an administrator can do with them, and where they lead. */
import { Hono } from 'hono';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { generatedPageKey } from '#domain/leads/page-key.ts';
import { followShortLinks } from '#server/leads/follow-short-link.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

describe.each(engines)('short links on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  let pageId: string;

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    onTestFinished(async () => {
      await server.close();
      await database.close();
    });
    const published = await server.pages.publish([
      { title: 'Motor em Moema', slug: 'motor-moema', content: '<p>1</p>' },
    ]);
    if (!published.ok) throw new Error(published.failure.code);
    pageId = published.value[0]?.id ?? '';
  });

  const links = () => server.administrator.from('short_links');
  const make = async (page_key: string, label = 'Adesivo da van') => {
    const { data, error } = await links().insert({ page_key, label }).select().single();
    if (error) throw error;
    return data as { code: string; label: string; page_key: string };
  };
  const follow = async (code: string) => {
    const app = new Hono().route('/', followShortLinks(server.leads.shortLinks));
    const { status, headers } = await app.request(`/q/${code}`);
    return [status, headers.get('location'), headers.get('x-robots-tag'), headers.get('cache-control')];
  };

  test('a link leads to its page with its own source, whatever the case of the typed code', async () => {
    const { code, label } = await make('/cidades/moema', '  Adesivo da van ');
    expect([code.length, label]).toEqual([6, 'Adesivo da van']);
    const target = [302, '/cidades/moema?utm_source=qr-adesivo-da-van', 'noindex', 'no-store'];
    expect(await follow(code)).toEqual(target);
    expect(await follow(code.toLowerCase())).toEqual(target);
  });

  test('a label loses its NUL characters, which PostgreSQL cannot store', async () => {
    const { code, label } = await make('/cidades/moema', 'Adesivo\0 da van');
    expect(label).toBe('Adesivo da van');
    const changed = await links().update({ label: 'Cartão\0' }).eq('code', code).select('label').single();
    expect([changed.error, changed.data]).toEqual([null, { label: 'Cartão' }]);
  });

  test('a link follows a generated page to its new address, and leads home while the page is in the trash and once it is purged', async () => {
    const { code } = await make(generatedPageKey(pageId));
    await server.administrator.from('generated_pages').update({ slug: 'novo' }).eq('id', pageId);
    expect((await follow(code))[1]).toBe('/links-uteis/novo?utm_source=qr-adesivo-da-van');
    await server.administrator.from('generated_pages').delete().eq('id', pageId);
    expect((await follow(code)).slice(0, 2)).toEqual([302, '/']);
    await server.administrator.rpc('restore_trashed', { id: pageId });
    expect((await follow(code))[1]).toBe('/links-uteis/novo?utm_source=qr-adesivo-da-van');
    await server.administrator.from('generated_pages').delete().eq('id', pageId);
    await server.administrator.from('trashed_pages').delete().eq('id', pageId);
    expect((await follow(code)).slice(0, 2)).toEqual([302, '/']);
  });

  test('a printed link can be changed to another page, and leads home after it is deleted, as an unknown code does', async () => {
    const { code } = await make('/cidades/moema');
    const { error } = await links()
      .update({ page_key: '/motores/motor-ppa-home' })
      .eq('code', code)
      .select()
      .single();
    expect(error).toBeNull();
    expect((await follow(code))[1]).toBe('/motores/motor-ppa-home?utm_source=qr-adesivo-da-van');
    await links().delete().eq('code', code);
    expect((await follow(code))[1]).toBe('/');
    expect((await follow('nada'))[1]).toBe('/');
  });

  test.for([
    ['/cidades/moema', ' ', 'label'],
    ['/cidades/moema', 'x'.repeat(61), 'label'],
    ['/nenhuma-pagina', 'Van', 'page_key'],
  ] as const)('a link to %s called "%s" is refused for its %s', async ([page_key, label, field]) => {
    const { error } = await links().insert({ page_key, label });
    expect([error?.code, error?.details]).toEqual(['23514', field]);
    const { data } = await links().select();
    expect(data).toEqual([]);
  });
});

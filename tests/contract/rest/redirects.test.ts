/** The rules of addresses through the official client (docs/specification/addresses.md#redirects). */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createAddressService } from '#domain/addresses/address-service.ts';
import { engines } from '#tests/support/databases.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';
import { type RestServer, siteUrl, startRestServer } from './rest-server.ts';

describe.each(engines)('redirects with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const rules = () => server.administrator.from('redirects');
  const save = (from_path: string, to_path: string) => rules().insert({ from_path, to_path });
  /** Past the checks of the service, as an earlier version may have stored it. */
  const storeAsIs = async (from_path: string, to_path: string, hits = 0) => {
    await database.query
      .insertInto('redirects')
      .values({
        from_path,
        to_path,
        to_page_id: null,
        status: 301,
        kind: 'manual',
        last_hit_at: null,
        by: null,
        at: '2026-01-01T00:00:00.000Z',
        hits,
      })
      .execute();
  };
  const targets = async () => {
    const { data } = await rules().select('from_path,to_path').order('from_path');
    return Object.fromEntries((data ?? []).map(({ from_path, to_path }) => [from_path, to_path]));
  };
  const answerAt = (path: string) => createAddressService(database).find(path);
  const publish = async (slug: string) => {
    const published = await server.pages.publish([{ title: slug, slug, content: '<p>1</p>' }]);
    if (!published.ok) throw new Error(published.failure.code);
    return published.value[0]?.id ?? '';
  };

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    onTestFinished(async () => {
      await server.close();
      await database.close();
      expect(server.reported).toEqual([]);
    });
  });

  test('a rule is read back with its author, and its address leads to its target', async () => {
    const { data, status } = await save(' /Promocao/ ', '/cidades/moema#precos').select().single();
    expect(status).toBe(201);
    expect(data).toEqual({
      from_path: '/promocao',
      to_page_id: null,
      to_path: '/cidades/moema#precos',
      status: 301,
      kind: 'manual',
      hits: 0,
      last_hit_at: null,
      by: signedInCaller.administrator.id,
      at: expect.any(String),
    });
    expect(await answerAt('/promocao')).toEqual({ code: 'moved', status: 301, to: '/cidades/moema#precos' });
    await rules().insert({ from_path: '/adeus', status: 410 });
    expect(await answerAt('/adeus')).toEqual({ code: 'gone' });
  });

  test('a generated page is stored by its id, so that its rule follows when it is renamed', async () => {
    const id = await publish('motor-lento');
    await save('/um', '/links-uteis/motor-lento?utm_source=x');
    await rules().insert({ from_path: '/dois', to_page_id: id, status: 302 });
    const { data } = await rules().select('from_path,to_page_id,to_path').order('from_path');
    expect(data).toEqual([
      { from_path: '/dois', to_page_id: id, to_path: null },
      { from_path: '/um', to_page_id: id, to_path: null },
    ]);
    await server.pages.update([{ column: 'id', operator: 'eq', value: id }], { slug: 'motor-rapido' });
    expect(await answerAt('/um')).toEqual({ code: 'moved', status: 301, to: '/links-uteis/motor-rapido' });
    expect(await answerAt('/dois')).toMatchObject({ status: 302, to: '/links-uteis/motor-rapido' });
  });

  test('each address leads to its final target in one hop, whichever rule was saved first', async () => {
    await save('/b', '/cidades/moema');
    await save('/a', '/b');
    expect(await targets()).toEqual({ '/a': '/cidades/moema', '/b': '/cidades/moema' });
    const id = await publish('destino');
    await rules().update({ to_page_id: id }).eq('from_path', '/b');
    await save('/cc', '/b');
    const { data } = await rules().select('to_page_id').eq('from_path', '/cc').single();
    expect(data).toEqual({ to_page_id: id });
    const rows = [
      { from_path: '/x', to_path: '/y' },
      { from_path: '/y', to_path: '/z' },
      { from_path: '/z', to_path: '/motores/motor-ppa-home' },
    ];
    expect((await rules().insert(rows)).error).toBeNull();
    expect(await targets()).toMatchObject({
      '/x': '/motores/motor-ppa-home',
      '/y': '/motores/motor-ppa-home',
    });
  });

  test('rules that led to an address follow when the address gets a rule of its own', async () => {
    await storeAsIs('/antiga', '/pagina-que-saiu', 7);
    await save('/pagina-que-saiu', '/cidades/moema');
    expect(await targets()).toMatchObject({ '/antiga': '/cidades/moema' });
    expect((await rules().select('hits').eq('from_path', '/antiga').single()).data).toEqual({ hits: 7 });
    const loop = await rules().update({ to_path: '/antiga' }).eq('from_path', '/antiga');
    expect(loop.error?.message).toBe('Esta regra andaria em círculo: /antiga → /antiga.');
  });

  test('a loop is refused even if one of its targets has a query', async () => {
    await storeAsIs('/antiga', '/pagina-que-saiu?pagina=2');
    const { error } = await save('/pagina-que-saiu', '/antiga');
    expect(error?.message).toBe(
      'Esta regra andaria em círculo: /pagina-que-saiu → /antiga → /pagina-que-saiu.',
    );
    expect(await targets()).toEqual({ '/antiga': '/pagina-que-saiu?pagina=2' });
  });

  test('a loop is refused with its addresses in order, and nothing is written', async () => {
    const rows = [
      { from_path: '/a', to_path: '/b' },
      { from_path: '/b', to_path: '/cc' },
      { from_path: '/cc', to_path: '/a' },
    ];
    const { error } = await rules().insert(rows);
    expect(error).toMatchObject({
      code: '23514',
      details: 'to_path',
      message: 'Esta regra andaria em círculo: /a → /b → /cc → /a.',
    });
    expect(await targets()).toEqual({});
  });

  test('a rule for a protected address, and one that leads nowhere, are refused in plain words', async () => {
    const id = await publish('publicada');
    const gone = await publish('retirada');
    await server.pages.delete([{ column: 'id', operator: 'eq', value: gone }]);
    await save('/ocupado', '/cidades/moema');
    const to = { to_path: '/cidades/moema' };
    for (const [row, code, field] of [
      [{ from_path: '/', ...to }, '23514', 'from_path'],
      [{ from_path: '/admin', ...to }, '23514', 'from_path'],
      [{ from_path: '/ADMIN/painel', ...to }, '23514', 'from_path'],
      [{ from_path: '/x/../auth/v1/token', ...to }, '23514', 'from_path'],
      [{ from_path: '/rest/v1/redirects', ...to }, '23514', 'from_path'],
      [{ from_path: '/links-uteis/publicada', ...to }, '23514', 'from_path'],
      [{ from_path: '/motores/motor-ppa-home', ...to }, '23514', 'from_path'],
      [{ from_path: '/cidades/qualquer', ...to }, '23514', 'from_path'],
      [{ from_path: '', ...to }, '23514', 'from_path'],
      [{ from_path: `/${'a'.repeat(500)}`, ...to }, '23514', 'from_path'],
      [{ from_path: '/com?pergunta=1', ...to }, '23514', 'from_path'],
      [{ from_path: 'https://outro.example/x', ...to }, '23514', 'from_path'],
      [{ from_path: '/ocupado', ...to }, '23505', 'Key (from_path)=(/ocupado) already exists.'],
      [{ from_path: '/x', to_path: 'https://outro.example/' }, '23514', 'to_path'],
      [{ from_path: '/x', to_path: '//outro.example/' }, '23514', 'to_path'],
      [{ from_path: '/x', to_path: 'javascript:alert(1)' }, '23514', 'to_path'],
      [{ from_path: '/x', to_path: '/nada-aqui' }, '23514', 'to_path'],
      [{ from_path: '/x', to_path: `/cidades/moema?busca=${'ã'.repeat(200)}` }, '23514', 'to_path'],
      [{ from_path: '/x', to_path: '/links-uteis/retirada' }, '23514', 'to_path'],
      [{ from_path: '/x' }, '23514', 'to_path'],
      [{ from_path: '/x', to_page_id: id, ...to }, '23514', 'to_path'],
      [{ from_path: '/x', status: 410, ...to }, '23514', 'to_path'],
      [{ from_path: '/x', status: 307, ...to }, '23514', 'status'],
      [{ from_path: '/x', to_page_id: gone }, '23503', expect.stringContaining('to_page_id')],
      [{ from_path: '/x', ...to, kind: 'slug' }, '42501', null],
      [{ from_path: '/x', ...to, hits: 1 }, '42501', null],
    ] as const) {
      const { error } = await rules().insert(row);
      expect([error?.code, error?.details], JSON.stringify(row)).toEqual([code, field]);
    }
    const twice = [
      { from_path: '/x', ...to },
      { from_path: '/X/', ...to },
    ];
    expect((await rules().insert(twice)).error?.message).toBe('/x aparece mais de uma vez. Vale a primeira.');
    expect(Object.keys(await targets())).toEqual(['/links-uteis/retirada', '/ocupado']);
  });

  test('a full URL of this site is understood, with either scheme', async () => {
    await save(`${siteUrl}/inteiro`, `http://www.site.example/cidades/moema`);
    expect(await targets()).toEqual({ '/inteiro': '/cidades/moema' });
  });

  test('a page that is published at an address removes the rule there', async () => {
    await save('/links-uteis/nova', '/cidades/moema');
    expect(await answerAt('/links-uteis/nova')).toMatchObject({ code: 'moved' });
    await publish('nova');
    expect(await targets()).toEqual({});
  });

  test('the address of a deleted page may lead elsewhere, until the page is restored there', async () => {
    const id = await publish('sumiu');
    await server.pages.delete([{ column: 'id', operator: 'eq', value: id }]);
    expect((await save('/links-uteis/sumiu', '/cidades/moema')).error).toBeNull();
    expect(await answerAt('/links-uteis/sumiu')).toMatchObject({ to: '/cidades/moema' });
    await server.pages.trash.restore({ id });
    expect(await targets()).toEqual({});
  });

  test('a change of more than a thousand rules is refused, even if they are chosen by the page they lead to', async () => {
    const id = await publish('destino');
    const csv = Array.from({ length: 1001 }, (_, index) => `/velho-${index},/links-uteis/destino`).join('\n');
    await server.administrator.rpc('import_redirects', { csv, dry_run: false });
    const toMoema = { to_page_id: null, to_path: '/cidades/moema' };
    const refused = await rules().update(toMoema).eq('to_page_id', id);
    expect([refused.status, refused.error?.details]).toEqual([413, 'The limit is 1000 rows.']);
    const { count } = await rules().select('from_path', { count: 'exact' }).eq('to_page_id', id).limit(1);
    expect(count).toBe(1001);
    await rules().delete().eq('from_path', '/velho-0');
    expect((await rules().update(toMoema).eq('to_page_id', id)).error).toBeNull();
    expect(await answerAt('/velho-1000')).toMatchObject({ to: '/cidades/moema' });
  });

  test('a rule can be changed and deleted but not moved, and one that says gone can get a target', async () => {
    await save('/a', '/cidades/moema');
    const change = (changes: object) => rules().update(changes).eq('from_path', '/a').select().single();
    expect((await change({ status: 302 })).data).toMatchObject({ to_path: '/cidades/moema', status: 302 });
    expect((await change({ status: 410 })).data).toMatchObject({ to_path: null, status: 410 });
    expect((await change({ to_path: '/' })).data).toMatchObject({ to_path: '/', status: 301 });
    expect((await change({ from_path: '/b' })).error?.code).toBe('42501');
    expect((await change({ to_path: null })).error?.code).toBe('23514');
    await save('/b', '/cidades/moema');
    expect((await rules().delete().neq('from_path', '').select().single()).status).toBe(406);
    expect(Object.keys(await targets())).toEqual(['/a', '/b']);
    expect((await rules().delete().neq('from_path', '/b').select().single()).status).toBe(200);
    await rules().delete().eq('from_path', '/b');
    expect(await targets()).toEqual({});
    expect((await rules().delete().eq('from_path', '/a').select().single()).status).toBe(406);
  });
});

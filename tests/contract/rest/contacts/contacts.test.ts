/** What the owner sees about contacts, and notes about them. */
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { addMisses } from '#domain/addresses/missed/missed-store.ts';
import { noteBackup } from '#domain/last-backup.ts';
import type { LeadDay } from '#domain/leads/lead-store.ts';
import { addLeadDays, addTapHours } from '#domain/leads/lead-store.ts';
import { newPageCode } from '#domain/leads/page-code.ts';
import { insertPageCode } from '#domain/leads/page-code-store.ts';
import { generatedPageKey } from '#domain/leads/page-key.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

const code = newPageCode(3, () => 0.3);
const codeOfGenerated = newPageCode(4, () => 0.6);
const none = { slot: '', channel: '', source: 'direto', views: 0, taps: 0, people: 0, robots: 0 };
const tap = { slot: 'topo', channel: 'whatsapp' } as const;

describe.each(engines)('contacts on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  let generatedKey: string;

  const count = (rows: readonly (Partial<LeadDay> & Pick<LeadDay, 'day' | 'page_key'>)[]) =>
    addLeadDays(
      database.query,
      rows.map((row) => ({ ...none, ...row })),
    );
  const report = async (by: string, from = '2026-01-01', to = '2026-01-31') => {
    const { data, error } = await server.administrator.rpc('leads_by', { by, from, to });
    if (error) throw error;
    return data as Record<string, unknown>[];
  };
  const write = (row: object) => server.administrator.from('conversations').insert(row).select().single();

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    onTestFinished(async () => {
      await server.close();
      await database.close();
    });
    const published = await server.pages.publish([
      { title: 'Motor PPA Levante em Moema', slug: 'levante-moema', content: '<p>1</p>' },
    ]);
    if (!published.ok) throw new Error(published.failure.code);
    generatedKey = generatedPageKey(published.value[0]?.id ?? '');
    await insertPageCode(database.query, '/cidades/moema', code);
    await insertPageCode(database.query, generatedKey, codeOfGenerated);
  });

  test('a pasted message finds its page and the latest taps there', async () => {
    await addTapHours(database.query, [
      { day: '2026-01-14', hour: 23, page_key: '/cidades/moema', slot: 'topo', source: 'direto', taps: 2 },
      { day: '2026-01-15', hour: 9, page_key: '/cidades/moema', slot: 'fim', source: 'google.com', taps: 1 },
    ]);
    const text = `Olá! Quero um orçamento. (ref. ${code.toLowerCase()})`;
    const { data } = await server.administrator.rpc('find_reference', { text });
    expect(data).toEqual({
      code,
      page: { path: '/cidades/moema', title: 'Moema', kind: 'Cidade ou bairro' },
      recent: [
        { at: '2026-01-15T12:00:00.000Z', slot: 'fim', source: 'google.com' },
        { at: '2026-01-15T02:00:00.000Z', slot: 'topo', source: 'direto' },
      ],
    });
  });

  test('a generated page is found under its newest address, even in the trash, and without one once purged', async () => {
    const pageOf = async () =>
      (await server.administrator.rpc('find_reference', { text: codeOfGenerated })).data.page;
    const bySlug = (value: string) => [{ column: 'slug', operator: 'eq', value }] as const;
    await server.pages.update(bySlug('levante-moema'), { slug: 'novo' });
    const kind = 'Página gerada';
    const page = { path: '/links-uteis/novo', title: 'Motor PPA Levante em Moema', kind };
    expect(await pageOf()).toEqual(page);
    await server.pages.delete(bySlug('novo'));
    expect(await pageOf()).toEqual(page);
    await server.pages.trash.deleteForGood([]);
    expect(await pageOf()).toEqual({ path: null, title: 'Página que não existe mais', kind });
  });

  test('a text without a code in use finds nothing', async () => {
    for (const text of ['', 'Oi', '(ref. ZZZ)', 'a\0b', `${code} mas dentro de uma frase longa demais`]) {
      const { data, error } = await server.administrator.rpc('find_reference', { text });
      expect([data, error], text).toEqual([null, null]);
    }
  });

  test('the figures of a period are summed by each key, without robots', async () => {
    await count([
      { day: '2026-01-10', page_key: '/cidades/moema', views: 5, people: 4, robots: 9 },
      { day: '2026-01-11', page_key: '/cidades/moema', source: 'google.com', views: 3, people: 3 },
      { day: '2026-01-11', page_key: '/cidades/moema', ...tap, source: 'google.com', taps: 2, people: 1 },
      { day: '2026-01-11', page_key: generatedKey, ...tap, taps: 1, people: 1 },
      { day: '2026-01-12', page_key: 'outras', views: 1, people: 1 },
      { day: '2026-02-01', page_key: '/cidades/moema', views: 100, people: 100 },
    ]);
    await addTapHours(database.query, [
      { day: '2026-01-11', hour: 9, page_key: generatedKey, slot: 'topo', source: 'direto', taps: 3 },
    ]);
    await write({ page_key: generatedKey, state: 'vendido', amount_cents: 125_000 });
    await write({ page_key: generatedKey, state: 'orcamento', amount_cents: 99_900 });
    const moema = { views: 8, taps: 2, people: 7, conversations: 0, sales_cents: 0 };
    const generated = { views: 0, taps: 1, people: 0, conversations: 2, sales_cents: 125_000 };
    const others = { views: 1, taps: 0, people: 1, conversations: 0, sales_cents: 0 };
    expect(await report('page')).toEqual([
      { key: '/links-uteis/levante-moema', name: 'Motor PPA Levante em Moema', ...generated },
      { key: '/cidades/moema', name: 'Moema', ...moema },
      { key: 'outras', name: 'Endereços sem página própria', ...others },
    ]);
    expect((await report('family')).map(({ key }) => key)).toEqual(['generated', 'places', 'others']);
    expect(await report('place')).toEqual([
      { key: 'moema', name: 'Moema', views: 8, taps: 3, people: 7, conversations: 2, sales_cents: 125_000 },
    ]);
    expect((await report('model')).map(({ key }) => key)).toEqual(['motor-ppa-levante']);
    const unknown = { conversations: null, sales_cents: null };
    expect(await report('slot')).toEqual([
      { key: 'topo', name: 'Topo da página', views: null, taps: 3, people: 2, ...unknown },
    ]);
    expect(await report('source')).toMatchObject([
      { key: 'google.com', name: 'google.com', views: 3, taps: 2, people: 3, ...unknown },
      { key: 'direto', name: 'Endereço aberto direto', views: 6, taps: 1, people: 5, ...unknown },
    ]);
    expect(await report('hour')).toEqual([
      { key: '9', name: '9h', views: null, taps: 3, people: null, ...unknown },
    ]);
  });

  test('a conversation belongs to the day in São Paulo on which it was noted', async () => {
    // The test server's clock is at noon on 15 January.
    await write({ page_key: '/cidades/moema' });
    expect(await report('page', '2026-01-15', '2026-01-15')).toMatchObject([{ conversations: 1 }]);
    expect(await report('page', '2026-01-14', '2026-01-14')).toEqual([]);
  });

  test('a report requires a period in the right order and of an acceptable length, and a known key', async () => {
    for (const wrong of [
      { by: 'page', from: '2026-01-02', to: '2026-01-01' },
      { by: 'page', from: '2020-01-01', to: '2026-01-01' },
      { by: 'page', from: 'ontem', to: '2026-01-01' },
      { by: 'name', from: '2026-01-01', to: '2026-01-02' },
    ]) {
      expect((await server.administrator.rpc('leads_by', wrong)).error?.code).toBe('22P02');
    }
  });

  test('today shows the contacts of yesterday and of the last two weeks, and the pages that brought them', async () => {
    await count([
      { day: '2026-01-15', page_key: '/', ...tap, taps: 50 },
      { day: '2026-01-14', page_key: '/cidades/moema', ...tap, taps: 2 },
      { day: '2026-01-08', page_key: '/', ...tap, taps: 3 },
      { day: '2026-01-08', page_key: 'outras', ...tap, taps: 9 },
      { day: '2026-01-07', page_key: '/', ...tap, taps: 4 },
      { day: '2026-01-01', page_key: '/', ...tap, taps: 1 },
      { day: '2025-12-31', page_key: '/', ...tap, taps: 70 },
    ]);
    const { data } = await server.administrator.rpc('today');
    expect(data.contacts).toEqual({ yesterday: 2, week: 14, week_before: 5 });
    expect(data.top_pages).toEqual([
      { path: '/', title: 'Início', taps: 3 },
      { path: '/cidades/moema', title: 'Moema', taps: 2 },
    ]);
  });

  test('only what needs the owner’s decision is listed, with one action each', async () => {
    const kinds = async () =>
      ((await server.administrator.rpc('today')).data.needs_you as { kind: string }[]).map(
        ({ kind }) => kind,
      );
    expect(await kinds()).toEqual(['second_factor_missing']);
    await write({ page_key: '/cidades/moema', state: 'orcamento' });
    await server.administrator.from('page_drafts').insert({ title: 'Parado' });
    const miss = (path: string, people: number) => ({ path, people, robots: 50, referrer_host: null });
    await addMisses(database.query, [miss('/a/b', 11)], '2026-01-15T12:00:00.000Z');
    await server.pages.delete([{ column: 'slug', operator: 'eq', value: 'levante-moema' }]);
    expect(await kinds()).toEqual(['second_factor_missing']);
    await addMisses(database.query, [miss('/a/b', 1), miss('/a/c', 0)], '2026-01-15T12:00:00.000Z');
    const longAgo = '2025-12-20T12:00:00.000Z';
    await database.query.updateTable('conversations').set({ at: longAgo }).execute();
    await database.query.updateTable('page_drafts').set({ updated_at: longAgo }).execute();
    await database.query.updateTable('trashed_pages').set({ purge_at: '2026-01-16T12:00:00.000Z' }).execute();
    const { data } = await server.administrator.rpc('today');
    expect(data.needs_you).toMatchObject([
      { kind: 'second_factor_missing', action: { path: '/admin/seguranca' } },
      { title: '1 página sai da lixeira', action: { path: '/admin/paginas/lixeira' } },
      { title: '1 orçamento sem resposta', action: { path: '/admin/contatos#conversas' } },
      { title: '1 endereço procurado em vão', action: { path: '/admin/saude/enderecos' } },
      { title: '1 rascunho parado', action: { path: '/admin/paginas/rascunhos' } },
    ]);
  });

  test('a page scheduled for today is announced, and one for tomorrow is not', async () => {
    const titles = async () =>
      (await server.administrator.rpc('today')).data.needs_you.map(({ title }: { title: string }) => title);
    const schedule = (publish_at: string) =>
      database.query.updateTable('page_drafts').set({ state: 'scheduled', publish_at }).execute();
    await server.administrator.from('page_drafts').insert({ title: 'Agendada' });
    // The test server's clock is at noon on 15 January, and São Paulo is three hours behind UTC.
    await schedule('2026-01-16T03:00:00.000Z');
    expect(await titles()).not.toContain('1 página sai hoje');
    await schedule('2026-01-16T02:59:00.000Z');
    expect(await titles()).toContain('1 página sai hoje');
  });

  test('an old backup is reported, and a missing one once a page is a week old', async () => {
    const backupCard = async () =>
      (await server.administrator.rpc('today')).data.needs_you.find(
        ({ kind }: { kind: string }) => kind === 'backup_old',
      );
    // The test server's clock is at noon on 15 January.
    const createdAt = (created_at: string) =>
      database.query.updateTable('generated_pages').set({ created_at }).execute();
    await createdAt('2026-01-08T12:30:00.000Z');
    expect(await backupCard()).toBeUndefined();
    await createdAt('2026-01-08T11:30:00.000Z');
    const action = { label: 'Ver como fazer', path: '/admin/paginas/agendadas#copia' };
    expect(await backupCard()).toMatchObject({ title: 'Ainda sem cópia de segurança', action });
    await noteBackup(database.query, new Date('2026-01-08T12:30:00Z'));
    expect(await backupCard()).toBeUndefined();
    await noteBackup(database.query, new Date('2026-01-08T11:30:00Z'));
    expect(await backupCard()).toMatchObject({
      title: 'Cópia de segurança antiga',
      text: expect.stringContaining('08/01/2026'),
      action,
    });
  });

  test('the daily counts and the codes can be read as tables, with filters and a count', async () => {
    await count([
      { day: '2026-01-10', page_key: '/', views: 5 },
      { day: '2026-01-11', page_key: '/', views: 6 },
    ]);
    const days = server.administrator.from('lead_days');
    const { data, count: rows } = await days.select('day,views', { count: 'exact' }).eq('day', '2026-01-11');
    expect([data, rows]).toEqual([[{ day: '2026-01-11', views: 6 }], 1]);
    const codes = await server.administrator.from('page_codes').select('page_key').eq('code', code).single();
    expect(codes.data).toEqual({ page_key: '/cidades/moema' });
  });
});

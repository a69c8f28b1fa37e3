/** Scheduled pages through the official client. What is due is published by the same service that the jobs call. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { createPageCalls, page } from './page-calls.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

describe.each(engines)('the schedule with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  let pages: ReturnType<typeof createPageCalls>;
  let time: number;

  beforeEach(async () => {
    database = await engine.open();
    time = Date.parse('2026-11-23T12:00Z');
    server = await startRestServer(database, { clock: () => new Date(time) });
    pages = createPageCalls(server);
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  const soon = '2026-11-23T13:00:00.000Z';
  const linkLifeMs = 7 * 24 * 60 * 60 * 1000;
  const call = (name: string, args: object) => server.administrator.rpc(name, args);
  const schedule = (draft_id: string, revision: number, publish_at = soon) =>
    call('schedule_page', { draft_id, revision, publish_at });
  const draft = (id: string) => pages.drafts().select('*').eq('id', id).maybeSingle();

  async function newDraft(fields: object = {}): Promise<string> {
    const { data } = await pages
      .drafts()
      .insert({ title: 'Página nova', content: '<p>x</p>', ...fields })
      .select('id')
      .single();
    return data?.id;
  }

  async function comeDue(): Promise<void> {
    time = Date.parse(soon);
    await server.pages.schedule.publishDue();
  }

  test('a scheduled draft is published when it is due, and not before', async () => {
    const id = await newDraft();
    expect((await schedule(id, 1)).data).toMatchObject({
      id,
      state: 'scheduled',
      publish_at: soon,
      revision: 1,
      scheduled_revision: 1,
      hold_reason: null,
    });
    time = Date.parse(soon) - 1;
    expect(await server.pages.schedule.publishDue()).toBe(0);
    await comeDue();
    const live = await server.visitor.from('generated_pages').select('title').eq('slug', 'pagina-nova');
    expect(live.data).toEqual([{ title: 'Página nova' }]);
    expect((await draft(id)).data).toBeNull();
  });

  test('scheduling changes nothing that visitors see, and does not change the revision of the text', async () => {
    const id = await newDraft();
    const before = await createContentVersion(database).current();
    await schedule(id, 1);
    expect((await pages.save(id, 1, { content: '<p>y</p>' })).data).toMatchObject({ revision: 2 });
    expect((await call('unschedule_page', { draft_id: id })).data).toMatchObject({
      state: 'draft',
      publish_at: null,
      scheduled_revision: null,
      revision: 2,
    });
    expect(await createContentVersion(database).current()).toBe(before);
    expect((await pages.table('generated_pages').select('id')).data).toEqual([]);
  });

  test('a draft that could not be published is refused at once, with the error that publishing would give', async () => {
    const pageId = await pages.publishPage();
    const id = await newDraft({ title: '<b></b>' });
    expect((await schedule(id, 1)).error).toMatchObject({ code: '23514', details: 'title' });
    await pages.save(id, 1, { title: 'Motor', slug: page.slug });
    expect((await schedule(id, 2)).error).toMatchObject({ code: '23505' });
    await pages.save(id, 2, { slug: 'previa' });
    expect((await schedule(id, 3)).error).toMatchObject({ code: '23514', details: 'slug' });
    expect((await schedule(id, 1)).error).toMatchObject({ code: 'P0409', details: 'draft_changed' });
    const { id: copy } = await pages.copyOf(pageId);
    await pages.table('generated_pages').update({ content: '<p>deles</p>' }).eq('id', pageId);
    expect((await schedule(copy, 1)).error).toMatchObject({ code: 'P0409', details: 'page_changed' });
    await pages.table('generated_pages').delete().eq('id', pageId);
    expect((await schedule(copy, 1)).error).toMatchObject({ code: 'P0001', details: 'page_in_trash' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await schedule(unknown, 1)).error).toMatchObject({ code: 'P0001', details: 'draft_gone' });
    expect((await pages.drafts().select('state')).data).toEqual([{ state: 'draft' }, { state: 'draft' }]);
  });

  test('a time must be valid, in the future and within a year', async () => {
    const id = await newDraft();
    const refused = async (publish_at: string) => (await schedule(id, 1, publish_at)).error;
    expect(await refused('2026-11-23T12:00:00Z')).toMatchObject({
      code: 'P0001',
      details: 'time_past',
      message: 'Escolha um horário que ainda não passou.',
    });
    expect(await refused('2206-11-23T12:00:00Z')).toMatchObject({ details: 'time_too_far' });
    expect(await refused('amanhã')).toMatchObject({ code: '22P02' });
    expect((await schedule(id, 1, '2026-11-23T10:00:00-03:00')).data).toMatchObject({ publish_at: soon });
  });

  test.each<
    [name: string, isOfPage: boolean, spoil: (id: string, pageId: string) => unknown, reason: string]
  >([
    [
      'its address was taken meanwhile',
      false,
      () => pages.table('generated_pages').insert({ ...page, slug: 'pagina-nova' }),
      'O endereço /pagina-nova já é de outra página.',
    ],
    [
      'its page was changed meanwhile',
      true,
      (_id, pageId) => pages.table('generated_pages').update({ content: '<p>z</p>' }).eq('id', pageId),
      'A página foi mudada depois que este rascunho começou.',
    ],
    [
      'its page is in the trash',
      true,
      (_id, pageId) => pages.table('generated_pages').delete().eq('id', pageId),
      'A página está na lixeira.',
    ],
    [
      'its text was changed and nobody confirmed it',
      false,
      (id) => pages.save(id, 1, { content: '<p>meio</p>' }),
      'O texto mudou depois de agendado, e o agendamento não foi confirmado.',
    ],
  ])(
    'a draft is held with the reason when %s, and can be unscheduled',
    async (_, isOfPage, spoil, reason) => {
      const pageId = await pages.publishPage();
      const id = isOfPage ? (await pages.copyOf(pageId)).id : await newDraft();
      await schedule(id, 1);
      await spoil(id, pageId);
      await comeDue();
      const { data: held } = await draft(id);
      expect(held).toMatchObject({ state: 'held', hold_reason: reason, publish_at: soon });
      expect((await pages.drafts().select('id').eq('state', 'held')).data).toEqual([{ id }]);
      await server.pages.schedule.publishDue();
      expect((await call('unschedule_page', { draft_id: id })).data).toMatchObject({
        state: 'draft',
        hold_reason: null,
      });
    },
  );

  test('a draft that the gate would hold is not scheduled, and is held when it is due if the mode was set meanwhile', async () => {
    const id = await newDraft();
    await call('set_gate', { mode: 'hold' });
    expect((await schedule(id, 1)).error).toMatchObject({ code: 'P0422' });
    await call('set_gate', { mode: 'warn' });
    expect((await schedule(id, 1)).error).toBeNull();
    await call('set_gate', { mode: 'hold' });
    await comeDue();
    expect((await draft(id)).data).toMatchObject({
      state: 'held',
      hold_reason: expect.stringMatching(/palavras/),
    });
    expect((await pages.table('generated_pages').select('id')).data).toEqual([]);
  });

  test('a text that was changed and confirmed is published as it was confirmed', async () => {
    const id = await newDraft();
    await schedule(id, 1);
    await pages.save(id, 1, { content: '<p>melhor</p>' });
    expect((await schedule(id, 2)).data).toMatchObject({ scheduled_revision: 2 });
    await comeDue();
    const { data } = await pages
      .table('generated_pages')
      .select('content')
      .eq('slug', 'pagina-nova')
      .single();
    expect(data).toEqual({ content: '<p>melhor</p>' });
  });

  test('several drafts are spread over days, and those that cannot be published are named', async () => {
    const good = await newDraft({ title: 'Primeira' });
    const bad = await newDraft({ title: 'Sem texto', content: '' });
    const later = await newDraft({ title: 'Segunda' });
    const { data } = await call('schedule_drip', {
      drafts: [good, bad, later].map((draft_id) => ({ draft_id, revision: 1 })),
      per_day: 1,
      weekdays: [1, 2, 3, 4, 5],
      from_hour: 10,
      to_hour: 18,
    });
    expect(data).toEqual([
      { draft_id: good, publish_at: '2026-11-23T13:00:00.000Z', problem: null },
      { draft_id: bad, publish_at: null, problem: 'O conteúdo não pode ficar sem texto.' },
      { draft_id: later, publish_at: '2026-11-24T13:00:00.000Z', problem: null },
    ]);
    const args = { drafts: [{ draft_id: good, revision: 1 }], per_day: 1, weekdays: [1], from_hour: 9 };
    expect((await call('schedule_drip', { ...args, to_hour: 9 })).error).toMatchObject({ code: '22P02' });
  });

  test('a preview link is new each time, lasts seven days, and ends with its draft or when it is revoked', async () => {
    const id = await newDraft();
    const make = async () => (await call('preview_link', { draft_id: id })).data;
    const tokenOf = ({ url }: { url: string }) => url.slice('https://site.example/previa/'.length);
    const one = await make();
    expect(one).toEqual({
      url: expect.stringMatching(/^https:\/\/site\.example\/previa\/[0-9a-f]{32}$/),
      expires_at: '2026-11-30T12:00:00.000Z',
    });
    const { find, purge } = server.pages.previews;
    const two = await make();
    expect(tokenOf(two)).not.toBe(tokenOf(one));
    expect(await find(tokenOf(one))).toMatchObject({ title: 'Página nova', content: '<p>x</p>' });
    const stored = await database.query.selectFrom('preview_links').select('hash').execute();
    expect(JSON.stringify(stored)).not.toContain(tokenOf(one));
    expect((await call('revoke_preview_links', { draft_id: id })).data).toEqual({ revoked: 2 });
    expect(await find(tokenOf(one))).toBeNull();
    const three = tokenOf(await make());
    time += linkLifeMs;
    expect([await find(three), await purge()]).toEqual([null, 1]);
    const four = tokenOf(await make());
    expect(await find(four)).not.toBeNull();
    await pages.drafts().delete().eq('id', id);
    expect(await find(four)).toBeNull();
    expect((await call('preview_link', { draft_id: id })).error).toMatchObject({ details: 'draft_gone' });
  });

  test('a draft has at most ten preview links, the newest ones', async () => {
    const id = await newDraft();
    for (let count = 0; count < 12; count += 1) {
      time += 1_000;
      await call('preview_link', { draft_id: id });
    }
    const kept = await database.query.selectFrom('preview_links').select('expires_at').execute();
    expect(kept).toHaveLength(10);
    const oldest = kept.map(({ expires_at }) => expires_at).toSorted()[0];
    expect(oldest).toBe(new Date(time - 9_000 + linkLifeMs).toISOString());
  });
});

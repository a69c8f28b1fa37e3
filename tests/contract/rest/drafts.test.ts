/** Working copies and versions through the official client. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { createAddressService } from '#domain/addresses/address-service.ts';
import { engines } from '#tests/support/databases.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const page = { title: 'Motor lento', slug: 'motor-lento', content: '<p>um</p>', description: 'Própria' };

describe.each(engines)('working copies with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const table = (name: string) => server.administrator.from(name);
  const drafts = () => table('page_drafts');
  const versions = (pageId: string) =>
    table('page_versions').select('number,event,label,snapshot').eq('page_id', pageId).order('number');
  const publish = (draft_id: string, revision: number) =>
    server.administrator.rpc('publish_page', { draft_id, revision });
  const contentVersion = () => createContentVersion(database).current();

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  async function publishPage(): Promise<string> {
    const { data } = await table('generated_pages').insert(page).select('id').single();
    return data?.id;
  }

  async function copyOf(pageId: string) {
    const { data, error } = await drafts().insert({ page_id: pageId }).select().single();
    expect(error).toBeNull();
    return data;
  }

  const save = (id: string, revision: number, changes: object) =>
    drafts().update(changes).eq('id', id).eq('revision', revision).select().maybeSingle();

  test('a copy of a page has its text, and there is one for each page', async () => {
    const id = await publishPage();
    expect(await copyOf(id)).toEqual({
      ...page,
      id: expect.any(String),
      page_id: id,
      is_noindex: false,
      revision: 1,
      base_revision: 1,
      state: 'draft',
      publish_at: null,
      origin: 'manual',
      updated_by: signedInCaller.administrator.id,
      updated_at: expect.any(String),
    });
    expect((await drafts().insert({ page_id: id })).error).toMatchObject({ code: '23505' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await drafts().insert({ page_id: unknown })).error).toMatchObject({ code: '23503' });
    expect((await drafts().insert({ slug: 'x' })).error).toMatchObject({ code: '23502' });
  });

  test('saving is a compare-and-set, takes unfinished text, and changes nothing that visitors see', async () => {
    const pageId = await publishPage();
    const { id } = await copyOf(pageId);
    const before = await contentVersion();
    const unfinished = { title: '', content: '<p>meio', is_noindex: true };
    expect((await save(id, 1, unfinished)).data).toMatchObject({ ...unfinished, revision: 2 });
    expect((await save(id, 1, { title: 'tarde' })).data).toBeNull();
    expect((await drafts().update({ title: 'x' }).eq('id', id)).error).toMatchObject({
      code: 'P0001',
      details: 'revision_required',
    });
    expect((await save(id, 2, { title: 'x'.repeat(201) })).error).toMatchObject({
      code: '23514',
      details: 'title',
    });
    expect((await save(id, 2, { revision: 9 })).error).toMatchObject({ code: '42501' });
    expect((await save(id, 2, { is_noindex: 'talvez' })).error).toMatchObject({ code: '22P02' });
    expect((await drafts().select('id').eq('is_noindex', true)).data).toEqual([{ id }]);
    expect((await drafts().select('id').eq('revision', 99_999_999_999)).error?.code).toBe('22003');
    expect((await drafts().select('title').single()).data).toEqual({ title: '' });
    expect(await contentVersion()).toBe(before);
    const live = await server.visitor
      .from('generated_pages')
      .select('content')
      .eq('slug', page.slug)
      .single();
    expect(live.data).toEqual({ content: page.content });
  });

  test('publishing replaces the page, makes a version and ends the copy', async () => {
    const pageId = await publishPage();
    const { id } = await copyOf(pageId);
    await save(id, 1, { content: '<p>dois</p><script>x</script>', is_noindex: true });
    const before = await contentVersion();
    expect((await publish(id, 1)).error).toMatchObject({ code: 'P0409', details: 'draft_changed' });
    expect((await publish(id, 2)).data).toMatchObject({
      id: pageId,
      content: '<p>dois</p>',
      is_noindex: true,
      revision: 2,
    });
    expect(await contentVersion()).toBe(before + 1);
    expect((await drafts().select('id')).data).toEqual([]);
    expect((await publish(id, 2)).error).toMatchObject({ code: 'P0001', details: 'draft_gone' });
    expect((await versions(pageId)).data).toEqual([
      { number: 1, event: 'published', label: null, snapshot: { ...page, is_noindex: false } },
      {
        number: 2,
        event: 'published',
        label: null,
        snapshot: { ...page, content: '<p>dois</p>', is_noindex: true },
      },
    ]);
  });

  test('a refused publication changes nothing', async () => {
    const pageId = await publishPage();
    await table('generated_pages').insert({ ...page, slug: 'ocupado' });
    const { id } = await copyOf(pageId);
    await save(id, 1, { title: '<b></b>' });
    expect((await publish(id, 2)).error).toMatchObject({ code: '23514', details: 'title' });
    await save(id, 2, { title: 'Motor', slug: 'ocupado' });
    expect((await publish(id, 3)).error).toMatchObject({
      code: '23505',
      details: 'Key (slug)=(ocupado) already exists.',
    });
    await table('generated_pages').update({ content: '<p>deles</p>' }).eq('id', pageId);
    await save(id, 3, { slug: page.slug });
    expect((await publish(id, 4)).error).toMatchObject({ code: 'P0409', details: 'page_changed' });
    expect((await versions(pageId)).data).toHaveLength(2);
    await save(id, 4, { base_revision: 2 });
    expect((await publish(id, 5)).error).toBeNull();
    expect((await versions(pageId)).data).toHaveLength(3);
  });

  test('a draft of a new page becomes a page, with the slug of its title', async () => {
    const { data } = await drafts()
      .insert({ title: 'Página nova', content: '<p>x</p>' })
      .select('id')
      .single();
    expect((await publish(data?.id, 1)).data).toMatchObject({ slug: 'pagina-nova', revision: 1 });
    const live = await server.visitor
      .from('generated_pages')
      .select('title')
      .eq('slug', 'pagina-nova')
      .single();
    expect(live.data).toEqual({ title: 'Página nova' });
  });

  test('a new slug leaves a redirect, and a return to the old one soon after leaves none', async () => {
    const pageId = await publishPage();
    const find = (slug: string) => createAddressService(database).find(`/links-uteis/${slug}`);
    const rename = async (slug: string) => {
      const { id } = await copyOf(pageId);
      await save(id, 1, { slug });
      expect((await publish(id, 2)).error).toBeNull();
    };
    await rename('b');
    expect(await find(page.slug)).toEqual({ code: 'moved', status: 301, to: '/links-uteis/b' });
    await rename(page.slug);
    expect(await database.query.selectFrom('redirects').selectAll().execute()).toEqual([]);
    const names = Array.from({ length: 100 }, (_, number) => `nome-${number}`);
    for (const slug of names) await table('generated_pages').update({ slug }).eq('id', pageId);
    for (const slug of [page.slug, ...names.slice(0, -1)]) {
      expect(await find(slug)).toEqual({ code: 'moved', status: 301, to: '/links-uteis/nome-99' });
    }
  });

  test('an old version comes back as a working copy, and the copy that was there becomes a version', async () => {
    const pageId = await publishPage();
    await table('generated_pages').update({ content: '<p>dois</p>' }).eq('id', pageId);
    const restore = (number: number) =>
      server.administrator.rpc('restore_version', { page_id: pageId, number });
    expect((await restore(1)).data).toMatchObject({
      ...page,
      page_id: pageId,
      revision: 1,
      base_revision: 2,
    });
    const live = await server.visitor
      .from('generated_pages')
      .select('content')
      .eq('slug', page.slug)
      .single();
    expect(live.data).toEqual({ content: '<p>dois</p>' });
    const { data: copy } = await drafts().select('id').single();
    await save(copy?.id, 1, { content: 'meio texto' });
    expect((await restore(2)).data).toMatchObject({ content: '<p>dois</p>', revision: 3 });
    expect((await versions(pageId)).data?.at(-1)).toMatchObject({
      label: 'Rascunho antes de restaurar',
      snapshot: { content: 'meio texto' },
    });
    expect((await restore(99)).error).toMatchObject({ code: 'P0001', details: 'version_gone' });
  });

  test('a version with a name stays, the last fifty others too, and equal content makes none', async () => {
    const pageId = await publishPage();
    const keep = (label: string) => server.administrator.rpc('keep_version', { page_id: pageId, label });
    expect((await keep('Antes da promoção')).data).toMatchObject({ number: 1, label: 'Antes da promoção' });
    expect((await keep(' ')).error).toMatchObject({ details: 'no_label' });
    await table('generated_pages').update({ content: page.content }).eq('id', pageId);
    expect((await versions(pageId)).data).toHaveLength(1);
    for (let number = 0; number < 53; number += 1) {
      await table('generated_pages')
        .update({ content: `<p>${number}</p>` })
        .eq('id', pageId);
    }
    const numbers = (await versions(pageId)).data?.map(({ number }) => number);
    expect(numbers).toEqual([1, ...Array.from({ length: 50 }, (_, index) => index + 5)]);
    await table('page_versions').delete().eq('page_id', pageId);
    expect((await versions(pageId)).data).toMatchObject([{ number: 1 }]);
    await table('page_versions').update({ label: null }).eq('page_id', pageId).eq('number', 1);
    await table('page_versions').delete().eq('page_id', pageId);
    expect((await versions(pageId)).data).toEqual([]);
  });

  test('a page that is there from before versions gets its first one, in time or before its first change', async () => {
    const one = await publishPage();
    await table('generated_pages').insert({ ...page, slug: 'dois' });
    await database.query.deleteFrom('page_versions').execute();
    await table('generated_pages').update({ content: '<p>novo</p>' }).eq('id', one);
    expect((await versions(one)).data).toMatchObject([
      { number: 1, snapshot: { content: '<p>um</p>' } },
      { number: 2, snapshot: { content: '<p>novo</p>' } },
    ]);
    expect(await server.pages.versions.fillFirst()).toBe(false);
    expect((await table('page_versions').select('id', { count: 'exact', head: true })).count).toBe(3);
  });

  test('a deleted page keeps its versions and its working copy, and a purged one its working copy', async () => {
    const pageId = await publishPage();
    const { id } = await copyOf(pageId);
    await table('generated_pages').delete().eq('id', pageId);
    expect((await publish(id, 1)).error).toMatchObject({ details: 'page_in_trash' });
    expect((await versions(pageId)).data).toHaveLength(1);
    await server.administrator.rpc('restore_trashed', { id: pageId });
    expect((await publish(id, 1)).error).toBeNull();
    const again = await copyOf(pageId);
    await table('generated_pages').delete().eq('id', pageId);
    await table('trashed_pages').delete().eq('id', pageId);
    expect((await versions(pageId)).data).toEqual([]);
    expect((await drafts().select('id,page_id').single()).data).toEqual({ id: again.id, page_id: null });
    expect((await publish(again.id, 1)).data).toMatchObject({ slug: page.slug });
  });
});

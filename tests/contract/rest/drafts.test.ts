/** Working copies through the official client. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { createAddressService } from '#domain/addresses/address-service.ts';
import { engines } from '#tests/support/databases.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';
import { createPageCalls, page } from './page-calls.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

describe.each(engines)('working copies with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  let pages: ReturnType<typeof createPageCalls>;

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    pages = createPageCalls(server);
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  const contentVersion = () => createContentVersion(database).current();

  test('a copy of a page has its text, and each page has only one', async () => {
    const id = await pages.publishPage();
    expect(await pages.copyOf(id)).toEqual({
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
      scheduled_revision: null,
      drip_id: null,
      hold_reason: null,
    });
    expect((await pages.drafts().insert({ page_id: id })).error).toMatchObject({ code: '23505' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await pages.drafts().insert({ page_id: unknown })).error).toMatchObject({ code: '23503' });
    expect((await pages.drafts().insert({ slug: 'x' })).error).toMatchObject({ code: '23502' });
  });

  test('saving is a compare-and-set, takes unfinished text, and changes nothing that visitors see', async () => {
    const pageId = await pages.publishPage();
    const { id } = await pages.copyOf(pageId);
    const before = await contentVersion();
    const unfinished = { title: '', content: '<p>meio', is_noindex: true };
    expect((await pages.save(id, 1, unfinished)).data).toMatchObject({ ...unfinished, revision: 2 });
    expect((await pages.save(id, 1, { title: 'tarde' })).data).toBeNull();
    expect((await pages.drafts().update({ title: 'x' }).eq('id', id)).error).toMatchObject({
      code: 'P0001',
      details: 'revision_required',
    });
    expect((await pages.save(id, 2, { title: 'x'.repeat(201) })).error).toMatchObject({
      code: '23514',
      details: 'title',
    });
    expect((await pages.save(id, 2, { revision: 9 })).error).toMatchObject({ code: '42501' });
    expect((await pages.save(id, 2, { is_noindex: 'talvez' })).error).toMatchObject({ code: '22P02' });
    expect((await pages.drafts().select('id').eq('is_noindex', true)).data).toEqual([{ id }]);
    expect((await pages.drafts().select('id').eq('revision', 99_999_999_999)).error?.code).toBe('22003');
    expect((await pages.drafts().select('title').single()).data).toEqual({ title: '' });
    expect(await contentVersion()).toBe(before);
    const live = await server.visitor
      .from('generated_pages')
      .select('content')
      .eq('slug', page.slug)
      .single();
    expect(live.data).toEqual({ content: page.content });
  });

  test('publishing replaces the page, makes a version and removes the copy', async () => {
    const pageId = await pages.publishPage();
    const { id } = await pages.copyOf(pageId);
    await pages.save(id, 1, { content: '<p>dois</p><script>x</script>', is_noindex: true });
    const before = await contentVersion();
    expect((await pages.publish(id, 1)).error).toMatchObject({ code: 'P0409', details: 'draft_changed' });
    expect((await pages.publish(id, 2)).data).toMatchObject({
      id: pageId,
      content: '<p>dois</p>',
      is_noindex: true,
      revision: 2,
    });
    expect(await contentVersion()).toBe(before + 1);
    expect((await pages.drafts().select('id')).data).toEqual([]);
    expect((await pages.publish(id, 2)).error).toMatchObject({ code: 'P0001', details: 'draft_gone' });
    expect((await pages.versions(pageId)).data).toEqual([
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
    const pageId = await pages.publishPage();
    await pages.table('generated_pages').insert({ ...page, slug: 'ocupado' });
    const { id } = await pages.copyOf(pageId);
    await pages.save(id, 1, { title: '<b></b>' });
    expect((await pages.publish(id, 2)).error).toMatchObject({ code: '23514', details: 'title' });
    await pages.save(id, 2, { title: 'Motor', slug: 'ocupado' });
    expect((await pages.publish(id, 3)).error).toMatchObject({
      code: '23505',
      details: 'Key (slug)=(ocupado) already exists.',
    });
    await pages.table('generated_pages').update({ content: '<p>deles</p>' }).eq('id', pageId);
    await pages.save(id, 3, { slug: page.slug });
    expect((await pages.publish(id, 4)).error).toMatchObject({ code: 'P0409', details: 'page_changed' });
    expect((await pages.versions(pageId)).data).toHaveLength(2);
    await pages.save(id, 4, { base_revision: 2 });
    expect((await pages.publish(id, 5)).error).toBeNull();
    expect((await pages.versions(pageId)).data).toHaveLength(3);
  });

  test('a draft of a new page becomes a page, with the slug made from its title', async () => {
    const { data } = await pages
      .drafts()
      .insert({ title: 'Página nova', content: '<p>x</p>' })
      .select('id')
      .single();
    expect((await pages.publish(data?.id, 1)).data).toMatchObject({ slug: 'pagina-nova', revision: 1 });
    const live = await server.visitor
      .from('generated_pages')
      .select('title')
      .eq('slug', 'pagina-nova')
      .single();
    expect(live.data).toEqual({ title: 'Página nova' });
  });

  test('a new slug leaves a redirect, and a return to the old one soon after leaves none', async () => {
    const pageId = await pages.publishPage();
    const find = (slug: string) => createAddressService(database).find(`/links-uteis/${slug}`);
    const rename = async (slug: string) => {
      const { id } = await pages.copyOf(pageId);
      await pages.save(id, 1, { slug });
      expect((await pages.publish(id, 2)).error).toBeNull();
    };
    await rename('b');
    expect(await find(page.slug)).toEqual({ code: 'moved', status: 301, to: '/links-uteis/b' });
    await rename(page.slug);
    expect(await database.query.selectFrom('redirects').selectAll().execute()).toEqual([]);
    const names = Array.from({ length: 100 }, (_, number) => `nome-${number}`);
    for (const slug of names) await pages.table('generated_pages').update({ slug }).eq('id', pageId);
    for (const slug of [page.slug, ...names.slice(0, -1)]) {
      expect(await find(slug)).toEqual({ code: 'moved', status: 301, to: '/links-uteis/nome-99' });
    }
  });

  test('a deleted page keeps its versions and its working copy, and a purged one only its working copy', async () => {
    const pageId = await pages.publishPage();
    const { id } = await pages.copyOf(pageId);
    await pages.table('generated_pages').delete().eq('id', pageId);
    expect((await pages.publish(id, 1)).error).toMatchObject({ details: 'page_in_trash' });
    expect((await pages.versions(pageId)).data).toHaveLength(1);
    await server.administrator.rpc('restore_trashed', { id: pageId });
    expect((await pages.publish(id, 1)).error).toBeNull();
    const again = await pages.copyOf(pageId);
    await pages.table('generated_pages').delete().eq('id', pageId);
    await pages.table('trashed_pages').delete().eq('id', pageId);
    expect((await pages.versions(pageId)).data).toEqual([]);
    expect((await pages.drafts().select('id,page_id').single()).data).toEqual({
      id: again.id,
      page_id: null,
    });
    expect((await pages.publish(again.id, 1)).data).toMatchObject({ slug: page.slug });
  });
});

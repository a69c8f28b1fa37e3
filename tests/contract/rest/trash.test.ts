/** The trash through the official client: deleting, restoring and purging. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { createAddressService } from '#domain/addresses/address-service.ts';
import { engines } from '#tests/support/databases.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const page = { title: 'Motor lento', slug: 'motor-lento', content: '<p>Texto</p>', description: 'Própria' };

describe.each(engines)('the trash with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const pages = () => server.administrator.from('generated_pages');
  const trash = () => server.administrator.from('trashed_pages');
  const restore = (args: object) => server.administrator.rpc('restore_trashed', args);
  const answerAt = (path: string) => createAddressService(database).find(path);

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  async function publishAndDelete() {
    const { data } = await pages().insert(page).select().single();
    await pages().delete().eq('id', data.id);
    return data;
  }

  test('a deleted page is kept in the trash unchanged for thirty days, and its address is gone', async () => {
    const before = await publishAndDelete();
    expect((await pages().select('id')).data).toEqual([]);
    const { data } = await trash().select('*').single();
    expect(data).toEqual({
      id: before.id,
      title: page.title,
      slug: page.slug,
      snapshot: { ...before, revision: 1, is_noindex: false, hold_reason: null },
      trashed_by: signedInCaller.administrator.id,
      trashed_at: expect.any(String),
      purge_at: expect.any(String),
    });
    expect(Date.parse(data.purge_at) - Date.parse(data.trashed_at)).toBe(30 * 24 * 60 * 60 * 1000);
    expect(await answerAt('/links-uteis/motor-lento')).toEqual({ code: 'gone' });
    expect(await answerAt('/links-uteis/nunca-existiu')).toBeNull();
  });

  test('a restored page is the same page, and its address answers again', async () => {
    const before = await publishAndDelete();
    const versionBefore = await createContentVersion(database).current();
    expect(await restore({ id: before.id })).toMatchObject({ status: 200, data: before, error: null });
    expect(await createContentVersion(database).current()).toBe(versionBefore + 1);
    expect((await pages().select('*', { count: 'exact' })).count).toBe(1);
    expect((await trash().select('id')).data).toEqual([]);
    expect(await answerAt('/links-uteis/motor-lento')).toBeNull();
    expect(await restore({ id: before.id })).toMatchObject({
      status: 400,
      error: { code: 'P0001', details: 'not_in_trash' },
    });
  });

  test('a deletion frees the slug, and a page whose slug was taken is restored only under another one', async () => {
    const before = await publishAndDelete();
    const { error } = await pages().insert({ ...page, title: 'Outra' });
    expect(error).toBeNull();
    expect(await answerAt('/links-uteis/motor-lento')).toBeNull();
    expect(await restore({ id: before.id })).toMatchObject({
      status: 409,
      error: { code: '23505', details: 'Key (slug)=(motor-lento) already exists.' },
    });
    expect((await trash().select('id')).data).toEqual([{ id: before.id }]);
    expect(await restore({ id: before.id, slug: 'Admin' })).toMatchObject({
      status: 400,
      error: { code: '23514', details: 'slug' },
    });
    const restored = await restore({ id: before.id, slug: 'Motor lento 2' });
    expect(restored.data).toMatchObject({ ...before, slug: 'motor-lento-2' });
    const versions = await server.administrator
      .from('page_versions')
      .select('number,event,snapshot')
      .eq('page_id', before.id)
      .order('number', { ascending: false });
    expect(versions.data?.[0]).toMatchObject({ event: 'restored', snapshot: { slug: 'motor-lento-2' } });
    expect((await pages().select('slug').order('slug')).data).toEqual([
      { slug: 'motor-lento' },
      { slug: 'motor-lento-2' },
    ]);
  });

  test('the former address of a page restored elsewhere leads to it', async () => {
    const { id } = await publishAndDelete();
    await restore({ id, slug: 'motor-rapido' });
    const moved = { code: 'moved', status: 301, to: '/links-uteis/motor-rapido' };
    expect(await answerAt('/links-uteis/motor-lento')).toEqual(moved);
    await pages().delete().eq('id', id);
    expect(await answerAt('/links-uteis/motor-lento')).toEqual({ code: 'gone' });
    await restore({ id });
    expect(await answerAt('/links-uteis/motor-lento')).toEqual(moved);
  });

  test('a delete from the trash is permanent, and needs a filter and exactly one row with single()', async () => {
    const { id } = await publishAndDelete();
    await publishAndDelete();
    expect((await trash().delete().neq('slug', '').select().single()).status).toBe(406);
    expect((await trash().delete()).status).toBe(400);
    const { data } = await trash().delete().eq('id', id).select('slug');
    expect(data).toEqual([{ slug: 'motor-lento' }]);
    expect((await trash().select('*', { count: 'exact', head: true })).count).toBe(1);
    expect(await restore({ id })).toMatchObject({ status: 400 });
    expect(await answerAt('/links-uteis/motor-lento')).toEqual({ code: 'gone' });
  });

  test('the purge deletes the pages whose time is over, and changes nothing that visitors see', async () => {
    const { data } = await pages()
      .insert([page, { ...page, slug: 'dois' }])
      .select('id,slug');
    await pages().delete().eq('slug', 'dois');
    await database.query.updateTable('trashed_pages').set({ purge_at: '2026-01-15T12:00:05.000Z' }).execute();
    await pages().delete().eq('slug', page.slug);
    const version = await createContentVersion(database).current();
    // The server's clock advances by a second each time it is read: now it gives 12:00:04, and then 12:00:05.
    expect(await server.pages.trash.purge()).toBe(0);
    expect(await server.pages.trash.purge()).toBe(1);
    expect((await trash().select('id')).data).toEqual([{ id: data?.[0]?.id }]);
    expect(await createContentVersion(database).current()).toBe(version);
    expect(await answerAt('/links-uteis/dois')).toEqual({ code: 'gone' });
  });

  test('the snapshots accept no filter and no order', async () => {
    await publishAndDelete();
    expect((await trash().select('id').eq('snapshot', 'x')).error?.code).toBe('PGRST100');
    expect((await trash().select('id').order('snapshot')).error?.code).toBe('PGRST100');
  });
});

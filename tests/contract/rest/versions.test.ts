/** Versions through the official client. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { createPageCalls, page } from './page-calls.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

describe.each(engines)('versions with the official client on $name', (engine) => {
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

  test('an old version is restored as a working copy, and the previous copy becomes a version', async () => {
    const pageId = await pages.publishPage();
    await pages.table('generated_pages').update({ content: '<p>dois</p>' }).eq('id', pageId);
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
    const { data: copy } = await pages.drafts().select('id').single();
    await pages.save(copy?.id, 1, { content: 'meio texto' });
    expect((await restore(2)).data).toMatchObject({ content: '<p>dois</p>', revision: 3 });
    expect((await pages.versions(pageId)).data?.at(-1)).toMatchObject({
      event: 'restored',
      label: 'Rascunho antes de restaurar',
      snapshot: { content: 'meio texto' },
    });
    expect((await restore(99)).error).toMatchObject({ code: 'P0001', details: 'version_gone' });
  });

  test('the text that a page had at an earlier revision is found, even among texts that were never on the site', async () => {
    const pageId = await pages.publishPage();
    const copy = await pages.drafts().insert({ page_id: pageId }).select('id').single();
    await pages.table('generated_pages').update({ content: '<p>dois</p>' }).eq('id', pageId);
    await pages.table('generated_pages').update({ content: '<p>dois</p>' }).eq('id', pageId);
    await server.administrator.rpc('keep_draft', { draft_id: copy.data?.id, label: 'Da outra aba' });
    const textAt = async (revision: number) => {
      const found = await pages
        .table('page_versions')
        .select('snapshot')
        .eq('page_id', pageId)
        .lte('page_revision', revision)
        .order('page_revision', { ascending: false })
        .limit(1)
        .maybeSingle();
      return found.data?.snapshot.content;
    };
    expect(await Promise.all([0, 1, 2, 3].map(textAt))).toEqual([
      undefined,
      page.content,
      '<p>dois</p>',
      '<p>dois</p>',
    ]);
  });

  test('the text of a working copy is kept as a version, without changing the copy or the page', async () => {
    const pageId = await pages.publishPage();
    const copy = await pages.drafts().insert({ page_id: pageId }).select('id').single();
    await pages.save(copy.data?.id, 1, { content: 'texto deles' });
    const keep = (draft_id: string, label: string) =>
      server.administrator.rpc('keep_draft', { draft_id, label });
    expect((await keep(copy.data?.id, ' Da outra aba ')).data).toMatchObject({
      page_id: pageId,
      number: 2,
      label: 'Da outra aba',
      event: 'kept',
      snapshot: { content: 'texto deles' },
    });
    expect((await pages.versions(pageId)).data?.at(-1)).toMatchObject({
      snapshot: { content: 'texto deles' },
    });
    expect((await pages.drafts().select('revision').single()).data).toEqual({ revision: 2 });
    expect((await keep(copy.data?.id, ' ')).error).toMatchObject({ details: 'no_label' });
    expect((await keep(copy.data?.id, 'x'.repeat(101))).error).toMatchObject({ details: 'label_too_long' });
    expect((await keep(pageId, 'Nome')).error).toMatchObject({ details: 'draft_gone' });
    const loose = await pages.drafts().insert({ title: 'Nova' }).select('id').single();
    expect((await keep(loose.data?.id, 'Nome')).error).toMatchObject({ details: 'page_gone' });
  });

  test('named versions and the last fifty others are kept, and unchanged content makes no version', async () => {
    const pageId = await pages.publishPage();
    const keep = (label: string) => server.administrator.rpc('keep_version', { page_id: pageId, label });
    expect((await keep('Antes da promoção')).data).toMatchObject({ number: 1, label: 'Antes da promoção' });
    expect((await keep(' ')).error).toMatchObject({ details: 'no_label' });
    await pages.table('generated_pages').update({ content: page.content }).eq('id', pageId);
    expect((await pages.versions(pageId)).data).toHaveLength(1);
    for (let number = 0; number < 53; number += 1) {
      await pages
        .table('generated_pages')
        .update({ content: `<p>${number}</p>` })
        .eq('id', pageId);
    }
    const numbers = (await pages.versions(pageId)).data?.map(({ number }) => number);
    expect(numbers).toEqual([1, ...Array.from({ length: 50 }, (_, index) => index + 5)]);
    await pages.table('page_versions').delete().eq('page_id', pageId);
    expect((await pages.versions(pageId)).data).toMatchObject([{ number: 1 }]);
    await pages.table('page_versions').update({ label: null }).eq('page_id', pageId).eq('number', 1);
    await pages.table('page_versions').delete().eq('page_id', pageId);
    expect((await pages.versions(pageId)).data).toEqual([]);
  });

  test('a page older than versions gets its first one before its first change, or from the job', async () => {
    const one = await pages.publishPage();
    await pages.table('generated_pages').insert({ ...page, slug: 'dois' });
    await database.query.deleteFrom('page_versions').execute();
    await pages.table('generated_pages').update({ content: '<p>novo</p>' }).eq('id', one);
    expect((await pages.versions(one)).data).toMatchObject([
      { number: 1, snapshot: { content: '<p>um</p>' } },
      { number: 2, snapshot: { content: '<p>novo</p>' } },
    ]);
    expect(await server.pages.versions.fillFirst()).toBe(false);
    expect((await pages.table('page_versions').select('id', { count: 'exact', head: true })).count).toBe(3);
  });
});

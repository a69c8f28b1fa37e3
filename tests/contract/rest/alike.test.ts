/** The map of similar pages, and merging two of them (docs/specification/gate.md#map). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { recountPages } from '#database/page-counts/page-counts.ts';
import { createAddressService } from '#domain/addresses/address-service.ts';
import { engines } from '#tests/support/databases.ts';
import { createPageCalls } from './page-calls.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

/** Invented words, the same for the same seed. @param changed the share of them to replace, from 0 to 1 */
const text = (seed: number, changed = 0) =>
  `<p>${Array.from({ length: 200 }, (_, index) => {
    const shift = index < 200 * changed ? 5003 : 0;
    return `q${(seed * 7919 + index * 131 + shift) % 9973}`;
  }).join(' ')}</p>`;

const page = (slug: string, content: string) => ({ title: `Página ${slug}`, slug, content });

describe.each(engines)('similar pages on $name', (engine) => {
  let database: Database;
  let rest: RestServer;
  let pages: ReturnType<typeof createPageCalls>;

  beforeEach(async () => {
    database = await engine.open();
    rest = await startRestServer(database);
    pages = createPageCalls(rest);
  });

  afterEach(async () => {
    expect(await recountPages(database)).toBe(false);
    await rest.close();
    await database.close();
    expect(rest.reported).toEqual([]);
  });

  async function publish(...pages: object[]): Promise<Map<string, string>> {
    const { data } = await rest.administrator.from('generated_pages').insert(pages).select('id,slug');
    return new Map(data?.map(({ id, slug }) => [slug, id]));
  }
  const groups = async (args: object = {}) => (await rest.administrator.rpc('similar_groups', args)).data;
  const merge = (keep_id?: string, drop_id?: string) =>
    rest.administrator.rpc('merge_pages', { keep_id, drop_id });
  const answerAt = (slug: string) => createAddressService(database).find(`/links-uteis/${slug}`);

  test('groups are listed largest first, with exact figures, and without pages that resemble no other', async () => {
    expect(await groups()).toEqual([]);
    await publish(
      page('um', text(1)),
      page('dois', text(1, 0.1)),
      page('so', text(2)),
      page('tres', text(3)),
      page('quatro', text(3)),
      page('cinco', text(3)),
    );
    await database.query
      .updateTable('generated_pages')
      .set({ is_noindex: 1 })
      .where('slug', '=', 'cinco')
      .execute();
    const found = await groups();
    expect(found).toMatchObject([
      {
        count: 3,
        pages: [
          { path: '/links-uteis/tres', title: 'Página tres', similarity: 1, is_listed: true },
          { path: '/links-uteis/quatro', similarity: 1, is_listed: true },
          { path: '/links-uteis/cinco', similarity: 1, is_listed: false },
        ],
      },
      { count: 2, pages: [{ path: '/links-uteis/um' }, { path: '/links-uteis/dois' }] },
    ]);
    // Each has 196 shingles, and the first 20 words change 20 of them.
    expect(found[1].pages[1].similarity).toBeCloseTo(176 / 216, 5);
    expect(await groups({ limit: 1 })).toHaveLength(1);
    expect((await rest.administrator.rpc('similar_groups', { limit: 0 })).error?.code).toBe('22P02');
    // The update above bypassed the counts, which are checked after each test.
    await recountPages(database);
  });

  test('the map follows changes to pages', async () => {
    const ids = await publish(page('um', text(1)), page('dois', text(1)));
    expect(await groups()).toHaveLength(1);
    await pages
      .table('generated_pages')
      .update({ content: text(2) })
      .eq('id', ids.get('dois'));
    expect(await groups()).toEqual([]);
  });

  test('merging keeps one page, leads every address of the other to it, and keeps its text as a version', async () => {
    const ids = await publish(page('um', text(1)), page('dois', text(1, 0.1)));
    await pages.table('generated_pages').update({ slug: 'dois-novo' }).eq('slug', 'dois');
    const merged = await merge(ids.get('um'), ids.get('dois'));
    expect(merged.data).toMatchObject({ id: ids.get('um'), slug: 'um', content: text(1), revision: 1 });
    for (const slug of ['dois', 'dois-novo']) {
      expect(await answerAt(slug), slug).toEqual({ code: 'moved', status: 301, to: '/links-uteis/um' });
    }
    expect((await pages.versions(ids.get('um') ?? '')).data).toMatchObject([
      { number: 1, event: 'published', snapshot: { slug: 'um' } },
      { number: 2, event: 'merged', snapshot: { slug: 'dois-novo', content: text(1, 0.1) } },
    ]);
    const { data: trash } = await pages.table('trashed_pages').select('id,slug');
    expect(trash).toEqual([{ id: ids.get('dois'), slug: 'dois-novo' }]);
    expect(await groups()).toEqual([]);
  });

  test('a merge can be undone, with all addresses, but not twice', async () => {
    const ids = await publish(page('um', text(1)), page('dois', text(1)), page('tres', text(1)));
    await pages.table('generated_pages').update({ slug: 'dois-novo' }).eq('slug', 'dois');
    await pages.table('generated_pages').update({ slug: 'tres-novo' }).eq('slug', 'tres');
    await merge(ids.get('um'), ids.get('dois'));
    await merge(ids.get('um'), ids.get('tres'));
    const undo = () => rest.administrator.rpc('undo_merge', { drop_id: ids.get('dois') });
    expect((await undo()).data).toMatchObject({ id: ids.get('dois'), slug: 'dois-novo' });
    expect(await answerAt('dois-novo')).toBeNull();
    expect(await answerAt('dois')).toEqual({ code: 'moved', status: 301, to: '/links-uteis/dois-novo' });
    for (const slug of ['tres', 'tres-novo']) {
      expect(await answerAt(slug), slug).toEqual({ code: 'moved', status: 301, to: '/links-uteis/um' });
    }
    expect((await undo()).error).toMatchObject({ code: 'P0001', details: 'not_merged' });
    // Restoring it from the trash does the same.
    await rest.administrator.rpc('restore_trashed', { id: ids.get('tres') });
    expect(await answerAt('tres')).toEqual({ code: 'moved', status: 301, to: '/links-uteis/tres-novo' });
  });

  test('a merge is undone only if the address is free, and a page that was simply deleted has no merge to undo', async () => {
    const ids = await publish(page('um', text(1)), page('dois', text(1)), page('so', text(2)));
    await merge(ids.get('um'), ids.get('dois'));
    await publish(page('dois', text(4)));
    const refused = await rest.administrator.rpc('undo_merge', { drop_id: ids.get('dois') });
    expect([refused.status, refused.error?.code]).toEqual([409, '23505']);
    await pages.table('generated_pages').delete().eq('slug', 'so');
    const deleted = await rest.administrator.rpc('undo_merge', { drop_id: ids.get('so') });
    expect(deleted.error).toMatchObject({ details: 'not_merged' });
  });

  test('a page cannot be merged with itself or with one that is gone', async () => {
    const ids = await publish(page('um', text(1)), page('dois', text(1)));
    expect((await merge(ids.get('um'), ids.get('um'))).error).toMatchObject({ details: 'same_page' });
    await pages.table('generated_pages').delete().eq('slug', 'dois');
    expect((await merge(ids.get('um'), ids.get('dois'))).error).toMatchObject({ details: 'page_gone' });
    expect((await merge(ids.get('dois'), ids.get('um'))).error).toMatchObject({ details: 'page_gone' });
    expect(await rest.pages.count()).toBe(1);
  });
});

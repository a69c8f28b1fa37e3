/** The gate in mode `hold`: what is held back, and what releases it (docs/specification/gate.md#modes). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { recountPages } from '#database/page-counts/page-counts.ts';
import { importPages } from '#domain/pages/import-pages.ts';
import { engines } from '#tests/support/databases.ts';
import { madeUpText } from '#tests/support/made-up-text.ts';
import { createPageCalls } from '../page-calls.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

const page = (slug: string, seed: number) => ({ title: `Página ${slug}`, slug, content: madeUpText(seed) });

describe.each(engines)('the gate on $name', (engine) => {
  let database: Database;
  let rest: RestServer;
  let pages: ReturnType<typeof createPageCalls>;

  beforeEach(async () => {
    database = await engine.open();
    rest = await startRestServer(database);
    pages = createPageCalls(rest);
  });

  afterEach(async () => {
    // Whatever was held and released, the counts match the table.
    expect(await recountPages(database)).toBe(false);
    await rest.close();
    await database.close();
    expect(rest.reported).toEqual([]);
  });

  const setMode = (mode: string) => rest.administrator.rpc('set_gate', { mode });
  const insert = (...pages: object[]) => rest.administrator.from('generated_pages').insert(pages);
  const heldPages = async () => {
    const { data } = await rest.administrator
      .from('generated_pages')
      .select('slug,is_noindex,hold_reason')
      .filter('hold_reason', 'is', 'not_null')
      .order('slug');
    return data;
  };
  const listedSlugs = async () => {
    const { data, count } = await rest.visitor.from('generated_pages').select('slug', { count: 'exact' });
    expect(await rest.pages.count()).toBe(count);
    const listed = (await rest.pages.list({ offset: 0, limit: 50 })).map(({ slug }) => slug);
    expect(data?.map(({ slug }) => slug)).toEqual(listed);
    return listed.toSorted();
  };

  test('only warns until its mode is changed, and the change is recorded', async () => {
    expect((await rest.administrator.rpc('gate_mode')).data).toBe('warn');
    await insert(page('um', 1), page('dois', 1), { ...page('tres', 3), content: '<p>Curta</p>' });
    expect(await heldPages()).toEqual([]);
    expect(await listedSlugs()).toEqual(['dois', 'tres', 'um']);
    expect((await setMode('hold')).data).toBe('hold');
    expect((await rest.administrator.rpc('gate_mode')).data).toBe('hold');
    expect((await setMode('off')).error?.code).toBe('22P02');
    // Published pages do not change.
    expect(await heldPages()).toEqual([]);
    const events = await database.query.selectFrom('audit_events').select(['kind', 'user_id']).execute();
    expect(events).toEqual([{ kind: 'gate_set_to_hold', user_id: expect.any(String) }]);
  });

  test('a duplicate and a thin page are published for those who know the address, but are in no list', async () => {
    await setMode('hold');
    await insert(page('um', 1));
    const { status, data } = await insert(page('dois', 1), {
      ...page('tres', 3),
      content: '<p>Curta</p>',
    }).select('slug');
    expect([status, data]).toEqual([201, [{ slug: 'dois' }, { slug: 'tres' }]]);
    expect(await heldPages()).toEqual([
      { slug: 'dois', is_noindex: true, hold_reason: '100% do texto já está em /links-uteis/um.' },
      { slug: 'tres', is_noindex: true, hold_reason: 'Texto curto: 1 de 120 palavras próprias.' },
    ]);
    expect(await listedSlugs()).toEqual(['um']);
    const known = await rest.visitor.from('generated_pages').select('title').eq('slug', 'dois').single();
    expect(known.data).toEqual({ title: 'Página dois' });
    const all = await rest.administrator.from('generated_pages').select('slug', { count: 'exact' });
    expect(all.count).toBe(3);
    const { data: today } = await rest.administrator.rpc('today');
    expect(today.needs_you).toContainEqual(
      expect.objectContaining({ kind: 'pages_held', title: '2 páginas retidas' }),
    );
  });

  test('only the first of several equal pages in one call or one file is listed', async () => {
    await setMode('hold');
    await insert(page('um', 1), page('dois', 1));
    expect(await listedSlugs()).toEqual(['um']);
    const file = [page('tres', 3), page('quatro', 3), page('um', 9)];
    const outcomes = await importPages(
      { database, contentVersion: noVersion, clock: () => new Date() },
      file.map((input) => ({ input, createdAt: null, updatedAt: null })),
    );
    expect(outcomes.map(({ code }) => code)).toEqual(['created', 'held', 'slug_exists']);
    expect(await listedSlugs()).toEqual(['tres', 'um']);
  });

  test('only one of several equal pages published at the same moment is listed', async () => {
    await setMode('hold');
    const slugs = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis'];
    await Promise.all(slugs.map((slug) => insert(page(slug, 1))));
    expect([(await listedSlugs()).length, (await heldPages())?.length]).toEqual([1, slugs.length - 1]);
  });

  test('however many duplicates are held back, the next one is held too', async () => {
    await setMode('hold');
    await insert(page('um', 1), ...Array.from({ length: 80 }, (_, index) => page(`copia-${index}`, 1)));
    await insert(page('mais-uma', 1));
    expect(await listedSlugs()).toEqual(['um']);
  });

  test('a page whose text is corrected is released, and one that becomes a duplicate is held', async () => {
    await setMode('hold');
    await insert(page('um', 1), page('dois', 1));
    const change = (slug: string, content: string) =>
      rest.administrator.from('generated_pages').update({ content }).eq('slug', slug);
    await change('dois', madeUpText(2));
    expect([await heldPages(), await listedSlugs()]).toEqual([[], ['dois', 'um']]);
    await change('um', madeUpText(2));
    expect(await listedSlugs()).toEqual(['dois']);
    // In mode `warn` the verdict has no effect, so the next publication releases the page.
    await setMode('warn');
    expect(await listedSlugs()).toEqual(['dois']);
    await rest.administrator.from('generated_pages').update({ title: 'Novo' }).eq('slug', 'um');
    expect([await heldPages(), await listedSlugs()]).toEqual([[], ['dois', 'um']]);
  });

  test('a held working copy stays a draft until its text is corrected', async () => {
    await setMode('hold');
    await insert(page('um', 1));
    const { data: draft } = await pages.drafts().insert(page('copia', 1)).select().single();
    const refused = await pages.publish(draft.id, 1);
    expect([refused.status, refused.error]).toEqual([
      422,
      expect.objectContaining({
        code: 'P0422',
        details: 'held_by_gate',
        message: '100% do texto já está em /links-uteis/um.',
      }),
    ]);
    const { data: kept } = await pages.drafts().select('state,revision,content').single();
    expect(kept).toEqual({ state: 'held', revision: 1, content: madeUpText(1) });
    expect(await listedSlugs()).toEqual(['um']);
    await pages.save(draft.id, 1, { content: madeUpText(2) });
    expect((await pages.publish(draft.id, 2)).data).toMatchObject({ slug: 'copia', is_noindex: false });
    expect(await listedSlugs()).toEqual(['copia', 'um']);
  });

  test('a written reason lets a page through, names its version and is recorded', async () => {
    await setMode('hold');
    await insert(page('um', 1));
    const { data: draft } = await pages.drafts().insert(page('copia', 1)).select().single();
    const publish = (override_reason: string) =>
      rest.administrator.rpc('publish_page', { draft_id: draft.id, revision: 1, override_reason });
    expect((await publish(' ')).error?.code).toBe('P0422');
    expect((await publish('x'.repeat(201))).error?.code).toBe('22P02');
    const { data: published } = await publish('Página da campanha de rua');
    expect(published).toMatchObject({ slug: 'copia', is_noindex: false, hold_reason: null });
    expect(await listedSlugs()).toEqual(['copia', 'um']);
    expect((await pages.versions(published.id)).data).toMatchObject([
      { number: 1, label: 'Liberada: Página da campanha de rua' },
    ]);
    const kinds = await database.query.selectFrom('audit_events').select('kind').orderBy('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['gate_overridden', 'gate_set_to_hold']);
    // For a page that the gate lets through, a reason has no effect.
    const { data: other } = await pages.drafts().insert(page('outra', 3)).select().single();
    const plain = await rest.administrator.rpc('publish_page', {
      draft_id: other.id,
      revision: 1,
      override_reason: 'Por via das dúvidas',
    });
    expect((await pages.versions(plain.data.id)).data).toMatchObject([{ label: null }]);
  });

  test('a page is let through only if that can be recorded', async () => {
    await setMode('hold');
    await insert(page('um', 1));
    const { data: draft } = await pages.drafts().insert(page('copia', 1)).select().single();
    const published = rest.pages.drafts.publish({
      draftId: draft.id,
      revision: 1,
      by: null,
      overrideReason: 'Campanha',
      onOverridden: async () => {
        throw new Error('The record was not written.');
      },
    });
    await expect(published).rejects.toThrow('The record was not written.');
    expect(await listedSlugs()).toEqual(['um']);
    expect((await pages.drafts().select('slug')).data).toEqual([{ slug: 'copia' }]);
  });

  test('holding a page does not change its content: neither its copy nor its versions have noindex', async () => {
    await setMode('hold');
    await insert(page('um', 1), page('dois', 1));
    const { data: row } = await rest.administrator
      .from('generated_pages')
      .select('id,revision')
      .eq('slug', 'dois')
      .single();
    expect(row?.revision).toBe(1);
    const { data: copy } = await pages.drafts().insert({ page_id: row?.id }).select().single();
    expect(copy.is_noindex).toBe(false);
    expect((await pages.versions(row?.id)).data).toMatchObject([{ snapshot: { is_noindex: false } }]);
    await pages.save(copy.id, 1, { content: madeUpText(2) });
    await pages.publish(copy.id, 2);
    expect(await listedSlugs()).toEqual(['dois', 'um']);
  });

  test('a page that its author hides is never held, and the trash keeps the state of a held page', async () => {
    await setMode('hold');
    await insert(page('um', 1), page('dois', 1));
    const { data: draft } = await pages
      .drafts()
      .insert({ ...page('tres', 1), is_noindex: true })
      .select()
      .single();
    expect((await pages.publish(draft.id, 1)).data).toMatchObject({ is_noindex: true, hold_reason: null });
    await rest.administrator.from('generated_pages').delete().in('slug', ['um', 'dois']);
    expect(await listedSlugs()).toEqual([]);
    const { data: trash } = await pages.table('trashed_pages').select('id');
    for (const { id } of trash ?? []) await rest.administrator.rpc('restore_trashed', { id });
    expect([await listedSlugs(), (await heldPages())?.map(({ slug }) => slug)]).toEqual([['um'], ['dois']]);
  });
});

/** The import runs outside the site, so no cache depends on the version. */
const noVersion = {
  current: async () => 1,
  known: () => 1,
  advance: async () => {},
  announce: () => {},
};

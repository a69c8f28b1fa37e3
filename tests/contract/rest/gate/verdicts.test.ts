/** The gate's verdict on a text, or on the pages of a plan, before anything is published. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { madeUpSentences } from '#tests/support/made-up-text.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

const html = (list: readonly string[]) => `<p>${list.join('. ')}.</p>`;
const textOfUm = madeUpSentences(1, 30);
const handWritten = [
  { path: '/problemas/portao-nao-fecha', title: 'Portão não fecha', html: html(madeUpSentences(2, 30)) },
];

describe.each(engines)('the gate on $name', (engine) => {
  let database: Database;
  let rest: RestServer;

  beforeEach(async () => {
    database = await engine.open();
    rest = await startRestServer(database, { handWritten });
  });

  afterEach(async () => {
    await rest.close();
    await database.close();
  });

  async function call(name: string, args: Record<string, unknown>) {
    const { data, error } = await rest.administrator.rpc(name, args);
    if (error) throw error;
    return data;
  }

  test('a text with enough words of its own is fine', async () => {
    expect(await call('score_page', { title: 'Novo', content: html(textOfUm) })).toEqual({
      verdict: 'ok',
      similarity: 0,
      sibling: null,
      own_words: 270,
      shared: [],
    });
  });

  test('the verdict on a text that repeats a page names the page and quotes what they share', async () => {
    await rest.pages.publish([{ title: 'Um', slug: 'um', content: html(textOfUm) }]);
    const similar = await call('score_page', {
      title: 'Novo',
      content: html([...textOfUm.slice(0, 25), ...madeUpSentences(3, 5)]),
    });
    expect(similar).toMatchObject({ verdict: 'aviso', sibling: { path: '/links-uteis/um', title: 'Um' } });
    expect(similar.similarity).toBeGreaterThan(0.55);
    expect(similar.shared).toEqual([textOfUm.slice(0, 25).join('. ')]);
    const duplicate = await call('score_page', { title: 'Novo', content: html(textOfUm).toUpperCase() });
    expect(duplicate).toMatchObject({ verdict: 'retida', similarity: 1 });
    expect(duplicate).not.toHaveProperty('sibling_shared');
    const withSibling = await call('score_page', {
      title: 'Novo',
      content: html(textOfUm).toUpperCase(),
      with_sibling: true,
    });
    expect(withSibling.shared).toEqual([html(textOfUm).toUpperCase().slice(3, -5)]);
    expect(withSibling.sibling_shared).toEqual([html(textOfUm).slice(3, -5)]);
  });

  test('a page with noindex makes no other page a duplicate', async () => {
    await rest.pages.publish([{ title: 'Um', slug: 'um', content: html(textOfUm) }]);
    await database.query.updateTable('generated_pages').set({ is_noindex: 1 }).execute();
    expect(await call('score_page', { title: 'Novo', content: html(textOfUm) })).toMatchObject({
      verdict: 'ok',
    });
  });

  test('a thin text, and one that repeats a hand-written page of the site, would be held back', async () => {
    const thin = await call('score_page', { title: 'Novo', content: '<p>Motor em Moema.</p>' });
    expect(thin).toMatchObject({ verdict: 'retida', similarity: 0, sibling: null, own_words: 2 });
    const repeated = await call('score_page', { title: 'Novo', content: handWritten[0]?.html });
    expect(repeated).toMatchObject({
      verdict: 'retida',
      similarity: 1,
      sibling: { path: '/problemas/portao-nao-fecha', title: 'Portão não fecha' },
    });
  });

  test('a page for a search that a hand-written page already answers would be held back', async () => {
    const answered = { verdict: 'retida', similarity: 0, sibling: { path: '/problemas/portao-nao-fecha' } };
    expect(await call('score_page', { title: 'O portão não fecha', content: html(textOfUm) })).toMatchObject(
      answered,
    );
    const named = { title: 'Outro', slug: 'nao-fecha-o-portao', content: html(textOfUm) };
    expect(await call('score_page', named)).toMatchObject(answered);
  });

  test('the working copy of a page is not compared with that page', async () => {
    const published = await rest.pages.publish([{ title: 'Um', slug: 'um', content: html(textOfUm) }]);
    const page_id = published.ok ? published.value[0]?.id : undefined;
    const { data: draft } = await rest.administrator
      .from('page_drafts')
      .insert({ page_id })
      .select('id')
      .single();
    expect(await call('score_page', { draft_id: draft?.id })).toMatchObject({ verdict: 'ok' });
  });

  test('a call without a text or with a draft that is gone is refused', async () => {
    const gone = { draft_id: '00000000-0000-4000-8000-000000000000' };
    expect((await rest.administrator.rpc('score_page', gone)).error).toMatchObject({
      code: 'P0001',
      details: 'draft_gone',
    });
    expect((await rest.administrator.rpc('score_page', { title: 'Um' })).error?.code).toBe('PGRST202');
  });

  test('a plan finds each page new, taken, similar or thin, compares it with the earlier ones too, and writes nothing', async () => {
    await rest.pages.publish([{ title: 'Um', slug: 'um', content: html(textOfUm) }]);
    const other = html(madeUpSentences(4, 30));
    const pages = [
      { title: 'Dois', content: other },
      { title: 'Um', content: html(madeUpSentences(5, 30)) },
      { title: 'Três', content: html(textOfUm) },
      { title: 'Quatro', content: '<p>Curta.</p>' },
      { title: 'Cinco', slug: 'cinco', content: other },
      { title: 'Dois', content: html(madeUpSentences(6, 30)) },
      { title: 'Portão não fecha', content: html(madeUpSentences(7, 30)) },
      { title: 'Admin', content: html(madeUpSentences(8, 30)) },
    ];
    expect(await call('plan_batch', { pages })).toEqual([
      { slug: 'dois', verdict: 'nova', sibling: null },
      { slug: 'um', verdict: 'existe', sibling: { path: '/links-uteis/um', title: 'Um' } },
      { slug: 'tres', verdict: 'parecida', sibling: { path: '/links-uteis/um', title: 'Um' } },
      { slug: 'quatro', verdict: 'curta', sibling: null },
      { slug: 'cinco', verdict: 'parecida', sibling: { path: '/links-uteis/dois', title: 'Dois' } },
      { slug: 'dois', verdict: 'existe', sibling: { path: '/links-uteis/dois', title: 'Dois' } },
      {
        slug: 'portao-nao-fecha',
        verdict: 'parecida',
        sibling: { path: '/problemas/portao-nao-fecha', title: 'Portão não fecha' },
      },
      { slug: 'admin', verdict: 'existe', sibling: null },
    ]);
    expect(await rest.pages.count()).toBe(1);
  });
});

/** A page that is held back: its address answers, and nothing on the site or for search engines leads to it. */
import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

test('a held page answers with noindex and is in no site map, menu or count', async () => {
  const { services, send } = await startServer();
  await services.pages.publish([
    { title: 'Motor à mostra', slug: 'motor-a-mostra', content: '<p>Um</p>' },
    { title: 'Motor guardado', slug: 'motor-guardado', content: '<p>Dois</p>' },
  ]);
  const [row] = await services.pages.selectRows(bySlug('motor-guardado'));
  const draft = await services.pages.drafts.insert({ page_id: String(row?.id), is_noindex: 1 });
  if (!draft.ok) throw new Error('no draft');
  await services.pages.drafts.publish({ draftId: draft.value[0]?.id ?? '', revision: 1, by: null });

  for (const path of ['/links-uteis/motor-guardado', '/topicos/motor-guardado']) {
    const page = await send(path);
    expect([page.status, page.headers['x-robots-tag']], path).toEqual([200, 'noindex']);
    expect(page.text, path).toContain('<meta name="robots" content="noindex"');
    expect(page.text).toContain('rel="canonical" href="https://site.example/links-uteis/motor-guardado"');
  }
  const listed = await send('/links-uteis/motor-a-mostra');
  expect([listed.status, listed.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(listed.text).not.toContain('name="robots"');
  expect(listed.text).not.toContain('motor-guardado');
  const lists = await Promise.all(['/', '/sitemap', '/sitemap.xml', '/llms.txt'].map((path) => send(path)));
  for (const { status, text } of lists) {
    expect(status).toBe(200);
    expect(text).not.toContain('motor-guardado');
  }
  expect(lists[1]?.text).toContain('Links Úteis (1 página)');
  expect(lists[2]?.text).toContain('/links-uteis/motor-a-mostra');
});

const bySlug = (slug: string) => ({
  columns: ['id'],
  conditions: [{ column: 'slug', operator: 'eq', value: slug } as const],
  order: [],
  range: { offset: 0, limit: 1 },
});

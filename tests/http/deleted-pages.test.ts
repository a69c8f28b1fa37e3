/** The answers at the address of a page after it was deleted, and after it was restored. */
import { expect, test } from 'vitest';
import { startServer } from './support/start-server.ts';

const page = { title: 'Motor de portão em Moema', slug: 'motor-em-moema', content: '<p>Texto</p>' };
const path = '/links-uteis/motor-em-moema';

async function withDeletedPage() {
  const server = await startServer();
  const { pages } = server.services;
  const published = await pages.publish([page]);
  if (!published.ok) throw new Error(published.failure.code);
  const [{ id } = { id: '' }] = published.value;
  expect((await server.send(path)).status).toBe(200);
  await pages.delete([{ column: 'id', operator: 'eq', value: id }]);
  return { ...server, pages, id };
}

test('a deleted page is gone at the next request, and similar pages are suggested', async () => {
  const { send, logged } = await withDeletedPage();
  const { status, text, headers } = await send(path);
  expect(status).toBe(410);
  expect(headers.location).toBeUndefined();
  expect(headers['cache-control'] ?? '').not.toContain('public');
  expect(headers['content-security-policy']).toBeDefined();
  expect(text).toContain('Esta página foi retirada do site.');
  expect(text).toContain('href="/cidades/moema"');
  expect(text).toContain('name="robots" content="noindex');
  expect((await send(path, { method: 'HEAD' })).status).toBe(410);
  expect(logged.filter(({ msg }) => msg === 'not found')).toContainEqual(expect.objectContaining({ path }));
  expect(logged).not.toContainEqual(expect.objectContaining({ path: '/not-found' }));
});

test('an address that never existed redirects to the not-found page', async () => {
  const { send } = await withDeletedPage();
  const { status, headers } = await send('/links-uteis/nunca-existiu');
  expect([status, headers.location]).toEqual([302, '/not-found']);
  expect((await send('/not-found')).status).toBe(404);
});

test('a restored page answers at the next request, and from its former address in one hop', async () => {
  const { send, pages, id } = await withDeletedPage();
  await pages.trash.restore({ id });
  expect((await send(path)).status).toBe(200);
  await pages.delete([{ column: 'id', operator: 'eq', value: id }]);
  await pages.trash.restore({ id, slug: 'moema-novo' });
  const moved = await send(path);
  expect([moved.status, moved.headers.location]).toEqual([301, '/links-uteis/moema-novo']);
  expect((await send('/links-uteis/moema-novo')).status).toBe(200);
});

test('browsers do not remember where an address has led, so that a page may return to it', async () => {
  const { send, pages, id } = await withDeletedPage();
  await pages.trash.restore({ id, slug: 'moema-novo' });
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await send(path, { method });
    expect([status, headers['cache-control']]).toEqual([301, 'no-cache']);
  }
  await pages.update([{ column: 'id', operator: 'eq', value: id }], { slug: page.slug });
  expect((await send(path)).status).toBe(200);
});

test('a moved address passes on the query of each request, and an unknown address does not', async () => {
  const { send, pages, id } = await withDeletedPage();
  await pages.trash.restore({ id, slug: 'moema-novo' });
  const locations = async (...targets: string[]) =>
    (await Promise.all(targets.map((target) => send(target)))).map(({ headers }) => headers.location);
  expect(await locations(`${path}?gclid=1&utm_source=a`, `${path}?gclid=2`, path)).toEqual([
    '/links-uteis/moema-novo?gclid=1&utm_source=a',
    '/links-uteis/moema-novo?gclid=2',
    '/links-uteis/moema-novo',
  ]);
  // Too long for the cache.
  const long = `gclid=${'x'.repeat(600)}`;
  expect(await locations(`${path}?${long}`, '/Cidades/Moema?gclid=3', '/Motores?modelo1=a&gclid=4')).toEqual([
    `/links-uteis/moema-novo?${long}`,
    '/cidades/moema?gclid=3',
    '/motores?modelo1=a',
  ]);
  expect(await locations('/links-uteis/nunca?gclid=5', '/nunca-existiu?gclid=6')).toEqual([
    '/not-found',
    '/',
  ]);
});

test('a temporary redirect to the home page passes on the query, although one from an unknown address does not', async () => {
  const { send, services } = await startServer();
  await services.database.query
    .insertInto('redirects')
    .values({
      from_path: '/campanha',
      to_page_id: null,
      to_path: '/',
      status: 302,
      kind: 'manual',
      hits: 0,
      last_hit_at: null,
      by: null,
      at: '2026-01-15T12:00:00.000Z',
    })
    .execute();
  const { status, headers } = await send('/campanha?gclid=1');
  expect([status, headers.location]).toEqual([302, '/?gclid=1']);
  expect((await send('/nunca-existiu?gclid=1')).headers.location).toBe('/');
});

test('a purge empties the trash of pages whose time is over, and of no others', async () => {
  const now = Date.UTC(2026, 0, 15, 12);
  const { services } = await startServer({ clock: () => new Date(now) });
  const at = (ms: number) => new Date(ms).toISOString();
  const row = (id: string, purgeAt: number) => ({
    id,
    title: 'x',
    slug: 'x',
    snapshot: '{}',
    trashed_by: null,
    trashed_at: at(now - 1),
    purge_at: at(purgeAt),
  });
  await services.database.query
    .insertInto('trashed_pages')
    .values([
      row('00000000-0000-4000-8000-000000000001', now),
      row('00000000-0000-4000-8000-000000000002', now + 1),
    ])
    .execute();
  expect(await services.pages.trash.purge()).toBe(1);
  const remaining = await services.database.query.selectFrom('trashed_pages').select('id').execute();
  expect(remaining).toEqual([{ id: '00000000-0000-4000-8000-000000000002' }]);
});

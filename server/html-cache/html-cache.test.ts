import { expect, test, vi } from 'vitest';
import { mulberry32 } from '#domain/generator/random.ts';
import { CachedPage } from './cached-page.ts';
import { createHtmlCache } from './html-cache.ts';

const megabyte = 1024 * 1024;

function answer(body = '<p>Portão</p>', headers: Record<string, string> = {}, status = 200) {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public,no-cache',
      ...headers,
    },
  });
}

/** Bytes that no encoding makes smaller. */
function noise(length: number): string {
  const random = mulberry32(1);
  const firstPrintable = 33;
  const printable = 90;
  const next = () => String.fromCharCode(firstPrintable + Math.floor(random() * printable));
  return Array.from({ length }, next).join('');
}

test('a page is cached for one content version', async () => {
  const cache = createHtmlCache(megabyte);
  expect(cache.find('/', 1)).toBeUndefined();
  const { page, isCacheable } = await cache.load('/', 1, async () => answer());
  expect(isCacheable).toBe(true);
  expect(cache.find('/', 1)).toBe(page);
  expect(cache.find('/', 2)).toBeUndefined();
});

test('a page whose content changed while it was rendered is served once and not cached', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  const loading = cache.load('/', 1, async () => {
    cache.find('/', 2);
    return answer('<p>old</p>');
  });
  expect((await loading).page.representation('identity').content.toString()).toBe('<p>old</p>');
  expect(cache.find('/', 2)).toBeUndefined();
});

test('a slow request with an older version neither clears nor fills the cache', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 2);
  const { page } = await cache.load('/', 2, async () => answer('<p>new</p>'));
  expect(cache.find('/', 1)).toBe(page);
  cache.find('/sitemap', 1);
  await cache.load('/sitemap', 1, async () => answer('<p>old</p>'));
  expect(cache.find('/sitemap', 2)).toBeUndefined();
  expect(cache.find('/', 2)).toBe(page);
});

test('fifty concurrent misses of a page cause one render', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  let renders = 0;
  let finish = () => {};
  const started = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const render = async () => {
    renders += 1;
    await started;
    return answer();
  };
  const readers = Array.from({ length: 50 }, () => cache.load('/', 1, render));
  const other = cache.load('/sitemap', 1, render);
  finish();
  const [first, ...rest] = await Promise.all(readers);
  await other;
  expect(renders).toBe(2);
  for (const loaded of rest) expect(loaded.page).toBe(first?.page);
});

test('a failed render is an error for all waiting requests, and the next request retries', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  await expect(cache.load('/', 1, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  const { isCacheable } = await cache.load('/', 1, async () => answer());
  expect(isCacheable).toBe(true);
});

test.each([
  ['a failure', answer('x', {}, 500)],
  ['a missing page', answer('x', {}, 404)],
  ['a redirect', answer('x', {}, 302)],
  ['an answer with a cookie', answer('x', { 'Set-Cookie': 'a=b' })],
  ['a private answer', answer('x', { 'Cache-Control': 'private, max-age=0' })],
  ['an answer that must not be stored', answer('x', { 'Cache-Control': 'no-store' })],
  ['an answer that is not marked as public', answer('x', { 'Cache-Control': 'max-age=60' })],
  ['a file', answer('x', { 'Content-Type': 'application/octet-stream' })],
  ['data of the administrator’s area', answer('x', { 'Content-Type': 'text/x-script' })],
])('%s is not cached', async (_, response) => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  const { isCacheable, page } = await cache.load('/', 1, async () => response);
  expect(isCacheable).toBe(false);
  expect(page.status).toBe(response.status);
  expect(cache.find('/', 1)).toBeUndefined();
});

test.each(['application/xml; charset=utf-8', 'text/plain; charset=utf-8'])('%s is cached', async (type) => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  await cache.load('/', 1, async () => answer('x', { 'Content-Type': type }));
  expect(cache.find('/', 1)).toBeDefined();
});

test('the oldest page is evicted first, unless it was requested meanwhile', async () => {
  const body = noise(20_000);
  // An incompressible page takes up to three times its length: identity, gzip and brotli.
  const cache = createHtmlCache(2.5 * 3 * body.length);
  const load = (key: string) => cache.load(key, 1, async () => answer(body));
  cache.find('/', 1);
  await load('/a');
  await load('/b');
  cache.find('/a', 1);
  await load('/c');
  await cache.settled();
  const cached = ['/a', '/b', '/c'].filter((key) => cache.find(key, 1) !== undefined);
  expect(cached).toEqual(['/a', '/c']);
});

test('a new page is cached even if all others are requested often', async () => {
  const body = noise(20_000);
  const cache = createHtmlCache(2.5 * 3 * body.length);
  cache.find('/', 1);
  for (const key of ['/a', '/b', '/c']) {
    await cache.load(key, 1, async () => answer(body));
    for (const requested of ['/a', '/b', '/c']) cache.find(requested, 1);
  }
  expect(cache.find('/c', 1)).toBeDefined();
});

test('the limit also holds for clients without compression', async () => {
  const body = noise(4_000);
  const maxBytes = 5 * 3 * body.length;
  const cache = createHtmlCache(maxBytes);
  cache.find('/', 1);
  const keys = Array.from({ length: 50 }, (_, row) => `/?cidade=${row}`);
  for (const key of keys) {
    const { page } = await cache.load(key, 1, async () => answer(body));
    await cache.settled();
    page.representation('identity');
  }
  const cached = keys.map((key) => cache.find(key, 1)).filter((page) => page !== undefined);
  const bytes = cached.reduce((sum, page) => sum + page.byteLength, 0);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(cached.length).toBeGreaterThanOrEqual(5);
});

test('a page that fails dense compression stays in the quick encoding and blocks no other', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  const load = async (key: string) =>
    (await cache.load(key, 1, async () => answer('portão automático '.repeat(500)))).page;
  vi.spyOn(CachedPage.prototype, 'densify').mockRejectedValueOnce(new Error('no memory'));
  const first = await load('/');
  const second = await load('/sitemap');
  const quick = first.representation('br').etag;
  await cache.settled();
  expect(first.representation('br').etag).toBe(quick);
  expect(second.representation('br').etag).not.toBe(quick);
});

test('a page above the limit is served and not cached', async () => {
  const cache = createHtmlCache(1000);
  cache.find('/', 1);
  const { page } = await cache.load('/', 1, async () => answer(noise(5000)));
  expect(page.representation('identity').content.length).toBe(5000);
  expect(cache.find('/', 1)).toBeUndefined();
});

test('a page loaded twice is counted once', async () => {
  const body = noise(10_000);
  const cache = createHtmlCache(3.5 * body.length);
  cache.find('/', 1);
  for (let round = 0; round < 4; round += 1) await cache.load('/', 1, async () => answer(body));
  expect(cache.find('/', 1)).toBeDefined();
});

test('cached pages end up in their smallest encoding', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  const { page } = await cache.load('/', 1, async () => answer('portão automático '.repeat(500)));
  const quick = page.representation('br').etag;
  await cache.settled();
  expect(page.representation('br').etag).not.toBe(quick);
});

const unlisted = (word: number) =>
  answer(`<meta name="robots" content="noindex"/>${noise(3000)}<p>${word}</p>`);

test('any number of unlisted pages leaves the listed ones in the cache', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  const pages = Array.from({ length: 40 }, (_, row) => `/cidades/${row}`);
  for (const key of pages) await cache.load(key, 1, async () => answer(noise(3000)));
  for (let word = 0; word < 400; word += 1)
    await cache.load(`/topicos/${word}`, 1, async () => unlisted(word));
  expect(pages.filter((key) => cache.find(key, 1) === undefined)).toEqual([]);
  expect(cache.find('/topicos/399', 1)).toBeDefined();
  expect(cache.find('/topicos/0', 1)).toBeUndefined();
});

test('a page of an older version is kept for an outage until it is rendered again or gone', async () => {
  const cache = createHtmlCache(megabyte);
  cache.find('/', 1);
  const { page } = await cache.load('/', 1, async () => answer());
  await cache.load('/links-uteis/a', 1, async () => answer());
  expect(cache.find('/', 2)).toBeUndefined();
  expect(cache.findOutdated('/')).toBe(page);
  const failed = await cache.load('/', 2, async () => answer('x', {}, 503));
  expect(failed.page.status).toBe(503);
  expect(cache.findOutdated('/')).toBe(page);
  const notStorable = await cache.load('/', 2, async () =>
    answer('<p>new</p>', { 'Cache-Control': 'no-store' }),
  );
  expect(notStorable.isCacheable).toBe(false);
  expect(cache.findOutdated('/')).toBe(page);
  const { page: newer } = await cache.load('/', 2, async () => answer('<p>new</p>'));
  expect(cache.findOutdated('/')).toBe(newer);
  await cache.load('/links-uteis/a', 2, async () => answer('', {}, 302));
  expect(cache.findOutdated('/links-uteis/a')).toBeUndefined();
});

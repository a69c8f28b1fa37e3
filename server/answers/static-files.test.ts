import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles, staticFiles } from './static-files.ts';

const script = 'console.log("portão");'.repeat(20);

function site() {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'entry-Ab12.js'), script);
  writeFileSync(join(folder, 'assets', 'entry-Ab12.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'entry-Ab12.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'clip.mp4'), Buffer.alloc(1000, 7));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, '.secret'), 'x');
  const files = listFiles(folder);
  const app = new Hono().use(staticFiles(folder, files)).all('*', (context) => context.text('the app', 404));
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers });
  return { folder, files, get };
}

test('the list leaves out hidden files and compressed copies', () => {
  expect(site().files).toEqual(new Set(['/assets/entry-Ab12.js', '/clip.mp4']));
});

test('a file with a hash in its name is cached for ever, others for a while', async () => {
  const { get } = site();
  expect((await get('/assets/entry-Ab12.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/clip.mp4')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', null],
])('for Accept-Encoding "%s" the copy with the encoding %s is sent', async (accepted, encoding) => {
  const { get } = site();
  const response = await get('/assets/entry-Ab12.js', { 'Accept-Encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const lengths = { br: brotliCompressSync(script).length, gzip: gzipSync(script).length };
  const expected = encoding === null ? Buffer.byteLength(script) : lengths[encoding as 'br' | 'gzip'];
  expect((await response.arrayBuffer()).byteLength).toBe(expected);
});

test('a client that has the file gets 304 without a body', async () => {
  const { get } = site();
  const etag = (await get('/clip.mp4')).headers.get('etag') ?? '';
  const second = await get('/clip.mp4', { 'If-None-Match': etag });
  expect(second.status).toBe(304);
  expect(second.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await second.text()).toBe('');
});

test('a range of a video can be requested; an unsatisfiable range is refused and not cached', async () => {
  const { get } = site();
  const part = await get('/clip.mp4', { Range: 'bytes=0-99' });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  const impossible = await get('/clip.mp4', { Range: 'bytes=5000-6000' });
  expect(impossible.status).toBe(416);
  expect(impossible.headers.get('cache-control')).toBeNull();
});

test('HEAD sends the length and no body', async () => {
  const response = await site().get('/clip.mp4', {}, 'HEAD');
  expect(response.headers.get('content-length')).toBe('1000');
  expect(await response.text()).toBe('');
});

test.each([
  '/.secret',
  '/.vite/manifest.json',
  '/assets',
  '/assets/../.secret',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/etc/passwd',
])('%s is not a file of the site', async (path) => {
  expect(await (await site().get(path)).text()).toBe('the app');
});

test.each(['/assets/entry-Gone.js', '/assets/entry-Ab12.js.br', '/assets/%00'])(
  '%s is answered 404 at once, so that no later handler redirects it to another spelling',
  async (path) => {
    const response = await site().get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toBe('the app');
  },
);

test('only GET and HEAD are answered with a file', async () => {
  expect(await (await site().get('/clip.mp4', {}, 'POST')).text()).toBe('the app');
});

test('a file deleted by a later build is a missing page, not an error', async () => {
  const { folder, get } = site();
  rmSync(join(folder, 'clip.mp4'));
  expect((await get('/clip.mp4')).status).toBe(404);
});

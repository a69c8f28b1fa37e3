import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedPage } from './cached-page.ts';

const lines = Array.from({ length: 400 }, (_, row) => `<li>Portão ${(row * 7919) % 997}, motor ${row}</li>`);
const html = `<!DOCTYPE html><ol>${lines.join('')}</ol>`;
const encodings = ['br', 'gzip', 'identity'] as const;

function page({ status = 200, body = html } = {}) {
  return new CachedPage(
    status,
    { 'content-type': 'text/html; charset=utf-8', 'content-length': '5', 'x-request-id': 'of-the-first' },
    Buffer.from(body),
  );
}

/** @param list alternating names and values, no name twice */
function named(list: readonly string[]): Record<string, string> {
  const names = list.filter((_, position) => position % 2 === 0);
  expect(new Set(names).size).toBe(names.length);
  return Object.fromEntries(names.map((name, position) => [name, list[2 * position + 1] ?? '']));
}

test('every encoding decodes to the page and states its own length', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const encoding of encodings) {
    const form = page().representation(encoding);
    const body = form.content;
    const headers = named(form.headersFor('mine'));
    expect(decode[encoding](body).toString()).toBe(html);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

test('every response carries the id of its own request', () => {
  const { headersFor, etag } = page().representation('identity');
  for (const id of ['mine', 'yours']) {
    expect(named(headersFor(id))['x-request-id']).toBe(id);
    expect(named(page().notModifiedHeaders(etag, id))['x-request-id']).toBe(id);
  }
});

test('a 304 has no headers that describe a body', () => {
  const cached = page();
  const { etag } = cached.representation('br');
  expect(named(cached.notModifiedHeaders(etag, 'mine'))).toEqual({
    'x-request-id': 'mine',
    vary: 'Accept-Encoding',
    etag,
  });
});

test('a client with any encoding of the page is up to date', async () => {
  const cached = page();
  const etags = encodings.map((encoding) => cached.representation(encoding).etag);
  await cached.densify();
  etags.push(cached.representation('br').etag);
  expect(new Set(etags).size).toBe(4);
  for (const etag of etags) {
    expect(cached.matchesEtag(etag)).toBe(true);
    expect(cached.matchesEtag(`"other", W/${etag}`)).toBe(true);
  }
  expect(cached.matchesEtag('*')).toBe(true);
});

test('a client with no copy, or a copy of another page, is not up to date', () => {
  const other = page({ body: `${html} ` }).representation('br').etag;
  expect(page().matchesEtag(undefined)).toBe(false);
  expect(page().matchesEtag('')).toBe(false);
  expect(page().matchesEtag(other)).toBe(false);
});

test('the dense encoding replaces the quick one and decodes to the same page', async () => {
  const cached = page();
  const quick = cached.representation('br').content;
  await cached.densify();
  const dense = cached.representation('br').content;
  expect(dense.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(dense).toString()).toBe(html);
});

test('the size of a page is that of all encodings made so far', () => {
  const cached = page();
  expect(cached.byteLength).toBe(Buffer.byteLength(html));
  const { content } = cached.representation('gzip');
  expect(cached.byteLength).toBe(Buffer.byteLength(html) + content.length);
});

test('a page takes no more memory than its bytes', async () => {
  const cached = page();
  const quick = encodings.slice(0, 2).map((encoding) => cached.representation(encoding).content);
  await cached.compress();
  await cached.densify();
  const dense = encodings.slice(0, 2).map((encoding) => cached.representation(encoding).content);
  for (const { buffer, length } of [...quick, ...dense]) expect(buffer.byteLength).toBe(length);
});

test('serving a page uncompressed does not add to its size', () => {
  const cached = page();
  cached.representation('identity');
  expect(cached.byteLength).toBe(Buffer.byteLength(html));
});

test('an empty response is not compressed, and only a 200 carries an ETag', () => {
  const { headersFor, content } = page({ status: 302, body: '' }).representation('br');
  const headers = named(headersFor('mine'));
  expect(content.length).toBe(0);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
});

test('an empty body stays empty in every encoding, also after compression', async () => {
  const cached = page({ body: '' });
  await cached.compress();
  await cached.densify();
  for (const encoding of encodings) expect(cached.representation(encoding).content.length).toBe(0);
});

test('after dense compression only compressed bytes are kept, and every encoding is still served', async () => {
  const cached = page();
  await cached.densify();
  const compressed =
    cached.representation('br').content.length + cached.representation('gzip').content.length;
  expect(cached.byteLength).toBe(compressed);
  expect(cached.representation('identity').content.toString()).toBe(html);
  expect(cached.byteLength).toBe(compressed);
});

test('a large body is kept compressed only, and every encoding is still served', async () => {
  const large = html.repeat(40);
  const cached = page({ body: large });
  await cached.compress();
  await cached.densify();
  expect(cached.byteLength).toBeLessThan(Buffer.byteLength(large) / 2);
  expect(brotliDecompressSync(cached.representation('br').content).toString()).toBe(large);
  expect(gunzipSync(cached.representation('gzip').content).toString()).toBe(large);
  const plain = cached.representation('identity');
  expect(plain.content.toString()).toBe(large);
  expect(plain.etag).toBe(page({ body: large }).representation('identity').etag);
});

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
  const held = page();
  const { etag } = held.representation('br');
  expect(named(held.notModifiedHeaders(etag, 'mine'))).toEqual({
    'x-request-id': 'mine',
    vary: 'Accept-Encoding',
    etag,
  });
});

test('a client with any encoding of the page is up to date', async () => {
  const held = page();
  const etags = encodings.map((encoding) => held.representation(encoding).etag);
  await held.densify();
  etags.push(held.representation('br').etag);
  expect(new Set(etags).size).toBe(4);
  for (const etag of etags) {
    expect(held.matchesEtag(etag)).toBe(true);
    expect(held.matchesEtag(`"other", W/${etag}`)).toBe(true);
  }
  expect(held.matchesEtag('*')).toBe(true);
});

test('a client with no copy, or a copy of another page, is not up to date', () => {
  const other = page({ body: `${html} ` }).representation('br').etag;
  expect(page().matchesEtag(undefined)).toBe(false);
  expect(page().matchesEtag('')).toBe(false);
  expect(page().matchesEtag(other)).toBe(false);
});

test('the dense encoding replaces the quick one and decodes to the same page', async () => {
  const held = page();
  const quick = held.representation('br').content;
  await held.densify();
  const dense = held.representation('br').content;
  expect(dense.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(dense).toString()).toBe(html);
});

test('its size is that of all encodings made so far', () => {
  const held = page();
  expect(held.byteLength).toBe(Buffer.byteLength(html));
  const { content } = held.representation('gzip');
  expect(held.byteLength).toBe(Buffer.byteLength(html) + content.length);
});

test('it takes no more memory than its bytes', async () => {
  const kept = page();
  const quick = encodings.slice(0, 2).map((encoding) => kept.representation(encoding).content);
  await kept.compress();
  await kept.densify();
  const dense = encodings.slice(0, 2).map((encoding) => kept.representation(encoding).content);
  for (const { buffer, length } of [...quick, ...dense]) expect(buffer.byteLength).toBe(length);
});

test('serving it uncompressed does not add to its size', () => {
  const held = page();
  held.representation('identity');
  expect(held.byteLength).toBe(Buffer.byteLength(html));
});

test('an empty response is not compressed, and only a 200 carries an ETag', () => {
  const { headersFor, content } = page({ status: 302, body: '' }).representation('br');
  const headers = named(headersFor('mine'));
  expect(content.length).toBe(0);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
});

test('after dense compression only compressed bytes are kept, and every encoding is still served', async () => {
  const held = page();
  await held.densify();
  const compressed = held.representation('br').content.length + held.representation('gzip').content.length;
  expect(held.byteLength).toBe(compressed);
  expect(held.representation('identity').content.toString()).toBe(html);
  expect(held.byteLength).toBe(compressed);
});

test('a large body is kept compressed only, and every encoding is still served', async () => {
  const large = html.repeat(40);
  const held = page({ body: large });
  await held.compress();
  await held.densify();
  expect(held.byteLength).toBeLessThan(Buffer.byteLength(large) / 2);
  expect(brotliDecompressSync(held.representation('br').content).toString()).toBe(large);
  expect(gunzipSync(held.representation('gzip').content).toString()).toBe(large);
  const plain = held.representation('identity');
  expect(plain.content.toString()).toBe(large);
  expect(plain.etag).toBe(page({ body: large }).representation('identity').etag);
});

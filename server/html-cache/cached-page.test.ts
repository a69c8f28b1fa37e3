import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOf, CachedPage } from './cached-page.ts';

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

/** @param list names and values in turns, no name twice */
function named(list: readonly string[]): Record<string, string> {
  const names = list.filter((_, position) => position % 2 === 0);
  expect(new Set(names).size).toBe(names.length);
  return Object.fromEntries(names.map((name, position) => [name, list[2 * position + 1] ?? '']));
}

test('every form decodes to the page and tells its own length', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const encoding of encodings) {
    const form = page().representation(encoding);
    const body = bodyOf(form);
    const headers = named(form.headersFor('mine'));
    expect(decode[encoding](body).toString()).toBe(html);
    expect([form.length, headers['content-length']]).toEqual([body.length, String(body.length)]);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

test('every request gets an id of its own, and none that of the first', () => {
  const { headersFor, etag } = page().representation('identity');
  for (const id of ['mine', 'yours']) {
    expect(named(headersFor(id))['x-request-id']).toBe(id);
    expect(named(page().notModifiedHeaders(etag, id))['x-request-id']).toBe(id);
  }
});

test('what is not sent is not described', () => {
  const held = page();
  const { etag } = held.representation('br');
  expect(named(held.notModifiedHeaders(etag, 'mine'))).toEqual({
    'x-request-id': 'mine',
    vary: 'Accept-Encoding',
    etag,
  });
});

test('a client that holds any form of the page is up to date', async () => {
  const held = page();
  const etags = encodings.map((encoding) => held.representation(encoding).etag);
  await held.densify();
  etags.push(held.representation('br').etag);
  expect(new Set(etags).size).toBe(4);
  for (const etag of etags) {
    expect(held.isHeldBy(etag)).toBe(true);
    expect(held.isHeldBy(`"other", W/${etag}`)).toBe(true);
  }
  expect(held.isHeldBy('*')).toBe(true);
});

test('a client that holds nothing, or another page, is not', () => {
  const other = page({ body: `${html} ` }).representation('br').etag;
  expect(page().isHeldBy(undefined)).toBe(false);
  expect(page().isHeldBy('')).toBe(false);
  expect(page().isHeldBy(other)).toBe(false);
});

test('the dense form replaces the quick one and decodes to the same page', async () => {
  const held = page();
  const quick = bodyOf(held.representation('br'));
  await held.densify();
  const dense = bodyOf(held.representation('br'));
  expect(dense.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(dense).toString()).toBe(html);
});

test('its weight is that of all forms made so far', () => {
  const held = page();
  expect(held.byteLength).toBe(Buffer.byteLength(html));
  const { length } = held.representation('gzip');
  expect(held.byteLength).toBe(Buffer.byteLength(html) + length);
});

test('asked for as it is, it weighs no more than before', () => {
  const held = page();
  held.representation('identity');
  expect(held.byteLength).toBe(Buffer.byteLength(html));
});

test('an answer without a body is not compressed, and only a 200 carries an ETag', () => {
  const { headersFor, length } = page({ status: 302, body: '' }).representation('br');
  const headers = named(headersFor('mine'));
  expect(length).toBe(0);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
});

test('in its dense form it is held compressed only, and still goes out in every form', async () => {
  const held = page();
  await held.densify();
  const compressed = bodyOf(held.representation('br')).length + bodyOf(held.representation('gzip')).length;
  expect(held.byteLength).toBe(compressed);
  expect(bodyOf(held.representation('identity')).toString()).toBe(html);
  expect(held.byteLength).toBe(compressed);
});

test('a large body is held compressed only, and still goes out in every form', async () => {
  const large = html.repeat(40);
  const held = page({ body: large });
  held.compress();
  await held.densify();
  expect(held.byteLength).toBeLessThan(Buffer.byteLength(large) / 2);
  expect(brotliDecompressSync(bodyOf(held.representation('br'))).toString()).toBe(large);
  expect(gunzipSync(bodyOf(held.representation('gzip'))).toString()).toBe(large);
  const plain = held.representation('identity');
  expect(bodyOf(plain).toString()).toBe(large);
  expect(plain.etag).toBe(page({ body: large }).representation('identity').etag);
});

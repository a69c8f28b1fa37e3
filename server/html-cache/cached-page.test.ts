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

test('every form decodes to the page and tells its own length', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const encoding of encodings) {
    const { body, headers } = page().representation(encoding);
    expect(decode[encoding](body).toString()).toBe(html);
    expect(headers['content-length']).toBe(body.length);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  }
});

test('what belonged to the first request alone does not go out to the others', () => {
  expect(page().representation('identity').headers).not.toHaveProperty('x-request-id');
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
  const quick = held.representation('br').body;
  await held.densify();
  const dense = held.representation('br').body;
  expect(dense.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(dense).toString()).toBe(html);
});

test('its weight is that of all forms made so far', () => {
  const held = page();
  expect(held.byteLength).toBe(Buffer.byteLength(html));
  const { body } = held.representation('gzip');
  expect(held.byteLength).toBe(Buffer.byteLength(html) + body.length);
});

test('asked for as it is, it weighs no more than before', () => {
  const held = page();
  held.representation('identity');
  expect(held.byteLength).toBe(Buffer.byteLength(html));
});

test('an answer without a body is not compressed, and only a 200 carries an ETag', () => {
  const { headers, body } = page({ status: 302, body: '' }).representation('br');
  expect(body.length).toBe(0);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
});

test('in its dense form it is held compressed only, and still goes out in every form', async () => {
  const held = page();
  await held.densify();
  const compressed = held.representation('br').body.length + held.representation('gzip').body.length;
  expect(held.byteLength).toBe(compressed);
  expect(held.representation('identity').body.toString()).toBe(html);
  expect(held.byteLength).toBe(compressed);
});

test('a large body is held compressed only, and still goes out in every form', async () => {
  const large = html.repeat(40);
  const held = page({ body: large });
  held.compress();
  await held.densify();
  expect(held.byteLength).toBeLessThan(Buffer.byteLength(large) / 2);
  expect(brotliDecompressSync(held.representation('br').body).toString()).toBe(large);
  expect(gunzipSync(held.representation('gzip').body).toString()).toBe(large);
  const plain = held.representation('identity');
  expect(plain.body.toString()).toBe(large);
  expect(plain.etag).toBe(page({ body: large }).representation('identity').etag);
});

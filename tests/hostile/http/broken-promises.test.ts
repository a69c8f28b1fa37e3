import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { setSecurityHeaders } from '#server/answers/security-headers.ts';
import { brokenPromises } from './broken-promises.ts';
import { marker } from './hostile-request.ts';

const request = { method: 'GET', target: '/', headers: [], body: '' } as const;

function promisesBrokenBy(body: Buffer, headers: Record<string, string> = {}, status = 200): string[] {
  const response = new Response(null, { headers: { 'content-type': 'text/html', ...headers } });
  setSecurityHeaders(response, true);
  return brokenPromises(request, { status, headers: new Map(response.headers), body, ms: 1 });
}

test('a good answer breaks no promise, in any encoding', () => {
  const page = Buffer.from('<p>Portão</p>');
  expect(promisesBrokenBy(page)).toEqual([]);
  expect(promisesBrokenBy(brotliCompressSync(page), { 'content-encoding': 'br' })).toEqual([]);
  expect(promisesBrokenBy(gzipSync(page), { 'content-encoding': 'gzip' })).toEqual([]);
});

test('a compressed body that is cut off is reported like any other broken promise', () => {
  const cutOff = brotliCompressSync(Buffer.from('<p>Portão</p>')).subarray(0, -4);
  expect(promisesBrokenBy(cutOff, { 'content-encoding': 'br' })).toEqual(['a body that cannot be decoded']);
});

test('each broken promise is named', () => {
  const page = Buffer.from(`<p>${marker}</p> at open (/srv/server/app.ts:3:1)`);
  const headers = { 'set-cookie': 'a=b', location: '//evil.example' };
  expect(promisesBrokenBy(page, headers, 500)).toEqual([
    'status 500',
    'a cookie',
    'a redirect to //evil.example',
    'a cacheable error',
    expect.stringMatching(/^a trace: /),
    'unescaped input',
  ]);
});

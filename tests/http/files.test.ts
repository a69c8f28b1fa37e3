import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '#server/answers/static-files.ts';
import { startServer } from './support/start-server.ts';

const client = 'build/client';
const files = [...listFiles(client)];

test('every file of the build is served, and files with a hash are cached for ever', async () => {
  const { send } = await startServer();
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const { status, headers } = await send(path, { method: 'HEAD' });
    expect([path, status]).toEqual([path, 200]);
    expect([path, headers['cache-control']]).toEqual([
      path,
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ]);
  }
});

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

test('every file is served with its media type', async () => {
  const { send } = await startServer();
  for (const ending of new Set(files.map((path) => extname(path).slice(1)))) {
    const [path = ''] = files.filter((file) => file.endsWith(`.${ending}`));
    const { headers } = await send(path, { method: 'HEAD' });
    expect([path, headers['content-type']]).toEqual([
      path,
      types[ending] ?? 'a type that this test does not know',
    ]);
  }
});

test('scripts, styles and drawings are sent in the smallest encoding, compressed by the build', async () => {
  const { send } = await startServer();
  const text = files.filter((path) => /\.(js|css|svg|webmanifest)$/.test(path));
  expect(text.length).toBeGreaterThan(5);
  for (const path of text) {
    const answer = await send(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
    expect([path, answer.headers['content-encoding']]).toEqual([path, 'br']);
    expect(answer.body.equals(readFileSync(join(client, `${path}.br`)))).toBe(true);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  }
});

test('the manifest of the build and the compressed copies are not served', async () => {
  const { send } = await startServer();
  const script = files.find((path) => path.endsWith('.js'));
  expect(existsSync(join(client, `${script}.br`))).toBe(true);
  for (const path of [`${script}.br`, '/.vite/manifest.json', '/../server/index.js', '/..%2fstamp.json']) {
    const { status, headers } = await send(path);
    expect([path, status >= 300 && status < 500]).toEqual([path, true]);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  }
});

test('every encoding of a file has the modification time of the file', async () => {
  const { send } = await startServer();
  for (const path of files) {
    const modified = async (encoding: string) =>
      (await send(path, { method: 'HEAD', headers: { 'Accept-Encoding': encoding } })).headers[
        'last-modified'
      ];
    const ofFile = statSync(join(client, path)).mtime.toUTCString();
    const ofAnswers = [await modified('identity'), await modified('br'), await modified('gzip')];
    expect([path, ...ofAnswers]).toEqual([path, ofFile, ofFile, ofFile]);
  }
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SiteAnswer } from './ask.ts';
import { compareAnswers } from './compare-answers.ts';

const policy = (hash: string) => `default-src 'none'; style-src 'sha256-${hash}'`;

function page(body: string, headers: Record<string, string> = {}, status = 200): SiteAnswer {
  const all = { 'content-type': 'text/html; charset=utf-8', ...headers };
  return { status, headers: new Map(Object.entries(all)), body: Buffer.from(body) };
}

test('two answers that differ only in time, request and build hashes do not count as different', () => {
  const one = page('<script src="/assets/entry.client-Ab12_-9x.js"></script>', {
    date: 'Mon',
    etag: '"1"',
    'content-security-policy': policy('aaa='),
  });
  const other = page('<script src="/assets/entry.client-Zz99ZZ00.js"></script>', {
    date: 'Tue',
    etag: '"2"',
    'content-security-policy': policy('bbb='),
  });
  expect(compareAnswers('/', one, other)).toEqual([]);
});

test('the reference code of a page, which differs between databases, does not count as a difference', () => {
  const coded = (code: string) =>
    page(
      `<script data-page="${code}"></script><a href="https://wa.me/1?text=Oi%20${code}" ping="/c/${code}/barra">Oi</a>`,
    );
  expect(compareAnswers('/', coded('2SD'), coded('JFT'))).toEqual([]);
  const other = page(
    '<script data-page="JFT"></script><a href="https://wa.me/1?text=Oi%20JFT" ping="/c/2SD/barra">Oi</a>',
  );
  expect(compareAnswers('/', coded('2SD'), other)).toHaveLength(1);
});

test('a different status is reported alone', () => {
  expect(compareAnswers('/', page('a'), page('b', {}, 404))).toEqual([
    { kind: 'status', detail: '200 → 404' },
  ]);
});

test('a header that changes, appears or disappears is a difference', () => {
  const before = page('a', { 'cache-control': 'no-store', vary: 'Accept' });
  const after = page('a', { 'cache-control': 'public', allow: 'GET' });
  expect(compareAnswers('/', before, after)).toEqual([
    { kind: 'header cache-control', detail: 'no-store → public' },
    { kind: 'header vary', detail: 'Accept → (none)' },
    { kind: 'header allow', detail: '(none) → GET' },
  ]);
});

test('each run of replaced tags counts as one difference', () => {
  const before = page('<h1>Motor</h1><p>R$ 899</p><p>Fim</p>');
  const after = page('<h1>Motores</h1><p>R$ 899</p><p>Fim</p><p>Novo</p>');
  expect(compareAnswers('/', before, after)).toEqual([
    { kind: 'HTML', detail: '<h1>Motor → <h1>Motores' },
    { kind: 'HTML', detail: '(nothing) → <p>Novo</p>' },
  ]);
});

test("scripts count on a public page, but not in the administrator's area", () => {
  const [before, after] = [page('<script>1</script><p>a</p>'), page('<script>2</script><p>a</p>')];
  expect(compareAnswers('/', before, after)).toHaveLength(1);
  expect(compareAnswers('/admin/login', before, after)).toEqual([]);
});

test('a picture that changes is reported with the hash of its bytes', () => {
  const [before, after] = ['one', 'other'].map((bytes) => page(bytes, { 'content-type': 'image/png' }));
  if (before === undefined || after === undefined) throw new Error('two pictures');
  const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  expect(compareAnswers('/a.png', before, after)).toEqual([
    { kind: 'bytes of image/png', detail: `${hashOf('one')} → ${hashOf('other')}` },
  ]);
});

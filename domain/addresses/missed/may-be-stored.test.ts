import { expect, test } from 'vitest';
import { isTypedWord, maxPathLength, mayBeStored } from './may-be-stored.ts';

test.for([
  '/portao-que-nao-fexa',
  '/links-uteis/motor-antigo',
  '/cidade/moema',
  '/contato.html',
  '/servicos/instala%C3%A7%C3%A3o',
  '/blog/2019/05/motor-de-portao',
  '/manual-ppa.pdf',
  '/termos/motor-1-4-cv-220v',
])('%s is an address that a person may have looked for', (path) => {
  expect(mayBeStored(path)).toBe(true);
});

test.for([
  '/wp-login.php',
  '/blog/wp-content/plugins/x/readme.txt',
  '/.env',
  '/app/.git/config',
  '/index.php/admin',
  '/phpmyadmin/index',
  '/cgi-bin/luci',
  '/xmlrpc.php',
  '/vendor/phpunit/phpunit/src/util/php/eval-stdin.php',
  '/backup.zip',
  '/dump.sql',
  '/favicon.png',
  '/.well-known/traffic-advice',
  '/ads.txt',
  '/assets/entry-old.js',
  '/a%3Cscript%3E',
  "/x'or'1",
])('%s is an address that programs request, and is not stored', (path) => {
  expect(mayBeStored(path)).toBe(false);
});

test.for([
  '/11999998888',
  '/links-uteis/fulano-12345',
  '/123-456-789-00',
  '/links-uteis/123.456.789-00',
  '/11-9999-8888',
  '/ana@example.com',
  '/ana%40example.com',
])('%s may identify a person, and is never stored', (path) => {
  expect(mayBeStored(path)).toBe(false);
});

test('the home page is not stored, nor is an address over the maximum length', () => {
  expect(mayBeStored('/')).toBe(false);
  const path = `/a/${'b'.repeat(maxPathLength - 3)}`;
  expect([mayBeStored(path), mayBeStored(`${path}b`)]).toEqual([true, false]);
});

test('a single word at the root may have been typed', () => {
  expect([isTypedWord('/portao'), isTypedWord('/links-uteis/portao')]).toEqual([true, false]);
});

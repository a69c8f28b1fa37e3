import { canonicalForm } from '#domain/addresses/canonical-form.ts';
import { maxPathLength, mayBeStored } from '#domain/addresses/missed/may-be-stored.ts';
import { createSuggester, maxSuggestions } from '#domain/addresses/missed/suggest-targets.ts';
import { readWantedRule } from '#domain/addresses/redirects/read-wanted-rule.ts';
import { createAddressNotes } from '#server/addresses/note-addresses.ts';
import { cacheKey } from '#server/html-cache/cache-key.ts';
import { assertPromise, maxHeaderLength, type Parser } from '#tests/hostile/support/parser.ts';

const site = 'https://site.example';
const tokens = [
  '/',
  '//',
  '\\',
  '..',
  'https://',
  'http://www.site.example',
  'site.example',
  '@',
  ':',
  '?',
  '#',
  '%2e',
  '%0d%0a',
  '\r\n',
  '/admin',
  '/links-uteis/',
  'javascript:',
  'motor-de-portao',
  'moema',
  'À',
  '12345',
  '.php',
];

const suggester = createSuggester([
  { path: '/cidades/moema', name: 'Moema' },
  { path: '/motor-de-portao-queimado', name: 'Motor de portão queimado' },
]);

export const ruleParsers: readonly Parser[] = [
  {
    name: 'address of a rule',
    maxLength: 2_000,
    tokens,
    feed(input) {
      const read = readWantedRule({ from: '/de', to: { path: input }, status: 301 }, site);
      if (read.ok && read.value.to !== null && 'path' in read.value.to) {
        const { path, rest } = read.value.to;
        assertPromise(new URL(path + rest, site).origin === site, 'a rule leads to this site');
        assertPromise(!/[\r\n\0]/.test(path + rest), 'a target is one line');
      }
      const from = readWantedRule({ from: input, to: null, status: 410 }, site);
      if (!from.ok) return;
      assertPromise(
        canonicalForm(from.value.from) === from.value.from,
        'an address has its canonical spelling',
      );
      assertPromise(
        !/^\/(?:admin|auth|rest)?(?:\/|$)/.test(from.value.from),
        'no rule takes a protected address',
      );
    },
  },
  {
    name: 'missed address',
    maxLength: maxHeaderLength,
    tokens,
    feed(input) {
      const path = canonicalForm(input);
      if (mayBeStored(path)) {
        assertPromise(path.length <= maxPathLength, 'what is stored is short');
        assertPromise(!/@|%40|\d{5}/.test(path), 'what may identify somebody is not listed');
      }
      const key = cacheKey('GET', input);
      const note = createAddressNotes({ counter: { note() {} }, trustedProxyHops: 0, nowMs: () => 0 });
      const request = { headers: { referer: input }, method: 'GET', socket: {} };
      if (key !== null) note(request as never, key, { status: 303, location: input });
    },
  },
  {
    name: 'suggestions',
    maxLength: maxPathLength,
    tokens,
    feed(input) {
      assertPromise(suggester.correct(input).length <= 2, 'a slug is tried as typed and corrected');
      assertPromise(
        suggester.suggest(input, []).length <= maxSuggestions,
        'there are three suggestions at most',
      );
    },
  },
];

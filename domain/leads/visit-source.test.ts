import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceLength, sourceOf } from './visit-source.ts';

const page = 'https://site.example/motores';
const arrival = { pageUrl: page, referrerHost: null, ownHost: 'site.example' };

test.each([
  ['an advertisement', { pageUrl: `${page}?gclid=abc&utm_source=x` }, 'google-ads'],
  ['a campaign', { pageUrl: `${page}?utm_source=Instagram`, referrerHost: 'l.instagram.com' }, 'instagram'],
  ['a link of another site', { referrerHost: 'www.google.com' }, 'google.com'],
  ['an address typed in', {}, 'direto'],
  ['another page of this site', { referrerHost: 'site.example' }, null],
  ['an e-mail address', { pageUrl: `${page}?utm_source=ana@example.com` }, 'outras'],
  ['a phone number', { pageUrl: `${page}?utm_source=cliente-11987654321` }, 'outras'],
  ['a text that is too long', { pageUrl: `${page}?utm_source=${'a'.repeat(sourceLength + 1)}` }, 'outras'],
  ['text that is not an address', { pageUrl: 'a b' }, 'direto'],
])('%s, as in %j, gives the source %j', (_, given, source) => {
  expect(sourceOf({ ...arrival, ...given })).toBe(source);
});

test('any input gives a short and plain source', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (campaign, referrerHost) => {
      const pageUrl = `${page}?utm_source=${encodeURIComponent(campaign.toWellFormed())}`;
      expect(sourceOf({ ...arrival, pageUrl, referrerHost })).toMatch(/^[a-z][a-z0-9._-]{0,39}$/);
    }),
  );
});

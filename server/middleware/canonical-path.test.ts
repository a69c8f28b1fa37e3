import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalForm, canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/sitemap', '/sitemap'],
  ['/sitemap/', '/sitemap'],
  ['//', '/'],
  ['//evil.com//', '/evil.com'],
  ['/ADMIN/Login', '/admin/login'],
  ['/%61dmin', '/admin'],
  ['/%41dmin', '/admin'],
  ['/port%c3%a3o', '/port%C3%A3o'],
  ['/a%2fb', '/a%2Fb'],
  ['/%', '/%25'],
  ['/%zz', '/%25zz'],
  ['/%ff/%41', '/%25ff/a'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/%2541', '/%2541'],
  ['/@:+,;=', '/@:+,;='],
])('%s is written %s', (given, canonical) => {
  expect(canonicalForm(given)).toBe(canonical);
});

test('the canonical form is its own, and never leads to another site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60 }), (text) => {
      const path = new URL(`http://localhost/${text.replaceAll(/[?#]/g, '')}`).pathname;
      const canonical = canonicalForm(path);
      expect(canonicalForm(canonical)).toBe(canonical);
      expect(() => decodeURIComponent(canonical)).not.toThrow();
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(new URL(canonical, 'http://localhost').host).toBe('localhost');
    }),
  );
});

test('the query goes with the reader', async () => {
  const app = new Hono().get('*', canonicalPath()).get('*', (context) => context.text('here'));
  const moved = await app.request('/Sitemap/?pagina=2&Q=A');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/sitemap?pagina=2&Q=A');
  expect((await app.request('/sitemap?pagina=2&Q=A')).status).toBe(200);
});

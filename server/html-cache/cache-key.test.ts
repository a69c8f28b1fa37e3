import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

test('campaign parameters cost no render of their own', () => {
  expect(cacheKey('GET', '/cidades/moema?utm_source=panfleto&gclid=1')).toBe('/cidades/moema');
  expect(cacheKey('GET', '/?fbclid=x&cidade=moema&utm_medium=y')).toBe('/?cidade=moema');
});

test.each([
  ['/', '/?cidade=b'],
  ['/sitemap', '/sitemap?pagina=2'],
  ['/buscar', '/buscar?q=a'],
  ['/motores', '/motores'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap/1.xml', '/sitemap/1.xml'],
  ['/links-uteis/x', '/links-uteis/x'],
])('of a query, %s keeps what its page reads', (path, key) => {
  expect(cacheKey('GET', `${path}?q=a&pagina=2&cidade=b&x=y`)).toBe(key);
  expect(cacheKey('GET', `${path}?x=y&cidade=b&pagina=2&q=a`)).toBe(key);
});

test('an odd spelling of a path takes its query along to the page’s own address', () => {
  expect(cacheKey('GET', '/SITEMAP/?pagina=2&cidade=b')).toBe('/SITEMAP/?pagina=2');
});

test('a name given twice counts once, as the first value', () => {
  expect(cacheKey('GET', '/?cidade=moema&cidade=osasco')).toBe('/?cidade=moema');
});

test('an empty query is no query, an empty value is one', () => {
  expect(cacheKey('GET', '/?')).toBe('/');
  expect(cacheKey('GET', '/?cidade=')).toBe('/?cidade=');
});

test('HEAD is answered from the same page as GET, other methods never', () => {
  expect(cacheKey('HEAD', '/sitemap')).toBe('/sitemap');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', undefined]) {
    expect(cacheKey(method, '/sitemap')).toBeNull();
  }
});

test.each([
  '/admin',
  '/admin/painel',
  '/auth/v1/token',
  '/rest/v1/generated_pages',
  '/assets/a.js',
  '/metrics',
])('%s is not for the cache', (path) => expect(cacheKey('GET', path)).toBeNull());

test('only whole first segments are left out', () => {
  expect(cacheKey('GET', '/administradora-de-condominio')).toBe('/administradora-de-condominio');
  expect(cacheKey('GET', '/topicos/admin')).toBe('/topicos/admin');
});

test.each([undefined, '', '*', 'http://evil/', '//evil', '/painel.data', '/#a', '/?cidade=a#b'])(
  'the odd target %s is left to the app',
  (target) => expect(cacheKey('GET', target)).toBeNull(),
);

test('a target can neither throw nor make a key beyond the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 2000 }), (rest) => {
      const key = cacheKey('GET', `/${rest}`);
      expect(key === null || key.length <= 512).toBe(true);
    }),
  );
});

test('a key is its own key', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'small' }), fc.string({ unit: 'binary-ascii' }), (path, query) => {
      const key = cacheKey('GET', `${path}?cidade=${query}`);
      if (key !== null) expect(cacheKey('GET', key)).toBe(key);
    }),
  );
});

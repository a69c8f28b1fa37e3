import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queries } from '#app/paths.ts';
import { cacheKey } from './cache-key.ts';

test('campaign parameters do not cause another render', () => {
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
])('the key of %s keeps the query names its page reads', (path, key) => {
  expect(cacheKey('GET', `${path}?q=a&pagina=2&cidade=b&x=y`)).toBe(key);
  expect(cacheKey('GET', `${path}?x=y&cidade=b&pagina=2&q=a`)).toBe(key);
});

test.each(Object.values(queries))('$path keeps $name, which its page declares', ({ path, name }) => {
  expect(cacheKey('GET', `${path}?x=y&${name}=z`)).toBe(`${path}?${name}=z`);
});

test('another spelling of a path keeps its query for the redirect to the canonical address', () => {
  expect(cacheKey('GET', '/SITEMAP/?pagina=2&cidade=b')).toBe('/SITEMAP/?pagina=2');
});

test('a repeated name counts once, with its first value', () => {
  expect(cacheKey('GET', '/?cidade=moema&cidade=osasco')).toBe('/?cidade=moema');
});

test('an empty query is left out, an empty value is kept', () => {
  expect(cacheKey('GET', '/?')).toBe('/');
  expect(cacheKey('GET', '/?cidade=')).toBe('/?cidade=');
});

test('HEAD shares the key of GET; other methods have none', () => {
  expect(cacheKey('HEAD', '/sitemap')).toBe('/sitemap');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', undefined]) {
    expect(cacheKey(method, '/sitemap')).toBeNull();
  }
});

test.each([
  '/admin',
  '/admin/painel',
  '/previa/0123456789abcdef0123456789abcdef',
  '/auth/v1/token',
  '/rest/v1/generated_pages',
  '/assets/a.js',
  '/metrics',
])('%s is not cacheable', (path) => expect(cacheKey('GET', path)).toBeNull());

test('only whole first segments are excluded', () => {
  expect(cacheKey('GET', '/administradora-de-condominio')).toBe('/administradora-de-condominio');
  expect(cacheKey('GET', '/topicos/admin')).toBe('/topicos/admin');
});

test.each([undefined, '', '*', 'http://evil/', '//evil', '/painel.data', '/#a', '/?cidade=a#b'])(
  'the odd target %s is left to the app',
  (target) => expect(cacheKey('GET', target)).toBeNull(),
);

test('no target throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 2000 }), (rest) => {
      expect(() => cacheKey('GET', `/${rest}`)).not.toThrow();
    }),
  );
});

test('a key has at most 512 characters, with its query as it is encoded', () => {
  const longest = `/${'a'.repeat(511)}`;
  expect([cacheKey('GET', longest), cacheKey('GET', `${longest}a`)]).toEqual([longest, null]);
  expect(cacheKey('GET', `/?cidade=${'a'.repeat(503)}`)).toHaveLength(512);
  expect(cacheKey('GET', `/?cidade=${'a'.repeat(504)}`)).toBeNull();
  expect(cacheKey('GET', `/?cidade=${'a'.repeat(502)}/`)).toBeNull();
});

test('the key of a key is the key itself', () => {
  // `fc.webPath` prepares itself for five seconds.
  const segment = fc.string({
    unit: fc.constantFrom(...'az09-._~!$&()*+,;=:@', '%20', '%C3%A3'),
    maxLength: 8,
  });
  const anyPath = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(anyPath, fc.string({ unit: 'binary-ascii' }), (path, query) => {
      const key = cacheKey('GET', `${path}?cidade=${query}`);
      if (key !== null) expect(cacheKey('GET', key)).toBe(key);
    }),
  );
});

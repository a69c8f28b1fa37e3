import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { head, openConnection } from './support/raw-connection.ts';
import { publicKey, startServer } from './support/start-server.ts';

/** On a busy machine a page may take longer than visitors wait, which is not what these tests are about. */
const patient = { limits: { answerMs: { read: 60_000, write: 60_000 } } };

const oddTargets = [
  '//',
  '///evil.example//',
  '/%',
  '/%zz',
  '/%00',
  '/%E0%A4%A',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/../../etc/passwd',
  '/\\evil.example',
  '/\\/evil.example',
  '\\',
  '*',
  'http://evil.example/',
  'http://evil.example/sitemap',
  'http://',
  '/#fragmento',
  '/.env',
  '/links-uteis/%00',
  '/links-uteis/%ff',
  '/links-uteis/a%2Fb',
  '/topicos/%00',
  '/cidades/%F0%9F%9A%AA',
  '/?cidade=%00',
  '/?cidade=%E0%A4%A',
  '/buscar?q=%00',
  '/buscar?q=%E0%A4%A',
  '/buscar',
  '/sitemap?pagina=-1',
  '/sitemap?pagina=1e99',
  '/sitemap?pagina=%00',
  '/sitemap/%00',
  '/social/%00.png',
  '/_root.data',
  '/painel.data?_routes=%00',
  '/__manifest?p=%00',
  '/rest/v1/generated_pages?slug=eq.%00',
  '/rest/v1/%00',
  '/auth/v1/%00',
  `/${'a'.repeat(12_000)}`,
  `/${'a/'.repeat(5_000)}`,
  `/?cidade=${'%C3%A3'.repeat(2_000)}`,
];

describe.each(engines)('on $name', (engine) => {
  test('no odd target causes a server error, and none redirects to another site', async () => {
    const { url, remove } = await engine.create();
    onTestFinished(remove);
    const { send, logged } = await startServer({ env: { DATABASE_URL: url }, ...patient });
    for (const target of oddTargets) {
      const { status, headers } = await send(target, { headers: { apikey: publicKey } });
      expect(status, target.slice(0, 60)).toBeLessThan(500);
      const { location } = headers;
      if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
    }
    expect(logged.filter((line) => Number(line.level) >= 50)).toEqual([]);
  });
});

test('no path of printable characters causes a server error', async () => {
  const { send } = await startServer(patient);
  const character = fc.constantFrom(
    ...'/\\%.~:@&=+$,;-_!*()[]|"<>{}^`',
    ...'aZ09',
    '%00',
    '%2F',
    '%ff',
    '%20',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(character, { maxLength: 20 }), async (characters) => {
      expect((await send(`/${characters.join('')}`)).status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

test('doubled and trailing slashes, capitals, needless escapes and a bare percent sign redirect to the canonical address', async () => {
  const { send } = await startServer();
  for (const [given, canonical] of [
    ['/sitemap/', '/sitemap'],
    ['//sitemap', '/sitemap'],
    ['/Cidades/Moema', '/cidades/moema'],
    ['/s%69temap?pagina=1', '/sitemap?pagina=1'],
    ['/%', '/%25'],
  ] as const) {
    const { status, headers } = await send(given);
    expect([given, status, headers.location]).toEqual([given, 301, canonical]);
  }
  for (const canonical of ['/', '/sitemap', '/cidades/moema'])
    expect((await send(canonical)).status).toBe(200);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  'screens and files refuse the method %s',
  async (method) => {
    const { send, logged } = await startServer();
    for (const path of ['/', '/links-uteis/algo', '/admin/login', '/nada/aqui', '/favicon.svg']) {
      const { status, headers } = await send(path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(logged.filter((line) => Number(line.level) >= 50)).toEqual([]);
  },
);

test('an unknown Host changes nothing on a public page', async () => {
  const { send } = await startServer();
  const honest = await send('/');
  const forged = await send('/', { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
  expect(forged.text).toBe(honest.text);
  expect(forged.text).not.toContain('evil.example');
});

test('a body that is too large is refused before it has been read completely', async () => {
  const { origin } = await startServer();
  const headers = { apikey: publicKey, 'Content-Type': 'application/json', 'Content-Length': '5000000' };
  for (const [target, status] of [
    ['/auth/v1/token?grant_type=password', 413],
    ['/', 405],
  ] as const) {
    // Only the first byte of the body is ever sent.
    const { socket, received } = await openConnection(origin, `${head(`POST ${target}`, headers)}{`);
    await expect.poll(received).toMatch(/\r\n\r\n./);
    expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received()).toMatch(/\r\ncache-control: no-store\r\n/i);
    socket.destroy();
  }
});

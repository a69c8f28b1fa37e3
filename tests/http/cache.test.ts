import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { html, startServer } from './support/start-server.ts';

/** A server that records which screens it has rendered. */
async function recordingServer(env: Record<string, string> = {}) {
  const rendered: string[] = [];
  const server = await startServer({
    env,
    screens: async (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      return html(`<p>${pathname} ${'portão '.repeat(100)}</p>`);
    },
  });
  return { ...server, rendered };
}

async function publish(server: Awaited<ReturnType<typeof recordingServer>>) {
  const result = await server.services.pages.publish([
    { title: 'Portão travado', slug: 'portao-travado', content: '<p>Texto</p>' },
  ]);
  if (!result.ok) throw new Error('not published');
}

test('a public page is rendered once for all visitors and all spellings of its query', async () => {
  const { send, rendered } = await recordingServer();
  const first = await send('/cidades/moema');
  const others = await Promise.all([
    send('/cidades/moema', { headers: { Cookie: 'session=1', 'User-Agent': 'other' } }),
    send('/cidades/moema?utm_source=panfleto'),
    send('/cidades/moema', { method: 'HEAD' }),
    send('/cidades/moema', { headers: { 'Accept-Encoding': 'br' } }),
  ]);
  expect(first.status).toBe(200);
  for (const other of others) expect(other.status).toBe(200);
  expect(rendered).toEqual(['/cidades/moema']);
});

test('fifty simultaneous requests for an uncached page cause one render', async () => {
  const { send, rendered } = await recordingServer();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('/')));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(rendered).toEqual(['/']);
});

test('each known query value is cached as its own page', async () => {
  const { send, rendered } = await recordingServer();
  await send('/?cidade=moema');
  await send('/?cidade=osasco');
  await send('/?cidade=moema&utm_source=a');
  expect(rendered).toEqual(['/?cidade=moema', '/?cidade=osasco']);
});

test('a page is sent in an encoding the client accepts, with the length of that encoding', async () => {
  const { send } = await recordingServer();
  const plain = await send('/');
  const gzip = await send('/', { headers: { 'Accept-Encoding': 'gzip' } });
  const brotli = await send('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
  for (const { headers, body } of [plain, gzip, brotli]) {
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe('public,no-cache');
  }
});

test('a browser with the current page gets 304, in every encoding', async () => {
  const { send } = await recordingServer();
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await send('/', { headers: { 'Accept-Encoding': encoding } });
    const second = await send('/', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': `${headers.etag}` },
    });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    expect(second.headers.etag).toBeDefined();
    expect(second.headers['content-encoding']).toBeUndefined();
    expect(second.headers['cache-control']).toBe('public,no-cache');
    expect(second.headers.vary).toBe('Accept-Encoding');
  }
});

test('a browser with another version of the page gets the whole page', async () => {
  const { send } = await recordingServer();
  const { headers } = await send('/outra');
  expect((await send('/', { headers: { 'If-None-Match': `${headers.etag}` } })).status).toBe(200);
});

test('HEAD answers with the headers of GET', async () => {
  const { send } = await recordingServer();
  const get = await send('/', { headers: { 'Accept-Encoding': 'gzip' } });
  const head = await send('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
  expect(head.body.length).toBe(0);
  for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'vary']) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test('a published page is public at the next request', async () => {
  const server = await recordingServer();
  await server.send('/sitemap');
  await publish(server);
  await server.send('/sitemap');
  await server.send('/sitemap');
  expect(server.rendered).toEqual(['/sitemap', '/sitemap']);
});

test('a page that is rendered during a publication is not cached', async () => {
  const rendered: string[] = [];
  const server = await startServer({
    screens: async () => {
      rendered.push('/');
      if (rendered.length === 1) {
        await server.services.pages.publish([{ title: 'Novo', slug: 'novo', content: '<p>Texto</p>' }]);
      }
      return html('<p>Início</p>');
    },
  });
  await server.send('/');
  await server.send('/');
  await server.send('/');
  expect(rendered).toHaveLength(2);
});

test.each([
  ['a missing page', () => html('', { status: 404 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/' } })],
  ['a page with a cookie', () => html('', { headers: { 'Set-Cookie': 'a=b' } })],
])('%s is rendered for every request', async (_, answer) => {
  let rendered = 0;
  const { send } = await startServer({
    screens: async () => {
      rendered += 1;
      return answer();
    },
  });
  await send('/algo');
  await send('/algo');
  expect(rendered).toBe(2);
});

test('the administrator’s screens are never cached, and each answer has its own nonce', async () => {
  const nonces: (string | null)[] = [];
  const { send } = await startServer({
    screens: async (_, nonce) => {
      nonces.push(nonce);
      return html('');
    },
  });
  const answers = [await send('/admin/login'), await send('/admin/login')];
  for (const [index, { headers }] of answers.entries()) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers.etag).toBeUndefined();
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
  }
  expect(nonces[0]).toMatch(/^[\w+/=]{16,}$/);
  expect(nonces[1]).not.toBe(nonces[0]);
});

test.each(['/ADMIN/login', '/%61dmin/login', '//admin/login', '/admin/login/', '/./admin/login'])(
  'another spelling of /admin/login is not a public page: %s',
  async (target) => {
    const { send } = await recordingServer();
    const { status, headers } = await send(target);
    if (status === 301) expect(headers.location).toBe('/admin/login');
    else expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  },
);

test('a page is compressed with the highest quality soon after its first request', async () => {
  const { send } = await recordingServer();
  const accepted = { headers: { 'Accept-Encoding': 'br' } };
  const quick = await send('/', accepted);
  await expect.poll(async () => (await send('/', accepted)).headers.etag).not.toBe(quick.headers.etag);
});

test('a page and its social card cause one render, even when the card is cached', async () => {
  const rendered: string[] = [];
  const { send } = await startServer({
    screens: async (request) => {
      rendered.push(new URL(request.url).pathname);
      return html('<meta property="og:title" content="Portão"/>');
    },
  });
  await send('/cidades/moema');
  const first = await send('/social/cidades/moema.png');
  const again = await send('/social/cidades/moema.png', {
    headers: { 'If-None-Match': `${first.headers.etag}` },
  });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(rendered).toEqual(['/cidades/moema']);
});

test('the administrator’s screens and files have no social card and cause no render', async () => {
  const { send, rendered } = await recordingServer();
  for (const path of ['admin/login', 'assets/entry-Ab12.js', 'social/motores.png', 'auth/v1/user'])
    expect([path, (await send(`/social/${path}.png`)).status]).toEqual([path, 404]);
  expect(rendered).toEqual([]);
});

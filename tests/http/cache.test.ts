import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { html, startServer } from './support/start-server.ts';

/** Screens that tell how often they were drawn. */
async function countingServer(env: Record<string, string> = {}) {
  const drawn: string[] = [];
  const server = await startServer({
    env,
    screens: async (request) => {
      const { pathname, search } = new URL(request.url);
      drawn.push(pathname + search);
      return html(`<p>${pathname} ${'portão '.repeat(100)}</p>`);
    },
  });
  return { ...server, drawn };
}

async function publish(server: Awaited<ReturnType<typeof countingServer>>) {
  const result = await server.services.pages.publish([
    { title: 'Portão travado', slug: 'portao-travado', content: '<p>Texto</p>' },
  ]);
  if (!result.ok) throw new Error('not published');
}

test('a public page is drawn once, whoever asks and however the question is decorated', async () => {
  const { ask, drawn } = await countingServer();
  const first = await ask('/cidades/moema');
  const others = await Promise.all([
    ask('/cidades/moema', { headers: { Cookie: 'session=1', 'User-Agent': 'other' } }),
    ask('/cidades/moema?utm_source=panfleto'),
    ask('/cidades/moema', { method: 'HEAD' }),
    ask('/cidades/moema', { headers: { 'Accept-Encoding': 'br' } }),
  ]);
  expect(first.status).toBe(200);
  for (const other of others) expect(other.status).toBe(200);
  expect(drawn).toEqual(['/cidades/moema']);
});

test('fifty visitors of a page nobody has seen yet cost one drawing', async () => {
  const { ask, drawn } = await countingServer();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/')));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(drawn).toEqual(['/']);
});

test('each known query value is a page of its own', async () => {
  const { ask, drawn } = await countingServer();
  await ask('/?cidade=moema');
  await ask('/?cidade=osasco');
  await ask('/?cidade=moema&utm_source=a');
  expect(drawn).toEqual(['/?cidade=moema', '/?cidade=osasco']);
});

test('a page goes out in the form the client takes, each with its length', async () => {
  const { ask } = await countingServer();
  const plain = await ask('/');
  const gzip = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  const brotli = await ask('/', { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
  for (const { headers, body } of [plain, gzip, brotli]) {
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('a browser that holds the page is told so, whatever form it holds', async () => {
  const { ask } = await countingServer();
  for (const held of ['identity', 'gzip', 'br']) {
    const { headers } = await ask('/', { headers: { 'Accept-Encoding': held } });
    const second = await ask('/', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': `${headers.etag}` },
    });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    expect(second.headers.etag).toBeDefined();
    expect(second.headers['content-encoding']).toBeUndefined();
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(second.headers.vary).toBe('Accept-Encoding');
  }
});

test('a browser that holds another page gets this one', async () => {
  const { ask } = await countingServer();
  const { headers } = await ask('/outra');
  expect((await ask('/', { headers: { 'If-None-Match': `${headers.etag}` } })).status).toBe(200);
});

test('HEAD tells what GET would send', async () => {
  const { ask } = await countingServer();
  const get = await ask('/', { headers: { 'Accept-Encoding': 'gzip' } });
  const head = await ask('/', { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
  expect(head.body.length).toBe(0);
  for (const name of ['etag', 'content-length', 'content-encoding', 'content-type', 'vary']) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test('what an administrator publishes is there at the very next request', async () => {
  const server = await countingServer();
  await server.ask('/sitemap');
  await publish(server);
  await server.ask('/sitemap');
  await server.ask('/sitemap');
  expect(server.drawn).toEqual(['/sitemap', '/sitemap']);
});

test('a page drawn while something is published is not kept', async () => {
  const drawn: string[] = [];
  const server = await startServer({
    screens: async () => {
      drawn.push('/');
      if (drawn.length === 1) {
        await server.services.pages.publish([{ title: 'Novo', slug: 'novo', content: '<p>Texto</p>' }]);
      }
      return html('<p>Início</p>');
    },
  });
  await server.ask('/');
  await server.ask('/');
  await server.ask('/');
  expect(drawn).toHaveLength(2);
});

test.each([
  ['a missing page', () => html('', { status: 404 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/' } })],
  ['a page with a cookie', () => html('', { headers: { 'Set-Cookie': 'a=b' } })],
])('%s is drawn anew for everyone', async (_, answer) => {
  let drawn = 0;
  const { ask } = await startServer({
    screens: async () => {
      drawn += 1;
      return answer();
    },
  });
  await ask('/algo');
  await ask('/algo');
  expect(drawn).toBe(2);
});

test('the administrator’s screens are never kept, and each answer has a nonce of its own', async () => {
  const nonces: (string | null)[] = [];
  const { ask } = await startServer({
    screens: async (_, nonce) => {
      nonces.push(nonce);
      return html('');
    },
  });
  const answers = [await ask('/admin/login'), await ask('/admin/login')];
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
  'no way of writing %s makes a public page of it',
  async (target) => {
    const { ask } = await countingServer();
    const { status, headers } = await ask(target);
    if (status === 301) expect(headers.location).toBe('/admin/login');
    else expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  },
);

test('a page becomes its smallest form soon after it was first asked for', async () => {
  const { ask } = await countingServer();
  const accepted = { headers: { 'Accept-Encoding': 'br' } };
  const quick = await ask('/', accepted);
  await expect.poll(async () => (await ask('/', accepted)).headers.etag).not.toBe(quick.headers.etag);
});

test('a page and its picture cost one drawing, also where the picture is known already', async () => {
  const drawn: string[] = [];
  const { ask } = await startServer({
    screens: async (request) => {
      drawn.push(new URL(request.url).pathname);
      return html('<meta property="og:title" content="Portão"/>');
    },
  });
  await ask('/cidades/moema');
  const first = await ask('/social/cidades/moema.png');
  const again = await ask('/social/cidades/moema.png', {
    headers: { 'If-None-Match': `${first.headers.etag}` },
  });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(drawn).toEqual(['/cidades/moema']);
});

test('the administrator’s screens and files have no picture and cost no drawing', async () => {
  const { ask, drawn } = await countingServer();
  for (const path of ['admin/login', 'assets/entry-Ab12.js', 'social/motores.png', 'auth/v1/user'])
    expect([path, (await ask(`/social/${path}.png`)).status]).toEqual([path, 404]);
  expect(drawn).toEqual([]);
});

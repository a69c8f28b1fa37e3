/** Every kind of answer and every header that protects it, in one table. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openConnection } from './support/raw-connection.ts';
import { publicKey, startServer, type TestServer } from './support/start-server.ts';

const always: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^geolocation=\(\)$/,
  'strict-transport-security': /^max-age=63072000;includeSubDomains$/,
  'x-frame-options': /^DENY$/,
};
const never = ['set-cookie', 'x-powered-by', 'server', 'access-control-allow-origin'];

const noEmbedding = "frame-ancestors 'none'; base-uri 'none'; form-action '(?:self|none)'";
const policies = {
  page: new RegExp(
    `^default-src 'none';${noEmbedding.replaceAll('; ', ';')};.*script-src 'self' 'sha256-[^ ;]+';style-src '(?:sha256-[^ ;]+|none)';.*trusted-types 'none'$`,
  ),
  admin: new RegExp(
    `^default-src 'none'; ${noEmbedding}; .*script-src 'self' 'nonce-[\\w+/]{24}'; style-src 'self' 'nonce`,
  ),
  failure: new RegExp(`^default-src 'none'; style-src 'sha256-[^']+'; ${noEmbedding}$`),
  /** Styles inside a drawing that is opened by itself. */
  drawing: new RegExp(`^default-src 'none'; style-src 'unsafe-inline'; ${noEmbedding}$`),
  closed: new RegExp(`^default-src 'none'; ${noEmbedding}$`),
};
const caching = {
  fresh: 'public,no-cache',
  hour: 'public, max-age=3600',
  day: 'public, max-age=86400',
  'key set': 'public, max-age=600',
  forever: 'public, max-age=31536000, immutable',
  never: 'no-store',
  none: undefined,
};

type Row = readonly [
  kind: string,
  status: number,
  policy: keyof typeof policies,
  caching: keyof typeof caching,
];

/** Whatever is 400 or more, and the administrator's area, is also kept out of search engines. */
const table: readonly Row[] = [
  ['page', 200, 'page', 'fresh'],
  ['page from the cache', 200, 'page', 'fresh'],
  ['page not modified', 304, 'page', 'fresh'],
  ['head of a page', 200, 'page', 'fresh'],
  ['missing page', 404, 'page', 'never'],
  ['redirect home', 302, 'page', 'none'],
  ['moved address', 301, 'closed', 'none'],
  ['site map', 200, 'page', 'fresh'],
  ['administrator', 200, 'admin', 'never'],
  ['wrong method', 405, 'closed', 'never'],
  ['hashed file', 200, 'closed', 'forever'],
  ['drawing', 200, 'drawing', 'hour'],
  ['named file', 200, 'closed', 'hour'],
  ['social card', 200, 'closed', 'day'],
  ['social card not modified', 304, 'closed', 'day'],
  ['missing card', 404, 'closed', 'never'],
  ['key set', 200, 'closed', 'key set'],
  ['auth refusal', 401, 'closed', 'never'],
  ['rows', 200, 'closed', 'never'],
  ['head of rows', 200, 'closed', 'never'],
  ['unexposed schema', 406, 'closed', 'never'],
  ['rest refusal', 401, 'closed', 'never'],
  ['unknown table', 404, 'closed', 'never'],
  ['health', 200, 'closed', 'never'],
  ['readiness', 200, 'closed', 'never'],
  ['metrics', 200, 'closed', 'never'],
  ['malformed path', 400, 'closed', 'never'],
];

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

async function answers({ send }: TestServer): Promise<Record<string, Answer>> {
  const [asset] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const headers = { apikey: publicKey };
  const page = await send('/');
  const card = await send('/social/motores.png');
  const rows = '/rest/v1/generated_pages?select=id';
  return {
    page,
    'page from the cache': await send('/'),
    'page not modified': await send('/', { headers: { 'If-None-Match': `${page.headers.etag}` } }),
    'head of a page': await send('/', { method: 'HEAD' }),
    'missing page': await send('/nada/aqui'),
    'redirect home': await send('/nada'),
    'moved address': await send('/sitemap/'),
    'site map': await send('/sitemap.xml'),
    administrator: await send('/admin/login'),
    'wrong method': await send('/', { method: 'POST' }),
    'hashed file': await send(`/assets/${asset}`),
    drawing: await send('/favicon.svg'),
    'named file': await send('/favicon.ico'),
    'social card': card,
    'social card not modified': await send('/social/motores.png', {
      headers: { 'If-None-Match': `${card.headers.etag}` },
    }),
    'missing card': await send('/social/nada.png'),
    'key set': await send('/auth/v1/.well-known/jwks.json'),
    'auth refusal': await send('/auth/v1/user', { headers }),
    rows: await send(rows, { headers }),
    'head of rows': await send(rows, { headers, method: 'HEAD' }),
    'unexposed schema': await send(rows, { headers: { ...headers, 'Accept-Profile': 'auth' } }),
    'rest refusal': await send(rows),
    'unknown table': await send('/rest/v1/users', { headers }),
    health: await send('/healthz'),
    readiness: await send('/readyz'),
    metrics: await send('/metrics'),
    'malformed path': await send('/admin/a\\b'),
  };
}

function check([kind, status, policy, cached]: Row, got: Answer | undefined): void {
  expect(got?.status, kind).toBe(status);
  const headers = got?.headers ?? {};
  for (const [name, value] of Object.entries(always))
    expect(headers[name], `${kind}: ${name}`).toMatch(value);
  for (const name of never) expect(headers[name], `${kind}: ${name}`).toBeUndefined();
  expect(headers['content-security-policy'], kind).toMatch(policies[policy]);
  expect(headers['cache-control'], `${kind}: cache-control`).toBe(caching[cached]);
  const isHidden = status >= 400 || policy === 'admin';
  expect(headers['x-robots-tag'], `${kind}: x-robots-tag`).toBe(isHidden ? 'noindex' : undefined);
}

test('every kind of answer has the headers that protect it', async () => {
  const got = await answers(await startServer());
  expect(Object.keys(got)).toEqual(table.map(([kind]) => kind));
  for (const row of table) check(row, got[row[0]]);
});

test('the failure pages of the site and of the administrator have the protecting headers too', async () => {
  const { send } = await startServer({ screens: () => Promise.reject(new Error('on purpose')) });
  for (const target of ['/', '/admin/login']) {
    check([`failure at ${target}`, 500, 'failure', 'never'], await send(target));
  }
});

test.each([
  ['a head that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: site.example\r\n\r\n`, 431],
  ['no head at all', 'portão\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
])(
  'the refusal of %s, which never becomes a request, has the protecting headers too',
  async (kind, bytes, status) => {
    const { origin } = await startServer();
    const connection = await openConnection(origin, bytes);
    await connection.closed;
    const [first = '', ...lines] = connection.received().split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    );
    check([kind, status, 'closed', 'never'], { status: Number(first.split(' ')[1]), headers });
  },
);

test('an expectation that the server does not know is ignored', async () => {
  const { send } = await startServer();
  expect((await send('/healthz', { headers: { Expect: 'an open gate' } })).status).toBe(200);
});

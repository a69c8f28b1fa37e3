import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Answer } from './support/send.ts';
import { publicKey, startServer } from './support/start-server.ts';

const onEveryResponse = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(answer: Answer): Map<string, string[]> {
  const policy = String(answer.headers['content-security-policy']);
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test('every kind of response has all security headers and sets no cookie', async () => {
  const { send } = await startServer();
  const [asset] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const page = await send('/');
  const answers = {
    page,
    'page again': await send('/'),
    'page not modified': await send('/', { headers: { 'If-None-Match': `${page.headers.etag}` } }),
    'missing page': await send('/nada/aqui'),
    redirect: await send('/nada'),
    'moved address': await send('/sitemap/'),
    administrator: await send('/admin/login'),
    'hashed file': await send(`/assets/${asset}`),
    'named file': await send('/favicon.svg'),
    'robots.txt': await send('/robots.txt'),
    'site map': await send('/sitemap.xml'),
    health: await send('/healthz'),
    readiness: await send('/readyz'),
    metrics: await send('/metrics'),
    'wrong method': await send('/', { method: 'POST', body: 'a=b' }),
    'auth refusal': await send('/auth/v1/user'),
    'auth answer': await send('/auth/v1/.well-known/jwks.json', { headers: { apikey: publicKey } }),
    'rest refusal': await send('/rest/v1/generated_pages'),
    'missing picture': await send('/social/nada.png'),
    'malformed path': await send('/admin/a\\b'),
    'malformed host': await send('/admin/login', { headers: { Host: 'a b' } }),
    'rest answer': await send('/rest/v1/generated_pages?select=id', { headers: { apikey: publicKey } }),
  };
  for (const [kind, { headers }] of Object.entries(answers)) {
    expect(headers, kind).toMatchObject(onEveryResponse);
    expect(headers['permissions-policy'], kind).toContain('geolocation=()');
    expect(headers['strict-transport-security'], kind).toBe('max-age=63072000;includeSubDomains');
    expect(headers['content-security-policy'], kind).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers['set-cookie'], kind).toBeUndefined();
    expect(headers['x-powered-by'], kind).toBeUndefined();
    expect(headers['x-request-id'], kind).toMatch(/^[\w-]{8,}$/);
  }
});

test('no error is cached or indexed, in any part of the server', async () => {
  const { send } = await startServer();
  const headers = { apikey: publicKey };
  for (const [target, options, status] of [
    ['/nada/aqui', {}, 404],
    ['/not-found', {}, 404],
    ['/social/nada.png', {}, 404],
    ['/', { method: 'POST' }, 405],
    ['/favicon.svg', { method: 'DELETE' }, 405],
    ['/auth/v1/user', {}, 401],
    ['/auth/v1/nada', { headers }, 404],
    ['/rest/v1/generated_pages', {}, 401],
    ['/rest/v1/nada', { headers }, 404],
    ['/admin/a\\b', {}, 400],
    ['/admin/login', { headers: { Host: 'a b' } }, 400],
  ] as const) {
    const answer = await send(target, options);
    expect([target, answer.status]).toEqual([target, status]);
    expect(answer.headers, target).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
});

test('plain-text errors of the server are in Portuguese', async () => {
  const { send } = await startServer();
  expect((await send('/social/nada.png')).text).toBe('Não encontrado');
  expect((await send('/admin/a\\b')).text).toBe('Pedido inválido');
});

test('a site without HTTPS does not send HSTS', async () => {
  const { send } = await startServer({ env: { SITE_URL: 'http://localhost:3000' } });
  expect((await send('/')).headers['strict-transport-security']).toBeUndefined();
});

test.each(['/', '/sitemap', '/cidades/moema', '/duvidas-frequentes', '/termos', '/not-found', '/nada/aqui'])(
  'the policy of %s allows the inline styles of the page and the visitors’ script, and nothing else inline',
  async (path) => {
    const { send } = await startServer();
    const answer = await send(path);
    const policy = directives(answer);
    const styles = [...answer.text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(policy.get('style-src')).toEqual(styles.map(hashOf));
    const scripts = [...answer.text.matchAll(/<script data-[^>]*>([\s\S]*?)<\/script>/g)];
    expect(policy.get('script-src')).toEqual(["'self'", ...scripts.map(([, text = '']) => hashOf(text))]);
    expect(scripts).toHaveLength(1);
    expect(policy.get('trusted-types')).toEqual(["'none'"]);
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
    expect(answer.text).not.toMatch(/ style="| on[a-z]+="/);
    for (const [tag] of answer.text.matchAll(/<script\b[^>]*>/g)) {
      expect(tag).toMatch(
        /^<script data-page="[0-9A-Z]{3}" data-rest="\/assets\/[^"]+">$|type="application\/ld\+json"/,
      );
    }
  },
);

test('an unknown address of the administrator’s area shows the not-found page with its styles', async () => {
  const { send } = await startServer();
  const answer = await send('/admin/paginas');
  expect(answer.status).toBe(404);
  const styles = /<style>([\s\S]*?)<\/style>/.exec(answer.text)?.[1] ?? '';
  expect(directives(answer).get('style-src')).toEqual([hashOf(styles)]);
});

test('the administrator’s scripts have the nonce of their response, and no other script may run', async () => {
  const { send } = await startServer();
  const answer = await send('/admin/login');
  const policy = directives(answer);
  const nonce = /'nonce-([^']+)'/.exec(String(policy.get('script-src')))?.[1];
  expect(nonce).toBeDefined();
  expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  const scripts = [...answer.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  for (const tag of scripts) expect(tag.includes(`nonce="${nonce}"`) || tag.includes(' src="/')).toBe(true);
});

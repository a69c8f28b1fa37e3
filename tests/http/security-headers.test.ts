import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Answer } from './support/ask.ts';
import { publicKey, startServer } from './support/start-server.ts';

const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

function directives(answer: Answer): Map<string, string[]> {
  const policy = String(answer.headers['content-security-policy']);
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test('every kind of answer carries every security header and sets no cookie', async () => {
  const { ask } = await startServer();
  const [asset] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  const page = await ask('/');
  const answers = {
    page,
    'page again': await ask('/'),
    'page not modified': await ask('/', { headers: { 'If-None-Match': `${page.headers.etag}` } }),
    'missing page': await ask('/nada/aqui'),
    redirect: await ask('/nada'),
    'moved address': await ask('/sitemap/'),
    administrator: await ask('/admin/login'),
    'hashed file': await ask(`/assets/${asset}`),
    'named file': await ask('/favicon.svg'),
    'robots.txt': await ask('/robots.txt'),
    'site map': await ask('/sitemap.xml'),
    health: await ask('/healthz'),
    readiness: await ask('/readyz'),
    metrics: await ask('/metrics'),
    'wrong method': await ask('/', { method: 'POST', body: 'a=b' }),
    'auth refusal': await ask('/auth/v1/user'),
    'auth answer': await ask('/auth/v1/.well-known/jwks.json', { headers: { apikey: publicKey } }),
    'rest refusal': await ask('/rest/v1/generated_pages'),
    'missing picture': await ask('/social/nada.png'),
    'malformed path': await ask('/admin/a\\b'),
    'malformed host': await ask('/admin/login', { headers: { Host: 'a b' } }),
    'rest answer': await ask('/rest/v1/generated_pages?select=id', { headers: { apikey: publicKey } }),
  };
  for (const [kind, { headers }] of Object.entries(answers)) {
    expect(headers, kind).toMatchObject(onEveryAnswer);
    expect(headers['permissions-policy'], kind).toContain('geolocation=()');
    expect(headers['strict-transport-security'], kind).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy'], kind).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(headers['set-cookie'], kind).toBeUndefined();
    expect(headers['x-powered-by'], kind).toBeUndefined();
    expect(headers['x-request-id'], kind).toMatch(/^[\w-]{8,}$/);
  }
});

test('no error is kept by anybody or found by a search engine, whoever answers it', async () => {
  const { ask } = await startServer();
  const headers = { apikey: publicKey };
  for (const [target, question, status] of [
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
    const answer = await ask(target, question);
    expect([target, answer.status]).toEqual([target, status]);
    expect(answer.headers, target).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
});

test('what the server says of itself is Portuguese', async () => {
  const { ask } = await startServer();
  expect((await ask('/social/nada.png')).text).toBe('Não encontrado');
  expect((await ask('/admin/a\\b')).text).toBe('Pedido inválido');
});

test('only an https site tells browsers to insist on it', async () => {
  const { ask } = await startServer({ env: { SITE_URL: 'http://localhost:3000' } });
  expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
});

test.each(['/', '/sitemap', '/cidades/moema', '/duvidas-frequentes', '/termos', '/not-found', '/nada/aqui'])(
  'on %s the policy allows exactly the styles the page carries, and no inline script',
  async (path) => {
    const { ask } = await startServer();
    const answer = await ask(path);
    const policy = directives(answer);
    const styles = [...answer.text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(styles.length).toBeGreaterThan(0);
    for (const text of styles) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy.get('style-src')).toContain(`'sha256-${hash}'`);
    }
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('trusted-types')).toEqual(["'none'"]);
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
    expect(answer.text).not.toMatch(/ style="| on[a-z]+="/);
    for (const [tag] of answer.text.matchAll(/<script\b[^>]*>/g)) {
      expect(tag).toMatch(/ src="\/assets\/|type="application\/ld\+json"/);
    }
  },
);

test('the administrator’s scripts carry the nonce of their answer, and nothing else may run', async () => {
  const { ask } = await startServer();
  const answer = await ask('/admin/login');
  const policy = directives(answer);
  const nonce = /'nonce-([^']+)'/.exec(String(policy.get('script-src')))?.[1];
  expect(nonce).toBeDefined();
  expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  const scripts = [...answer.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(0);
  for (const tag of scripts) expect(tag.includes(`nonce="${nonce}"`) || tag.includes(' src="/')).toBe(true);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { html, publicKey, startServer } from './support/start-server.ts';

const secret = 'SQLITE_ERROR at /srv/site/database.ts:12';
const brokenScreens = {
  'throws at once': () => {
    throw new Error(secret);
  },
  'rejects later': () => Promise.reject(new Error(secret)),
  'answers 500 itself': async () => html(secret, { status: 500 }),
};

for (const path of ['/', '/admin/login']) {
  test.each(Object.entries(brokenScreens))(
    `a screen at ${path} that %s becomes one plain page that names the request`,
    async (_, screens) => {
      const { ask, logged } = await startServer({ screens });
      const { status, text, headers } = await ask(path);
      expect(status).toBe(500);
      expect(text).toContain('<html lang="pt-BR">');
      expect(text).not.toMatch(/SQLITE|\.ts|Error/);
      expect(text).toContain(String(headers['x-request-id']));
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/);
      await expect
        .poll(() => logged)
        .toContainEqual(expect.objectContaining({ id: headers['x-request-id'], status: 500 }));
    },
  );
}

test('the line about a failure names the request that met it', async () => {
  const { ask, logged } = await startServer({ screens: brokenScreens['rejects later'] });
  const { headers } = await ask('/');
  const failure = logged.find((line) => line.level === 50);
  expect(failure).toMatchObject({ id: headers['x-request-id'], err: { message: secret } });
});

test('a failure is over when its cause is', async () => {
  let isBroken = true;
  const { ask } = await startServer({
    screens: async () => {
      if (isBroken) throw new Error(secret);
      return html('<h1>Portão</h1>');
    },
  });
  expect((await ask('/')).status).toBe(500);
  isBroken = false;
  expect((await ask('/')).status).toBe(200);
});

test('without the database every page says to come back, and is not taken for missing', async () => {
  const { ask, services } = await startServer();
  await services.database.close();
  for (const path of ['/', '/links-uteis/qualquer', '/sitemap']) {
    const { status, headers, text } = await ask(path);
    expect([path, status]).toEqual([path, 503]);
    expect(headers['retry-after']).toBe('10');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('Voltamos em instantes');
  }
});

test('without the database the pictures and both APIs say so too, each in its own way', async () => {
  const { ask, services } = await startServer();
  await services.database.close();
  const card = await ask('/social/links-uteis/qualquer.png');
  expect(card).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  const headers = { apikey: publicKey, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'dona@example.com', password: 'uma senha comprida' });
  const rest = await ask('/rest/v1/generated_pages?select=title', { headers });
  expect(rest.status).toBe(503);
  expect(JSON.parse(rest.text)).toMatchObject({ code: 'PGRST000' });
  const auth = await ask('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
  expect(auth.status).toBe(503);
  expect(JSON.parse(auth.text)).toMatchObject({ error_code: 'service_unavailable' });
  for (const answer of [rest, auth]) expect(answer.headers['cache-control']).toBe('no-store');
});

test('a page that fails has no picture for now, rather than none at all', async () => {
  const { ask } = await startServer({ screens: brokenScreens['rejects later'] });
  expect((await ask('/social/motores.png')).status).toBe(500);
});

test('a database that goes away under pages already kept takes no process with it', async () => {
  const { ask, services } = await startServer();
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  await services.database.close();
  await expect.poll(async () => (await ask('/')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
});

/** Everything the server sends on one connection until it hangs up. */
async function conversation(origin: string, path: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.setEncoding('latin1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return received;
}

/** A page whose end cannot be had. */
function brokenOff(): Response {
  const chunks = ['<h1>Portão', new Error(secret)];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (typeof chunk === 'string') controller.enqueue(new TextEncoder().encode(chunk));
      else controller.error(chunk);
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

test.each(['/', '/admin/login'])('a screen at %s that breaks off midway is one whole page', async (path) => {
  const { origin } = await startServer({ screens: async () => brokenOff() });
  const received = await conversation(origin, path);
  expect(received).toMatch(/^HTTP\/1\.1 500 /);
  expect(received).toMatch(/<\/html>$/);
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(received).not.toContain('SQLITE');
});

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
    `a screen at ${path} that %s is answered with a plain page that shows the request id`,
    async (_, screens) => {
      const { send, logged } = await startServer({ screens });
      const { status, text, headers } = await send(path);
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

test('the log line of a failure has the id of the request that caused it', async () => {
  const { send, logged } = await startServer({ screens: brokenScreens['rejects later'] });
  const { headers } = await send('/');
  const failure = logged.find((line) => line.level === 50);
  expect(failure).toMatchObject({ id: headers['x-request-id'], err: { message: secret } });
});

test('requests succeed again as soon as the cause of a failure is gone', async () => {
  let isBroken = true;
  const { send } = await startServer({
    screens: async () => {
      if (isBroken) throw new Error(secret);
      return html('<h1>Portão</h1>');
    },
  });
  expect((await send('/')).status).toBe(500);
  isBroken = false;
  expect((await send('/')).status).toBe(200);
});

test('without the database every page answers 503 instead of 404', async () => {
  const { send, services } = await startServer();
  await services.database.close();
  for (const path of ['/', '/links-uteis/qualquer', '/sitemap']) {
    const { status, headers, text } = await send(path);
    expect([path, status]).toEqual([path, 503]);
    expect(headers['retry-after']).toBe('10');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('Voltamos em instantes');
    expect(text).toContain(`href="tel:${services.env.phones[0]}"`);
    expect(text).toContain(`href="https://wa.me/55${services.env.whatsapp}?text=`);
  }
});

test('without the database the social cards and both APIs answer 503, each in its own format', async () => {
  const { send, services } = await startServer();
  await services.database.close();
  const card = await send('/social/links-uteis/qualquer.png');
  expect(card).toMatchObject({ status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  const headers = { apikey: publicKey, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email: 'dona@example.com', password: 'uma senha comprida' });
  const rest = await send('/rest/v1/generated_pages?select=title', { headers });
  expect(rest.status).toBe(503);
  expect(JSON.parse(rest.text)).toMatchObject({ code: 'PGRST000' });
  const auth = await send('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
  expect(auth.status).toBe(503);
  expect(JSON.parse(auth.text)).toMatchObject({ error_code: 'service_unavailable' });
  for (const answer of [rest, auth]) expect(answer.headers['cache-control']).toBe('no-store');
});

test('the social card of a page that fails answers 500, not 404', async () => {
  const { send } = await startServer({ screens: brokenScreens['rejects later'] });
  expect((await send('/social/motores.png')).status).toBe(500);
});

test('cached pages are served while the database is away, and the log says so once', async () => {
  const { send, services, logged } = await startServer();
  const first = await send('/');
  await services.database.close();
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await send('/')).toMatchObject({ status: 200, text: first.text });
    expect((await send('/motores')).status).toBe(503);
  }
  expect((await send('/healthz')).status).toBe(200);
  const ready = await send('/readyz');
  expect(ready).toMatchObject({ status: 503, text: 'reads: failing\nwrites: failing\n' });
  const failures = () => logged.filter(({ level }) => Number(level) >= 40);
  await expect.poll(failures).toHaveLength(1);
  expect(failures()).toMatchObject([{ part: 'reads', level: 50 }]);
});

/** Everything that the server sends before it closes the connection. */
async function receiveAll(origin: string, path: string): Promise<string> {
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

/** A page whose stream fails before its end. */
function brokenPage(): Response {
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

test.each(['/', '/admin/login'])(
  'a screen at %s that fails halfway is answered with one complete error page',
  async (path) => {
    const { origin } = await startServer({ screens: async () => brokenPage() });
    const received = await receiveAll(origin, path);
    expect(received).toMatch(/^HTTP\/1\.1 500 /);
    expect(received).toMatch(/<\/html>$/);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(received).not.toContain('SQLITE');
  },
);

/** What the server does when its SQLite file is removed, its disk is full, or another process holds the lock. */
import { renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publicKey, startServer, type TestServer } from './support/start-server.ts';

const admin = { ADMIN_EMAIL: 'dona@example.com', ADMIN_PASSWORD: 'uma frase comprida para os testes' };
const api = { apikey: publicKey, 'Content-Type': 'application/json' };
const unavailable = { status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } };

async function signedIn() {
  const server = await startServer({ env: admin });
  const body = JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
  const path = '/auth/v1/token?grant_type=password';
  const { text } = await server.send(path, { method: 'POST', headers: api, body });
  const headers = { ...api, Authorization: `Bearer ${JSON.parse(text).access_token}` };
  return {
    ...server,
    publish: (slug: string, content = '<p>Texto</p>') =>
      server.send('/rest/v1/generated_pages', {
        method: 'POST',
        headers,
        body: JSON.stringify([{ title: 'Portão', slug, content }]),
      }),
  };
}

const fileOf = ({ services }: TestServer) => services.env.databaseUrl.slice('file:'.length);

test.each([
  ['removed', (file: string) => renameSync(file, `${file}.away`)],
  [
    'replaced',
    (file: string) => {
      renameSync(file, `${file}.away`);
      writeFileSync(file, '');
    },
  ],
])('no write to a database file that was %s is acknowledged', async (_, change) => {
  const server = await signedIn();
  const file = fileOf(server);
  change(file);
  expect(await server.publish('perdida')).toMatchObject(unavailable);
  expect(await server.send('/readyz')).toMatchObject({ status: 503, text: 'reads: ok\nwrites: failing\n' });
  expect((await server.send('/motores')).status).toBe(200);
  renameSync(`${file}.away`, file);
  await expect.poll(async () => (await server.send('/readyz')).status).toBe(200);
  expect((await server.publish('guardada')).status).toBe(201);
});

test('a full disk refuses a page with 503 and stores nothing of it, and a later attempt succeeds', async () => {
  const server = await signedIn();
  const { query } = server.services.database;
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(query);
  const limitPages = (count: number) => sql`PRAGMA max_page_count = ${sql.lit(count)}`.execute(query);
  const large = `<p>${'texto '.repeat(20_000)}</p>`;
  await limitPages(rows[0]?.page_count ?? 0);
  expect(await server.publish('grande', large)).toMatchObject(unavailable);
  await limitPages(1_000_000);
  expect((await server.send('/links-uteis/grande')).status).toBe(302);
  expect((await server.publish('grande', large)).status).toBe(201);
  expect((await server.send('/links-uteis/grande')).status).toBe(200);
});

test('a lock that another process holds keeps writers waiting, but neither readers nor cached pages', async () => {
  const server = await signedIn();
  await server.send('/');
  const other = new DatabaseSync(fileOf(server));
  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const note = async (name: string, answer: Promise<{ status: number }>) => {
    order.push(`${name} ${(await answer).status}`);
  };
  await Promise.all([
    note('write', server.publish('tarde')),
    note('cached', server.send('/')),
    note('uncached', server.send('/motores')),
  ]);
  expect(order.at(-1)).toBe('write 503');
  expect(order.toSorted()).toEqual(['cached 200', 'uncached 200', 'write 503']);
  other.exec('ROLLBACK');
  other.close();
  expect((await server.publish('tarde')).status).toBe(201);
});

test('a page shown without its code, because the database accepts no writes, is not cached', async () => {
  const server = await startServer();
  const motorsAnswer = async () => {
    const { status, headers, text } = await server.send('/motores');
    return [status, headers['cache-control'], / data-page="/.test(text)];
  };
  const other = new DatabaseSync(fileOf(server));
  other.exec('BEGIN IMMEDIATE');
  expect(await motorsAnswer()).toEqual([200, 'no-store', false]);
  other.exec('ROLLBACK');
  other.close();
  expect(await motorsAnswer()).toEqual([200, 'public,no-cache', true]);
});

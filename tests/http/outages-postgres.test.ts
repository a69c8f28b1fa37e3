/** What visitors, the APIs and /readyz get while PostgreSQL is frozen, locked or read-only, or ends its connections. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import { openDatabase } from '#database/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { engines } from '#tests/support/databases.ts';
import { type SilencingProxy, startSilencingProxy } from '#tests/support/silencing-proxy.ts';
import type { Answer } from './support/send.ts';
import { publicKey, startServer, type TestServer } from './support/start-server.ts';

interface Site extends TestServer {
  /** Reaches PostgreSQL directly, whatever happens to the proxy. */
  url: string;
  proxy: SilencingProxy;
}

const admin = { ADMIN_EMAIL: 'dona@example.com', ADMIN_PASSWORD: 'uma frase comprida para os testes' };
const api = { apikey: publicKey, 'Content-Type': 'application/json' };
const unknownTopic = () => `/topicos/assunto-${randomUUID()}`;
/** Three seconds are promised; a busy machine gets some more. */
const longestWaitMs = 6000;
const unavailable = { status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } };

/** On a busy machine the code of the page may come too late for its first render, which is then not cached. */
async function cachedHome({ send }: Site): Promise<Answer> {
  await expect.poll(async () => (await send('/')).headers['cache-control']).toBe('public,no-cache');
  return send('/');
}

const readPages = ({ send }: Site) => send('/rest/v1/generated_pages?select=title', { headers: api });
const signIn = ({ send }: Site) =>
  send('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: api,
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });

describe.each(engines.filter(({ name }) => name === 'postgres'))('outages of $name', (engine) => {
  async function startSite(): Promise<Site> {
    const { url, remove } = await engine.create();
    onTestFinished(remove);
    const proxy = await startSilencingProxy(url);
    onTestFinished(() => proxy.close());
    return { ...(await startServer({ env: { DATABASE_URL: proxy.url, ...admin } })), url, proxy };
  }

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function publishElsewhere({ url }: Site, title: string): Promise<void> {
    const database = await openDatabase(url);
    const contentVersion = createContentVersion(database);
    const pages = createPageService({ database, contentVersion, clock: systemClock });
    await pages.publish([{ title, slug: 'novidade', content: '<p>Texto</p>' }]);
    await database.close();
  }

  test('a frozen server does not affect cached pages, and everything else is 503 in time', async () => {
    const site = await startSite();
    const { send, proxy, logged } = site;
    const before = await cachedHome(site);
    proxy.silence();
    const startedAt = performance.now();
    const [cached, ...others] = await Promise.all([
      send('/'),
      send(unknownTopic()),
      readPages(site),
      signIn(site),
    ]);
    expect(cached).toMatchObject({ status: 200, text: before.text });
    for (const answer of others) expect(answer).toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(longestWaitMs);
    await expect.poll(async () => (await send('/readyz')).status).toBe(503);
    expect(await send('/')).toMatchObject({ status: 200, text: before.text });
    await publishElsewhere(site, 'Novidade da oficina');
    proxy.restore();
    await expect.poll(async () => (await send('/readyz')).status).toBe(200);
    const after = await send('/');
    expect(after.status).toBe(200);
    expect(after.text).toContain('Novidade da oficina');
    const lines = logged.filter((line) => line.part === 'reads');
    expect(lines.map(({ level }) => level)).toEqual([50, 30]);
  });

  test('a table locked for long makes its readers wait no longer than in an outage, and does not count as one', async () => {
    const site = await startSite();
    const { send, url } = site;
    await cachedHome(site);
    const holder = await connect(url);
    await holder.query('BEGIN; LOCK TABLE generated_pages IN ACCESS EXCLUSIVE MODE');
    const startedAt = performance.now();
    for (const answer of await Promise.all([send(unknownTopic()), readPages(site)]))
      expect(answer).toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(longestWaitMs);
    for (const path of ['/', '/readyz']) expect([path, (await send(path)).status]).toEqual([path, 200]);
    await holder.end();
    await expect.poll(async () => (await send(unknownTopic())).status).toBe(200);
  });

  test('a read whose connection was ended is retried on another one', async () => {
    const site = await startSite();
    const { send, url } = site;
    const ending = await connect(url);
    for (let round = 0; round < 5; round += 1) {
      expect((await send(unknownTopic())).status).toBe(200);
      await ending.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    }
    expect((await readPages(site)).status).toBe(200);
    await ending.end();
  });

  test('a read-only server shows pages, and /readyz says that writes fail', async () => {
    const site = await startSite();
    const { send, url } = site;
    const operator = await connect(url);
    const setReadOnly = async (value: 'on' | 'off') => {
      await operator.query(
        `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = ${value}`,
      );
      await operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    };
    await setReadOnly('on');
    expect((await send('/motores')).status).toBe(200);
    expect(await signIn(site)).toMatchObject(unavailable);
    expect(await send('/readyz')).toMatchObject({ status: 503, text: 'reads: ok\nwrites: failing\n' });
    await setReadOnly('off');
    await expect.poll(async () => (await send('/readyz')).status).toBe(200);
    expect((await signIn(site)).status).toBe(200);
    await operator.end();
  });
});

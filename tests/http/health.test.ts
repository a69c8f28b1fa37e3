import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/metrics.ts';
import { createRequestJournal } from '#server/request-journal.ts';
import { html, startServer, type TestServer } from './support/start-server.ts';

const screens = async () => html('<h1>Portão</h1>');

/** The app without a socket, as a caller inside the process has it. */
function withoutSocket({ services }: TestServer): Hono {
  return createApp({
    services,
    site: { render: screens, styleSources: [] },
    metrics: createMetrics(createRequestJournal()),
    files: (_, next) => next(),
  });
}

test('a process that lives says so, and one with a database is ready', async () => {
  const { ask } = await startServer({ screens });
  for (const path of ['/healthz', '/readyz']) {
    const { status, text, headers } = await ask(path);
    expect([status, text, headers['cache-control']]).toEqual([200, 'ok', 'no-store']);
  }
});

test('without its database the process lives but is not ready', async () => {
  const { ask, services } = await startServer({ screens });
  await services.database.close();
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
});

test('the figures count requests by status and by what the cache did', async () => {
  const { ask } = await startServer({ screens });
  await ask('/');
  await ask('/');
  await ask('/admin/login');
  const { text, headers } = await ask('/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const [cache, count] of [
    ['miss', 1],
    ['hit', 1],
    ['none', 1],
  ]) {
    expect(text).toContain(`http_requests_total{status="200",cache="${cache}"} ${count}\n`);
  }
  expect(text).toContain('process_resident_memory_bytes');
});

test('the figures are for this machine only', async () => {
  const server = await startServer({ screens });
  const stranger = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  const neighbour = { incoming: { socket: { remoteAddress: '::ffff:127.0.0.1' } } };
  const app = withoutSocket(server);
  expect(await (await app.request('/metrics', {}, stranger)).text()).not.toContain('http_requests');
  expect(await (await app.request('/metrics', {}, neighbour)).text()).toContain('http_requests');
  expect(await (await app.request('/metrics')).text()).not.toContain('http_requests');
});

test('whoever comes through a proxy on this machine is not of this machine', async () => {
  const { ask } = await startServer({ screens });
  for (const claimed of ['203.0.113.9', '127.0.0.1', '']) {
    const { text } = await ask('/metrics', { headers: { 'X-Forwarded-For': claimed } });
    expect(text).not.toContain('http_requests');
  }
});

test('METRICS_PUBLIC opens the figures', async () => {
  const server = await startServer({ screens, env: { METRICS_PUBLIC: 'on' } });
  expect(await (await withoutSocket(server).request('/metrics')).text()).toContain('http_requests');
});

import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createRenderQueue } from '#server/html-cache/render-queue.ts';
import { createRequestJournal } from '#server/journal/request-journal.ts';
import { createMetrics } from '#server/process/metrics.ts';
import { createCardDrawer } from '#server/social-cards/card-drawer.ts';
import { html, startServer, type TestServer } from './support/start-server.ts';

const screens = async () => html('<h1>Portão</h1>');

/** The application without a socket. */
function withoutSocket({ services }: TestServer): Hono {
  return createApp({
    services,
    site: {
      render: screens,
      policyOf: () => '',
      isListed: () => true,
      sitePages: async () => [],
      pagesOnSubject: async () => [],
      loadRouteMatcher: async () => () => false,
    },
    renderQueue: createRenderQueue(),
    metrics: createMetrics(createRequestJournal()),
    files: (_, next) => next(),
    cardDrawer: createCardDrawer(),
  });
}

test('a running process is healthy, and with a database it is ready', async () => {
  const { send } = await startServer({ screens });
  for (const path of ['/healthz', '/readyz']) {
    const { status, text, headers } = await send(path);
    expect([status, text, headers['cache-control']]).toEqual([200, 'ok', 'no-store']);
  }
});

test('without its database the process is healthy but not ready', async () => {
  const { send, services } = await startServer({ screens });
  await services.database.close();
  expect((await send('/healthz')).status).toBe(200);
  expect((await send('/readyz')).status).toBe(503);
});

test('the metrics count requests by status and by cache result', async () => {
  const { send } = await startServer({ screens });
  await send('/');
  await send('/');
  await send('/admin/login');
  const { text, headers } = await send('/metrics');
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

test('the metrics say for each job how often it ran, how that ended and when', async () => {
  const { send } = await startServer({ screens });
  const read = async () => (await send('/metrics')).text;
  await expect.poll(read).toContain('job_runs_total{job="empty_trash",outcome="done"} 1\n');
  const text = await read();
  expect(text).toContain('job_runs_total{job="flush_contacts",outcome="failed"} 0\n');
  expect(text).toContain('job_affected_total{job="publish_scheduled"} 0\n');
  expect(text).toMatch(/^job_last_done_seconds\{job="empty_trash"\} 1\d{9}/m);
});

test('only this machine may read the metrics', async () => {
  const server = await startServer({ screens });
  const remoteClient = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  const localClient = { incoming: { socket: { remoteAddress: '::ffff:127.0.0.1' } } };
  const app = withoutSocket(server);
  expect(await (await app.request('/metrics', {}, remoteClient)).text()).not.toContain('http_requests');
  expect(await (await app.request('/metrics', {}, localClient)).text()).toContain('http_requests');
  expect(await (await app.request('/metrics')).text()).not.toContain('http_requests');
});

test('a request through a proxy on this machine does not count as local', async () => {
  const { send } = await startServer({ screens });
  for (const claimed of ['203.0.113.9', '127.0.0.1', '']) {
    const { text } = await send('/metrics', { headers: { 'X-Forwarded-For': claimed } });
    expect(text).not.toContain('http_requests');
  }
});

test('METRICS_PUBLIC opens the metrics to everybody', async () => {
  const server = await startServer({ screens, env: { METRICS_PUBLIC: 'on' } });
  expect(await (await withoutSocket(server).request('/metrics')).text()).toContain('http_requests');
});

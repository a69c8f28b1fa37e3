/** A real nginx with the files of `deploy/nginx`, in front of instances that a test starts. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as anyTest, onTestFinished } from 'vitest';
import { askNginx, type NginxAnswer, type NginxRequest } from '#tests/support/nginx/ask-nginx.ts';
import { findNginx } from '#tests/support/nginx/find-nginx.ts';
import { type Nginx, startNginx } from '#tests/support/nginx/start-nginx.ts';

const found = findNginx();
if (typeof found === 'string') process.stdout.write(`${found} The tests behind nginx are left out.\n`);

/** A test that is skipped if nginx is not installed. */
export const test = anyTest.skipIf(typeof found === 'string');

export interface BehindNginx extends Nginx {
  ask(path: string, request?: NginxRequest): Promise<NginxAnswer>;
}

/** @param instances ports; both stop with the test */
export async function startBehindNginx(instances: readonly [number, number]): Promise<BehindNginx> {
  if (typeof found === 'string') throw new Error(found);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-tests-'));
  const nginx = await startNginx(found, folder, instances);
  onTestFinished(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...nginx, ask: (path, request) => askNginx(nginx.ports.https, path, request) };
}

export interface FakeInstance {
  port: number;
  /** Every request that it received, in order. */
  requests: IncomingMessage[];
  stop(): Promise<void>;
}

/** An instance that answers as the test wants. */
export async function startInstance(answer: RequestListener): Promise<FakeInstance> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  async function stop(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  onTestFinished(stop);
  return { port: (server.address() as AddressInfo).port, requests, stop };
}

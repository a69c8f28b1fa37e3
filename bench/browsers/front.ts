/**
 * A server between a browser and the site. It records the browser's requests and sends each on as if from a network of
 * its own. It is also the browser's proxy for every other address, so that nothing leaves the machine.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cleanup } from '../faults/harness/cleanup.ts';

export interface Front {
  origin: string;
  /** Host and port, in the form for naming a proxy. */
  address: string;
  /** `GET /motores` and the like, and `CONNECT wa.me:443` for what would have left the machine. */
  requests: string[];
  /** Sends chat links without their `target`, as a browser inside another application treats them. */
  isTargetLeftOut: boolean;
  /** Answers a page of this path with this text instead of asking the site. */
  ownPages: Map<string, string>;
  /** @returns false if no such request arrives within a few seconds */
  waitForRequest(pattern: RegExp): Promise<boolean>;
}

const patienceMs = 4000;
const retryMs = 20;

export async function startFront(sitePort: number, cleanup: Cleanup): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    front.requests.push(`${incoming.method} ${incoming.url}`);
    const own = front.ownPages.get(incoming.url ?? '');
    if (own !== undefined) outgoing.setHeader('Content-Type', 'text/html').end(own);
    else if (incoming.url?.startsWith('/')) pass(incoming, outgoing, { sitePort, front });
    else outgoing.writeHead(502).end();
  });
  server.on('connect', (incoming, socket) => {
    front.requests.push(`CONNECT ${incoming.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanup.add(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const front: Front = {
    origin: `http://${address}`,
    address,
    requests: [],
    isTargetLeftOut: false,
    ownPages: new Map(),
    async waitForRequest(pattern) {
      const startedAt = performance.now();
      while (!front.requests.some((sent) => pattern.test(sent))) {
        if (performance.now() - startedAt > patienceMs) return false;
        await delay(retryMs);
      }
      return true;
    },
  };
  return front;
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { sitePort, front }: { sitePort: number; front: Front },
): void {
  const { method, url, headers } = incoming;
  const visitor = front.requests.length;
  const own = { 'x-forwarded-for': `10.${visitor >> 8}.${visitor & 255}.7`, 'accept-encoding': 'identity' };
  const upstream = request({
    host: '127.0.0.1',
    port: sitePort,
    path: url,
    method,
    headers: { ...headers, ...own },
  });
  upstream.on('response', async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    let body = Buffer.concat(chunks);
    if (front.isTargetLeftOut && answer.headers['content-type']?.startsWith('text/html')) {
      body = Buffer.from(body.toString().replaceAll(' target="_blank"', ''));
    }
    const { 'transfer-encoding': _, ...kept } = answer.headers;
    if (kept['content-length'] !== undefined) kept['content-length'] = String(body.length);
    outgoing.writeHead(answer.statusCode ?? 502, kept).end(body);
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

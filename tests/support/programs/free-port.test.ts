import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, portsPerProcess } from './free-port.ts';

test('no port is given again while the server that asked for it has not started', async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(3);
});

test('a port on which something listens is left out when its turn comes again', async () => {
  const taken = await freePort();
  const server = createServer().listen(taken, '127.0.0.1');
  await once(server, 'listening');
  const ports: number[] = [];
  try {
    while (ports.length < portsPerProcess) ports.push(await freePort());
  } finally {
    server.close();
  }
  expect(ports).not.toContain(taken);
});

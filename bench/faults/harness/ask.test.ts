import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ask, tally } from './ask.ts';
import { isClosing, startBusyClient } from './kept-connection.ts';

const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** @param serve gets each socket with the number of requests it has sent so far */
async function serverThat(serve: (socket: Socket, request: number) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let requests = 0;
    socket.on('error', () => {}).on('data', () => serve(socket, ++requests));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a connection that ends with the request outstanding counts as cut', async () => {
  const origin = await serverThat((socket) => socket.resetAndDestroy());
  expect(await ask(origin, '/')).toMatchObject({ kind: 'cut' });
});

test('an answer that ends in the middle of its body counts as cut', async () => {
  const origin = await serverThat((socket) => socket.end(answer.slice(0, -1)));
  expect(await ask(origin, '/')).toMatchObject({ kind: 'cut' });
});

test('a request that gets no answer in time counts as hung, with and without a head', async () => {
  const silent = await serverThat(() => {});
  const stalled = await serverThat((socket) => socket.write(answer.slice(0, -1)));
  for (const origin of [silent, stalled]) {
    expect(await ask(origin, '/', { deadlineMs: 50 })).toMatchObject({ kind: 'hung' });
  }
});

test('a server that does not listen counts as refused, because it never had the request', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(await ask(`http://127.0.0.1:${port}`, '/')).toMatchObject({ kind: 'refused' });
});

test('a busy client stays on its connection, records every request and ends at the cut', async () => {
  const origin = await serverThat((socket, request) => {
    if (request < 3) socket.write(answer);
    else socket.destroy();
  });
  const client = startBusyClient(origin, () => '/');
  await client.finished;
  expect(tally(client.outcomes)).toBe('200 × 2, cut × 1');
});

test('a connection whose end was announced is not counted as cut', async () => {
  const origin = await serverThat((socket) => {
    socket.end(answer.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  });
  const client = startBusyClient(origin, () => '/', { isLast: isClosing });
  await client.finished;
  expect(tally(client.outcomes)).toBe('200 × 1');
});

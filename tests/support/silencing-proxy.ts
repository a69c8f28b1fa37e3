/** A proxy that can go silent: connections stay open, but nothing passes through any more. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilencingProxy {
  /** The target's address, but through the proxy. */
  readonly url: string;
  /** How many connections are open to the proxy. */
  connections(): number;
  /** How many chunks the server has sent through the proxy. */
  chunksFromTarget(): number;
  silence(): void;
  /** Lets new connections through; the silent ones stay silent. */
  restore(): void;
  close(): Promise<void>;
}

/** @param target address of the server behind the proxy; with null, every connection is silent from the start */
export async function startSilencingProxy(target: string | null): Promise<SilencingProxy> {
  let isSilent = target === null;
  const sockets = new Set<Socket>();
  const targetSockets = new Set<Socket>();
  let chunks = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    // Data is still read, because otherwise the end of the connection would go unnoticed.
    if (isSilent || target === null) {
      socket.resume();
      return;
    }
    const { hostname, port } = new URL(target);
    const targetSocket = connect(Number(port), hostname).on('error', () => {});
    targetSockets.add(targetSocket);
    socket.pipe(targetSocket);
    targetSocket.pipe(socket);
    targetSocket.on('data', () => {
      if (!isSilent) chunks += 1;
    });
    socket.on('close', () => targetSocket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target ?? 'postgres://nobody@127.0.0.1/none');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    connections: () => sockets.size,
    chunksFromTarget: () => chunks,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
      for (const targetSocket of targetSockets) targetSocket.unpipe().resume();
    },
    restore() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      for (const targetSocket of targetSockets) targetSocket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

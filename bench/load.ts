/** Sends requests in a closed loop over keep-alive connections. Plain sockets keep the cost of the client low. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { quantile } from './statistics.ts';

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const connections = 16;

/** @throws if a response is not a 200 with a Content-Length, or the server closes a connection */
export async function load(port: number, path: string, seconds: number): Promise<Load> {
  const bytesToSend = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
  const taken: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      await once(socket, 'connect');
      await requestUntil(socket, bytesToSend, endsAt, taken);
      socket.destroy();
    }),
  );
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  return { perSecond: taken.length / elapsedSeconds, p50: quantile(taken, 0.5), p99: quantile(taken, 0.99) };
}

function requestUntil(socket: Socket, bytesToSend: Buffer, endsAt: number, taken: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    /** Remaining bytes of the current response; null until its head has arrived. */
    let missing: number | null = null;
    let head = '';

    function requestNext(): void {
      sentAt = performance.now();
      missing = null;
      head = '';
      socket.write(bytesToSend);
    }

    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection')));
    socket.on('data', (chunk: Buffer) => {
      if (missing === null) {
        head += chunk.toString('latin1');
        const headEnd = head.indexOf('\r\n\r\n');
        if (headEnd === -1) return;
        const length = /^content-length: (\d+)/im.exec(head.slice(0, headEnd))?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
          reject(new Error(`Unexpected answer: ${head.slice(0, 60)}`));
          return;
        }
        missing = headEnd + 4 + Number(length) - head.length;
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      const now = performance.now();
      taken.push(now - sentAt);
      if (now < endsAt) requestNext();
      else resolve();
    });
    requestNext();
  });
}

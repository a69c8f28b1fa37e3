/** A connection on which a test decides which bytes are sent, and when. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Settles once the connection is closed, with the way in which it closed. */
  closed: Promise<'reset' | 'ended'>;
}

export async function openConnection(origin: string, firstBytes: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let received = '';
  let isReset = false;
  socket.on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => {
    isReset = true;
  });
  const closed = new Promise<'reset' | 'ended'>((resolve) => {
    socket.once('close', () => resolve(isReset ? 'reset' : 'ended'));
  });
  await once(socket, 'connect');
  socket.write(firstBytes);
  return { socket, received: () => received, closed };
}

/** @returns the head of a request, with the empty line that ends it */
export function head(line: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends bytes to a port and reads what comes back until the server closes the connection. */
import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 if no answer came before the server closed the connection, or in time. */
  status: number;
  /** Names in lower case. Several values of one name are joined. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  ms: number;
}

/** Longer than any answer may take. */
const giveUpAfterMs = 6_000;

export function ask(port: number, request: Buffer): Promise<RawAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const end = () => {
      clearTimeout(late);
      socket.destroy();
      resolve({ ...parsed(Buffer.concat(chunks)), ms: performance.now() - startedAt });
    };
    const late = setTimeout(end, giveUpAfterMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', end);
    socket.on('error', end);
  });
}

function parsed(bytes: Buffer): Omit<RawAnswer, 'ms'> {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return { status: 0, headers: new Map(), body: bytes };
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  // Only announces the answer that follows.
  if (status === 100) return parsed(bytes.subarray(end + 4));
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return { status, headers, body: bytes.subarray(end + 4) };
}

/**
 * Answers requests that Node's HTTP parser refuses, such as those with an overlong head or two body lengths. Node's own
 * answer would lack our headers.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { withSecurityHeaders } from '../answers/security-headers.ts';

const refusals: Readonly<Record<string, { status: number; reason: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'Payload Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout' },
};
const malformed = { status: 400, reason: 'Bad Request' };

/** Node's record of the answer that a connection is sending. */
interface AnsweringSocket extends Duplex {
  _httpMessage?: { headersSent: boolean } | null;
}

/** @param isHttps whether the public address is https */
export function refuseMalformed(server: Server, isHttps: boolean): void {
  server.on('clientError', (error: Error & { code?: string }, socket: AnsweringSocket) => {
    // In the middle of an answer, a second one would corrupt it.
    if (!socket.writable || socket._httpMessage?.headersSent) socket.destroy(error);
    // The journal learns from the error why the request ended.
    else socket.end(refusal(error.code ?? '', isHttps), () => socket.destroy(error));
  });
  // Node would answer 417. A client with an unknown expectation gets a normal answer.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}

/** @param code of Node's error about the request */
export function refusal(code: string, isHttps: boolean): string {
  const { status, reason } = refusals[code] ?? malformed;
  const { headers } = withSecurityHeaders(new Response(null, { status }), isHttps);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\ncontent-length: 0\r\n${lines}\r\n`;
}

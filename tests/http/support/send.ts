/** Sends one HTTP request as it is: it follows no redirect, and it decodes and normalises nothing. */
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** @param target is sent exactly as given */
export function send(origin: string, target: string, options: SendOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body: requestBody } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: target, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body, text: body.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(requestBody);
  });
}

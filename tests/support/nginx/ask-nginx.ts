/** Sends a request to nginx under the name of the site, and accepts any certificate. */
import type { IncomingHttpHeaders } from 'node:http';
import { type Agent, request } from 'node:https';

export interface NginxAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface NginxRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  host?: string;
  agent?: Agent;
}

const deadlineMs = 20_000;

/** @throws if the connection ends without an answer, or none comes in twenty seconds */
export function askNginx(port: number, path: string, call: NginxRequest = {}): Promise<NginxAnswer> {
  const { method = 'GET', headers = {}, body: requestBody, host = 'site.example', agent = false } = call;
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    agent,
    servername: host,
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...options, headers: { Host: host, ...headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.setTimeout(deadlineMs, () => outgoing.destroy(new Error('no answer from nginx')));
    outgoing.on('error', reject);
    outgoing.end(requestBody);
  });
}

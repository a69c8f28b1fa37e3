/** One HTTP exchange as it is on the wire: nothing is followed, decoded or tidied on the way. */
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** @param target goes out as it is, however odd */
export function ask(origin: string, target: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body: sent } = question;
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
    outgoing.end(sent);
  });
}

/** One request to a build, with the address sent as it is written and no redirect followed. */
import { once } from 'node:events';
import { request } from 'node:http';
import { publicKey, siteUrl } from './start-build.ts';

export interface SiteRequest {
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
}

export interface SiteAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

export async function ask(port: number, { method, path }: SiteRequest): Promise<SiteAnswer> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { Host: new URL(siteUrl).host, Accept: '*/*', apikey: publicKey },
    agent: false,
  }).end();
  const [incoming] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: incoming.statusCode ?? 0, headers: new Map(headers), body: Buffer.concat(chunks) };
}

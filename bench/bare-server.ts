/** The server to compare with. It prints its port and sends one fixed response, read from the file that its argument names. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const answer = z
  .object({ headers: z.record(z.string(), z.string()), body: z.base64() })
  .parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const body = Buffer.from(answer.body, 'base64');

const server = createServer((_, response) => {
  response.writeHead(200, answer.headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));

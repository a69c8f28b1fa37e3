import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpMessageSender } from './http-message-sender.ts';

const message = { to: '+5511900000001', channel: 'sms', text: '123456 é o seu código' } as const;

async function startGateway(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
}

test.each([301, 302, 303, 307, 308])('a redirect of the gateway with %i is not followed', async (status) => {
  let reached = 0;
  const elsewhere = await startGateway((_request, response) => {
    reached += 1;
    response.end();
  });
  const url = await startGateway((_request, response) => {
    response.writeHead(status, { Location: elsewhere }).end();
  });
  const sent = await createHttpMessageSender({ url, token: 'token of the gateway' }).send(message);
  expect(sent).toEqual({
    ok: false,
    failure: { code: 'message_not_sent', reason: expect.stringContaining('redirect') },
  });
  expect(reached).toBe(0);
});

/** Second factors by text message, with a stand-in for the gateway on a real socket. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createHttpMessageSender } from '#server/auth-api/factors/http-message-sender.ts';
import { engines } from '#tests/support/databases.ts';
import { levelOf, startWithClock, tokenOf } from './factor-support.ts';

const phone = '+5511900000001';

interface Gateway {
  url: string;
  received: { authorization: string | undefined; body: { to: string; channel: string; text: string } }[];
  status: number;
  lastCode(): string;
}

describe.each(engines)('factors by phone on $name', (engine) => {
  async function start() {
    const gateway = await startGateway();
    const messageSender = createHttpMessageSender({ url: gateway.url, token: 'token of the gateway' });
    return { gateway, ...(await startWithClock(engine, { messageSender })) };
  }

  test('a code arrives by the requested channel and raises the session once', async () => {
    const { server, gateway, clock } = await start();
    const client = await server.signedIn();
    const { mfa } = client.auth;
    const { data: enrolled, error } = await mfa.enroll({ factorType: 'phone', friendlyName: 'Fone', phone });
    expect(error).toBeNull();
    expect(enrolled).toEqual({ id: expect.any(String), type: 'phone', friendly_name: 'Fone', phone });
    const factorId = enrolled?.id ?? '';
    const challenge = await mfa.challenge({ factorId, channel: 'whatsapp' });
    expect(challenge.data).toMatchObject({ type: 'phone', expires_at: Math.floor(clock.ms / 1000) + 300 });
    expect(gateway.received).toEqual([
      {
        authorization: 'Bearer token of the gateway',
        body: { to: phone, channel: 'whatsapp', text: expect.stringMatching(/^\d{6} é o seu código/) },
      },
    ]);
    const answer = { factorId, challengeId: challenge.data?.id ?? '', code: gateway.lastCode() };
    const wrong = answer.code === '000000' ? '000001' : '000000';
    expect((await mfa.verify({ ...answer, code: wrong })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
    expect((await mfa.verify(answer)).error).toBeNull();
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([
      { method: 'mfa/phone' },
      { method: 'password' },
    ]);
    expect((await mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId, phone }]);
    // The service refuses a challenge that is used up like one that another network opened.
    expect((await mfa.verify(answer)).error).toMatchObject({ code: 'mfa_ip_address_mismatch' });
    const rows = await server.database.query.selectFrom('mfa_challenges').select('code').execute();
    expect(rows).toEqual([{ code: expect.stringMatching(/^v1\./) }]);
  });

  test('a code that is sent five times at the same moment is accepted once', async () => {
    const { server, gateway } = await start();
    const { mfa } = (await server.signedIn()).auth;
    const { data: enrolled } = await mfa.enroll({ factorType: 'phone', friendlyName: 'Fone', phone });
    const factorId = enrolled?.id ?? '';
    const { data: first } = await mfa.challenge({ factorId, channel: 'sms' });
    await mfa.verify({ factorId, challengeId: first?.id ?? '', code: gateway.lastCode() });

    const client = await server.signedIn();
    const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
    const body = JSON.stringify({ challenge_id: challenge?.id, code: gateway.lastCode() });
    const headers = { Authorization: `Bearer ${await tokenOf(client)}` };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.call(`/factors/${factorId}/verify`, { method: 'POST', headers, body }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  });

  test('a verified number cannot be enrolled again, and removing it lowers the session', async () => {
    const { server, gateway } = await start();
    const client = await server.signedIn();
    const { mfa } = client.auth;
    const { data: enrolled } = await mfa.enroll({ factorType: 'phone', friendlyName: 'Fone', phone });
    const factorId = enrolled?.id ?? '';
    const { data: challenge } = await mfa.challenge({ factorId, channel: 'sms' });
    const answer = { factorId, challengeId: challenge?.id ?? '', code: gateway.lastCode() };
    expect((await mfa.verify(answer)).error).toBeNull();
    const again = await mfa.enroll({ factorType: 'phone', friendlyName: 'Outro', phone });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
    expect((await mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'password' }]);
  });

  test('a gateway that refuses or cannot be reached is reported, without the number or the code', async () => {
    const { server, gateway } = await start();
    const { auth } = await server.signedIn();
    const { data } = await auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Fone', phone });
    gateway.status = 500;
    const { error } = await auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' });
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
    expect(server.failures.map(String)).toEqual([
      'Error: The message gateway did not accept the code: status 500',
    ]);
    const unreachable = createHttpMessageSender({ url: 'http://127.0.0.1:1/', token: null });
    expect(await unreachable.send({ to: phone, channel: 'sms', text: '123456' })).toEqual({
      ok: false,
      failure: { code: 'message_not_sent', reason: expect.stringMatching(/ECONNREFUSED|bad port/) },
    });
  });

  test('a sixth message within fifteen minutes is not sent, nor is one by an unknown channel', async () => {
    const { server, gateway } = await start();
    const { auth } = await server.signedIn();
    const { data } = await auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Fone', phone });
    const factorId = data?.id ?? '';
    const pigeon = await auth.mfa.challenge({ factorId, channel: 'pigeon' as 'sms' });
    expect(pigeon.error).toMatchObject({ status: 400, code: 'validation_failed' });
    for (let count = 0; count < 5; count += 1) {
      expect((await auth.mfa.challenge({ factorId, channel: 'sms' })).error).toBeNull();
    }
    const { error } = await auth.mfa.challenge({ factorId, channel: 'sms' });
    expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    expect(gateway.received).toHaveLength(5);
  });

  test('enrolling one number after another yields at most ten messages an hour', async () => {
    const { server, gateway, clock } = await start();
    const { auth } = await server.signedIn();
    async function challengeNumber(number: string) {
      const { data, error } = await auth.mfa.enroll({
        factorType: 'phone',
        friendlyName: number,
        phone: number,
      });
      if (error) throw error;
      const challenge = await auth.mfa.challenge({ factorId: data.id, channel: 'sms' });
      await auth.mfa.unenroll({ factorId: data.id });
      return challenge.error;
    }
    for (let count = 0; count < 10; count += 1)
      expect(await challengeNumber(`+551190000001${count}`)).toBeNull();
    expect(await challengeNumber(phone)).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    expect(gateway.received).toHaveLength(10);
    clock.ms += 60 * 60_000;
    await auth.refreshSession();
    expect(await challengeNumber(phone)).toBeNull();
  });
});

async function startGateway(): Promise<Gateway> {
  const gateway: Gateway = {
    url: '',
    received: [],
    status: 202,
    lastCode: () => gateway.received.at(-1)?.body.text.slice(0, 6) ?? '',
  };
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Gateway['received'][number]['body'];
    gateway.received.push({ authorization: request.headers.authorization, body });
    response.writeHead(gateway.status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return gateway;
}

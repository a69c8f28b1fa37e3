/** Somebody with a stolen password can neither guess codes nor lock the owner out. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import {
  type App,
  enrol,
  enrolVerified,
  passSecondFactor,
  startWithClock,
  wrongCode,
} from './factor-support.ts';

const home = '192.0.2.1';
const elsewhere = '198.51.100.7';
const tooMany = {
  status: 429,
  code: 'over_request_rate_limit',
  message: 'Request rate limit reached',
};

/** Calls come from the address that the test sets. */
async function start(engine: TestEngine) {
  const caller = { address: home };
  const { server, clock } = await startWithClock(engine, { clientAddress: () => caller.address });
  return { server, clock, caller };
}

async function answerWrongly(client: SupabaseClient, app: App) {
  const { data, error } = await client.auth.mfa.challenge({ factorId: app.factorId });
  if (error) return error;
  const answer = { factorId: app.factorId, challengeId: data.id, code: wrongCode(app) };
  return (await client.auth.mfa.verify(answer)).error;
}

describe.each(engines)('limits on second factors on $name', (engine) => {
  test('a thief runs out of challenges without using up the owner’s', async () => {
    const { server, clock, caller } = await start(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    caller.address = elsewhere;
    const thief = await server.signedIn();
    const answers = [];
    for (let count = 0; count < 31; count += 1) {
      answers.push((await thief.auth.mfa.challenge({ factorId: app.factorId })).error);
    }
    expect(answers.map((error) => error?.status ?? 200)).toEqual([
      ...Array(15).fill(200),
      ...Array(16).fill(429),
    ]);
    expect(answers.at(-1)).toMatchObject(tooMany);

    // From a network where the factor was used before, and from a new one.
    for (const address of [home, '203.0.113.4']) {
      caller.address = address;
      await passSecondFactor(await server.signedIn(), app, clock);
    }
    caller.address = elsewhere;
    clock.ms += 60_000;
    const again = await server.signedIn();
    expect((await again.auth.mfa.challenge({ factorId: app.factorId })).error).toBeNull();
  });

  test('a refusal says when to retry', async () => {
    const { server, clock } = await start(engine);
    const client = await server.signedIn();
    const { factorId } = await enrol(client, clock);
    const token = (await client.auth.getSession()).data.session?.access_token;
    const challenge = () =>
      server.call(`/factors/${factorId}/challenge`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: '{}',
      });
    for (let count = 0; count < 15; count += 1) expect((await challenge()).status).toBe(200);
    const refused = await challenge();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  test('more than twenty enrolments an hour are refused', async () => {
    const { server, clock } = await start(engine);
    const client = await server.signedIn();
    for (let count = 0; count < 20; count += 1) {
      const { factorId } = await enrol(client, clock);
      expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    }
    const enrolAgain = () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' });
    expect((await enrolAgain()).error).toMatchObject(tooMany);
    clock.ms += 60 * 60_000;
    await client.auth.refreshSession();
    expect((await enrolAgain()).error).toBeNull();
  });

  test('spelling a factor id in capitals does not start a separate count', async () => {
    const { server, clock } = await start(engine);
    const client = await server.signedIn();
    const { factorId } = await enrol(client, clock);
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 20; count += 1) {
      const spelling = count % 2 === 0 ? factorId : factorId.toUpperCase();
      statuses.push((await client.auth.mfa.challenge({ factorId: spelling })).error?.status);
    }
    // SQLite compares ids as text, so there the other spelling is an unknown factor.
    expect(statuses.filter((status) => status === undefined).length).toBeLessThanOrEqual(15);
  });

  test('one network cannot guess at one factor after another', async () => {
    const { server, clock, caller } = await start(engine);
    const client = await server.signedIn();
    const apps: App[] = [];
    for (let count = 0; count < 5; count += 1) apps.push(await enrol(client, clock, `Celular ${count}`));
    const [last] = apps.splice(4);
    if (last === undefined) throw new Error('no factor');
    for (const app of apps) {
      for (let count = 0; count < 5; count += 1) {
        expect(await answerWrongly(client, app)).toMatchObject({ status: 422 });
      }
    }
    expect(await answerWrongly(client, last)).toMatchObject(tooMany);
    caller.address = elsewhere;
    expect(await answerWrongly(client, last)).toMatchObject({ status: 422 });
  });

  test('many networks cannot guess at one factor, nor lock out the network it is used from', async () => {
    const { server, clock, caller } = await start(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    const thief = await server.signedIn();
    for (let network = 1; network <= 20; network += 1) {
      caller.address = `198.51.100.${network}`;
      expect(await answerWrongly(thief, app)).toMatchObject({ status: 422 });
    }
    caller.address = '198.51.100.21';
    expect(await answerWrongly(thief, app)).toMatchObject(tooMany);
    caller.address = home;
    await passSecondFactor(await server.signedIn(), app, clock);
  });
});

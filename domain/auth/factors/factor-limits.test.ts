import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { createFactorLimits } from './factor-limits.ts';

const minutes = (count: number) => count * 60_000;
const home = '192.0.2.1';
const phone = '+5511900000001';

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const clock = { ms: Date.UTC(2026, 0, 1) };
  const now = () => new Date(clock.ms);
  return {
    clock,
    limits: createFactorLimits(database.query, now),
    another: () => createFactorLimits(database.query, now),
    counters: () => database.query.selectFrom('rate_limits').selectAll().execute(),
  };
}

/** @returns of the first so many calls, how many were let through */
async function passed(times: number, count: (index: number) => Promise<number>): Promise<number> {
  let letThrough = 0;
  for (let index = 0; index < times; index += 1) if ((await count(index)) === 0) letThrough += 1;
  return letThrough;
}

describe.each(engines)('limits on second factors on $name', (engine) => {
  test('five codes from one network, then none for a quarter of an hour; a right one clears them', async () => {
    const { limits, clock } = await open(engine);
    const attempt = { factorId: 'one', address: home };
    expect(await passed(4, () => limits.countTry(attempt))).toBe(4);
    await limits.recordSuccess(attempt);
    expect(await passed(6, () => limits.countTry(attempt))).toBe(5);
    expect(await limits.countTry(attempt)).toBe(15 * 60);
    clock.ms += minutes(15);
    expect(await limits.countTry(attempt)).toBe(0);
  });

  test('twenty codes from one network, whichever factors they are for', async () => {
    const { limits } = await open(engine);
    const attempt = (index: number) => ({ factorId: `factor ${index}`, address: home });
    expect(await passed(25, (index) => limits.countTry(attempt(index)))).toBe(20);
    expect(await limits.countTry({ factorId: 'another', address: '192.0.2.2' })).toBe(0);
  });

  test('twenty codes for one factor from networks it was not used from; the others go on', async () => {
    const { limits, clock } = await open(engine);
    await limits.countTry({ factorId: 'one', address: home });
    await limits.recordSuccess({ factorId: 'one', address: home });
    const stranger = (index: number) => ({ factorId: 'one', address: `198.51.100.${index}` });
    expect(await passed(25, (index) => limits.countTry(stranger(index)))).toBe(20);
    expect(await limits.countTry({ factorId: 'one', address: home })).toBe(0);
    expect(await limits.countTry({ factorId: 'two', address: '198.51.100.99' })).toBe(0);
    clock.ms += minutes(60);
    expect(await limits.countTry(stranger(30))).toBe(0);
  });

  test('tries sent all at once, through several instances, are all seen', async () => {
    const { limits, another } = await open(engine);
    const both = [limits, another()];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => both[index % 2]?.countTry({ factorId: 'one', address: home })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('fifteen questions a minute from one network, thirty for several factors', async () => {
    const { limits, clock } = await open(engine);
    const ask = (factorId: string, address = home) => limits.countChallenge({ factorId, address });
    expect(await passed(20, () => ask('one'))).toBe(15);
    expect(await passed(20, () => ask('two'))).toBe(15);
    expect(await ask('three')).toBe(60);
    expect(await ask('one', '192.0.2.2')).toBe(0);
    clock.ms += minutes(1);
    expect(await ask('one')).toBe(0);
  });

  test('no network can spend what strangers may ask of one factor, and all of them leave its owner alone', async () => {
    const { limits } = await open(engine);
    await limits.recordSuccess({ factorId: 'one', address: home });
    const ask = (address: string) => limits.countChallenge({ factorId: 'one', address });
    await passed(100, () => ask('198.51.100.1'));
    expect(await ask('203.0.113.9')).toBe(0);
    for (let network = 2; network < 6; network += 1) await passed(15, () => ask(`198.51.100.${network}`));
    expect(await ask('203.0.113.10')).toBeGreaterThan(0);
    expect(await ask(home)).toBe(0);
  });

  test('five messages from one network for one factor, ten for whatever has been enrolled anew', async () => {
    const { limits, clock } = await open(engine);
    const send = (index: number, factorId = `factor ${index}`) =>
      limits.countMessage({
        factorId,
        address: home,
        userId: `user ${index}`,
        phone: `+551190000000${index}`,
      });
    expect(await passed(8, () => send(1, 'one'))).toBe(5);
    // Three were refused before the network was charged for them.
    expect(await passed(10, (index) => send(index))).toBe(5);
    clock.ms += minutes(60);
    expect(await send(1)).toBe(0);
  });

  test('fifteen messages an hour for one user and to one number, unless the factor knows the network', async () => {
    const { limits } = await open(engine);
    const message = (index: number) => ({ factorId: `factor ${index}`, address: `198.51.100.${index}` });
    const toAll = (index: number) =>
      limits.countMessage({ ...message(index), userId: 'thief', phone: `+55119${index}` });
    expect(await passed(20, toAll)).toBe(15);
    const toOne = (index: number) =>
      limits.countMessage({ ...message(index + 50), userId: `user ${index}`, phone });
    expect(await passed(20, toOne)).toBe(15);
    const owner = { factorId: 'one', userId: 'thief', phone };
    expect(await limits.countMessage({ ...owner, address: home })).toBeGreaterThan(0);
    await limits.recordSuccess({ factorId: 'one', address: home });
    expect(await limits.countMessage({ ...owner, address: home })).toBe(0);
  });

  test('twenty enrolments an hour for one user', async () => {
    const { limits, clock } = await open(engine);
    expect(await passed(25, () => limits.countEnrolment('one'))).toBe(20);
    expect(await limits.countEnrolment('two')).toBe(0);
    clock.ms += minutes(60);
    expect(await limits.countEnrolment('one')).toBe(0);
  });

  test('what is stored names neither factor, user, number nor address', async () => {
    const { limits, counters } = await open(engine);
    const attempt = { factorId: 'one', address: home };
    await limits.countTry(attempt);
    await limits.countChallenge(attempt);
    await limits.countMessage({ ...attempt, userId: 'user', phone });
    await limits.countEnrolment('user');
    await limits.recordSuccess(attempt);
    for (const { key } of await counters()) expect(key).toMatch(/^factor:[a-z-]+:[\w-]{43}$/);
  });
});

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
  const dependencies = { database, clock: () => new Date(clock.ms) };
  return {
    clock,
    limits: createFactorLimits(dependencies),
    otherProcess: () => createFactorLimits(dependencies),
    counters: () => database.query.selectFrom('rate_limits').selectAll().execute(),
  };
}

/** @returns how many of the calls were allowed */
async function allowed(times: number, count: (index: number) => Promise<number>): Promise<number> {
  let allowedCalls = 0;
  for (let index = 0; index < times; index += 1) if ((await count(index)) === 0) allowedCalls += 1;
  return allowedCalls;
}

describe.each(engines)('limits on second factors on $name', (engine) => {
  test('a network may try five codes for a factor in 15 minutes, and a correct code resets the count', async () => {
    const { limits, clock } = await open(engine);
    const attempt = { factorId: 'one', address: home };
    expect(await allowed(4, () => limits.countTry(attempt))).toBe(4);
    await limits.recordSuccess(attempt);
    expect(await allowed(6, () => limits.countTry(attempt))).toBe(5);
    expect(await limits.countTry(attempt)).toBe(15 * 60);
    clock.ms += minutes(15);
    expect(await limits.countTry(attempt)).toBe(0);
  });

  test('a network may try twenty codes in 15 minutes, over all factors', async () => {
    const { limits } = await open(engine);
    const attempt = (index: number) => ({ factorId: `factor ${index}`, address: home });
    expect(await allowed(25, (index) => limits.countTry(attempt(index)))).toBe(20);
    expect(await limits.countTry({ factorId: 'another', address: '192.0.2.2' })).toBe(0);
  });

  test('correct codes do not count against the network', async () => {
    const { limits } = await open(engine);
    const attempt = (index: number) => ({ factorId: `factor ${index}`, address: home });
    for (let index = 0; index < 20; index += 1) {
      await limits.countTry(attempt(index));
      await limits.recordSuccess(attempt(index));
    }
    expect(await allowed(25, (index) => limits.countTry(attempt(100 + index)))).toBe(20);
  });

  test('unfamiliar networks together may try twenty codes an hour for a factor; familiar ones are exempt', async () => {
    const { limits, clock } = await open(engine);
    await limits.countTry({ factorId: 'one', address: home });
    await limits.recordSuccess({ factorId: 'one', address: home });
    const stranger = (index: number) => ({ factorId: 'one', address: `198.51.100.${index}` });
    expect(await allowed(25, (index) => limits.countTry(stranger(index)))).toBe(20);
    expect(await limits.countTry({ factorId: 'one', address: home })).toBe(0);
    expect(await limits.countTry({ factorId: 'two', address: '198.51.100.99' })).toBe(0);
    clock.ms += minutes(60);
    expect(await limits.countTry(stranger(30))).toBe(0);
  });

  test('concurrent tries in several processes are all counted', async () => {
    const { limits, otherProcess } = await open(engine);
    const both = [limits, otherProcess()];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => both[index % 2]?.countTry({ factorId: 'one', address: home })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('a network may open fifteen challenges a minute for a factor, and thirty over all factors', async () => {
    const { limits, clock } = await open(engine);
    const challenge = (factorId: string, address = home) => limits.countChallenge({ factorId, address });
    expect(await allowed(20, () => challenge('one'))).toBe(15);
    expect(await allowed(20, () => challenge('two'))).toBe(15);
    expect(await challenge('three')).toBe(60);
    expect(await challenge('one', '192.0.2.2')).toBe(0);
    clock.ms += minutes(1);
    expect(await challenge('one')).toBe(0);
  });

  test('one network cannot use up the challenges of a factor, and many cannot lock out its owner', async () => {
    const { limits } = await open(engine);
    await limits.recordSuccess({ factorId: 'one', address: home });
    const challengeFrom = (address: string) => limits.countChallenge({ factorId: 'one', address });
    await allowed(100, () => challengeFrom('198.51.100.1'));
    expect(await challengeFrom('203.0.113.9')).toBe(0);
    for (let network = 2; network < 6; network += 1) {
      await allowed(15, () => challengeFrom(`198.51.100.${network}`));
    }
    expect(await challengeFrom('203.0.113.10')).toBeGreaterThan(0);
    expect(await challengeFrom(home)).toBe(0);
  });

  test('a network may cause five messages in 15 minutes for a factor, and ten an hour over all factors', async () => {
    const { limits, clock } = await open(engine);
    const send = (index: number, factorId = `factor ${index}`) =>
      limits.countMessage({
        factorId,
        address: home,
        userId: `user ${index}`,
        phone: `+551190000000${index}`,
      });
    expect(await allowed(8, () => send(1, 'one'))).toBe(5);
    // The three refused ones were not counted against the network.
    expect(await allowed(10, (index) => send(index))).toBe(5);
    clock.ms += minutes(60);
    expect(await send(1)).toBe(0);
  });

  test('a user may get fifteen messages an hour, and so may a number; familiar networks are exempt', async () => {
    const { limits } = await open(engine);
    const message = (index: number) => ({ factorId: `factor ${index}`, address: `198.51.100.${index}` });
    const toAll = (index: number) =>
      limits.countMessage({ ...message(index), userId: 'thief', phone: `+55119${index}` });
    expect(await allowed(20, toAll)).toBe(15);
    const toOne = (index: number) =>
      limits.countMessage({ ...message(index + 50), userId: `user ${index}`, phone });
    expect(await allowed(20, toOne)).toBe(15);
    const owner = { factorId: 'one', userId: 'thief', phone };
    expect(await limits.countMessage({ ...owner, address: home })).toBeGreaterThan(0);
    await limits.recordSuccess({ factorId: 'one', address: home });
    expect(await limits.countMessage({ ...owner, address: home })).toBe(0);
  });

  test('a user may enrol twenty factors an hour', async () => {
    const { limits, clock } = await open(engine);
    expect(await allowed(25, () => limits.countEnrolment('one'))).toBe(20);
    expect(await limits.countEnrolment('two')).toBe(0);
    clock.ms += minutes(60);
    expect(await limits.countEnrolment('one')).toBe(0);
  });

  test('the stored keys reveal no factor, user, number or address', async () => {
    const { limits, counters } = await open(engine);
    const attempt = { factorId: 'one', address: home };
    await limits.countTry(attempt);
    await limits.countChallenge(attempt);
    await limits.countMessage({ ...attempt, userId: 'user', phone });
    await limits.countEnrolment('user');
    await limits.recordSuccess(attempt);
    for (const { key } of await counters()) expect(key).toMatch(/^factor:[a-z-]+:[\w-]{43}(\.[\w-]{43})?$/);
  });
});

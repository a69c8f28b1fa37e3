import { describe, expect, onTestFinished, test } from 'vitest';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { createNetworkMark } from '#domain/auth/networks/client-network.ts';
import { rememberNetwork } from '#domain/auth/networks/known-networks.ts';
import { createSweep, maxCounters } from '#domain/auth/sweep.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { createSignInLimits, type SignInAttempt, type SignInLimits } from './sign-in-limits.ts';

const start = Date.UTC(2026, 0, 1);
const minutes = (count: number) => count * 60_000;
const dona = 'dona@example.com';

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const clock = { ms: start };
  const mark = createNetworkMark('a secret key of thirty-two letters');
  const dependencies = { database, mark, clock: () => new Date(clock.ms) };
  const limits = createSignInLimits(dependencies);
  return {
    clock,
    limits,
    otherProcess: () => createSignInLimits(dependencies),
    sweep: createSweep(dependencies),
    /** Leaves the state of a sign-in to the account from that address. */
    async makeFamiliar(address: string) {
      const created = await createAdministrator(dependencies, { email: dona, password: 'portão que abre' });
      if (!created.ok) throw new Error(created.failure.code);
      await rememberNetwork(database.query, {
        userId: created.value.id,
        network: mark(address),
        client: { address, userAgent: null },
        at: dependencies.clock(),
      });
    },
    counters: () => database.query.selectFrom('rate_limits').selectAll().execute(),
    async fail(times: number, attempt: (index: number) => { account: string; address: string }) {
      for (let index = 0; index < times; index += 1) await limits.countFailure(attempt(index));
    },
  };
}

async function secondsToWait(limits: SignInLimits, attempt: SignInAttempt): Promise<number> {
  return (await limits.judge(attempt)).secondsToWait;
}

describe.each(engines)('sign-in limits on $name', (engine) => {
  test('after ten failures an account cannot be tried from the same address for fifteen minutes', async () => {
    const { limits, fail, clock } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    await fail(9, () => attempt);
    expect(await secondsToWait(limits, attempt)).toBe(0);
    await fail(1, () => attempt);
    expect(await secondsToWait(limits, attempt)).toBe(15 * 60);
    expect(await secondsToWait(limits, { ...attempt, address: '192.0.2.2' })).toBe(0);
    expect(await secondsToWait(limits, { ...attempt, account: 'outra@example.com' })).toBe(0);
    clock.ms += minutes(15) - 1;
    expect(await secondsToWait(limits, attempt)).toBe(1);
    clock.ms += 1;
    expect(await secondsToWait(limits, attempt)).toBe(0);
  });

  test('a success clears the failures of the account at that address', async () => {
    const { limits, fail } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    await fail(9, () => attempt);
    await limits.recordSuccess(attempt);
    await fail(9, () => attempt);
    expect(await secondsToWait(limits, attempt)).toBe(0);
  });

  test('one address cannot try one account after another', async () => {
    const { limits, fail } = await open(engine);
    await fail(50, (index) => ({ account: `u${index}@example.com`, address: '192.0.2.1' }));
    expect(await secondsToWait(limits, { account: 'new@example.com', address: '192.0.2.1' })).toBeGreaterThan(
      0,
    );
    expect(await secondsToWait(limits, { account: 'new@example.com', address: '192.0.2.2' })).toBe(0);
  });

  test('a network seen by a clock that was ahead is not familiar once the clock is right', async () => {
    const { limits, clock, makeFamiliar } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    clock.ms += 400 * 24 * 60 * minutes(1);
    await makeFamiliar(attempt.address);
    expect((await limits.judge(attempt)).isFamiliar).toBe(true);
    clock.ms = start;
    expect((await limits.judge(attempt)).isFamiliar).toBe(false);
  });

  test('many networks together cannot keep trying one account, nor lock out its owner on a familiar network', async () => {
    const { limits, fail, makeFamiliar } = await open(engine);
    await makeFamiliar('192.0.2.1');
    await fail(99, (index) => ({ account: dona, address: `10.0.${index}.1` }));
    expect(await secondsToWait(limits, { account: dona, address: '203.0.113.9' })).toBe(0);
    await fail(1, () => ({ account: dona, address: '10.1.0.1' }));
    expect(await secondsToWait(limits, { account: dona, address: '203.0.113.9' })).toBe(15 * 60);
    expect(await limits.judge({ account: dona, address: '192.0.2.1' })).toEqual({
      secondsToWait: 0,
      isFamiliar: true,
    });
  });

  test.each([
    ['IPv4 addresses', (index: number) => `198.51.100.${index % 256}`, '198.51.100.255', '203.0.113.9'],
    [
      'IPv6 networks',
      (index: number) => `2001:db8:1:${index.toString(16)}::1`,
      '2001:db8:1:ffff::1',
      '2001:db8:2::1',
    ],
  ])(
    'one attacker with many %s is treated as one, and locks nobody out elsewhere',
    async (_, address, near, elsewhere) => {
      const { limits } = await open(engine);
      let tried = 0;
      for (let index = 0; index < 250; index += 1) {
        const attempt = { account: dona, address: address(index) };
        if ((await secondsToWait(limits, attempt)) > 0) continue;
        tried += 1;
        await limits.countFailure(attempt);
      }
      expect(tried).toBe(20);
      expect(await secondsToWait(limits, { account: dona, address: near })).toBe(15 * 60);
      expect(await secondsToWait(limits, { account: dona, address: elsewhere })).toBe(0);
    },
  );

  test.each([
    ['/24', 100, (index: number) => `198.51.100.${index % 256}`, '198.51.100.255', '198.51.101.1'],
    [
      '/56',
      100,
      (index: number) => `2001:db8:1:${(index % 256).toString(16)}::1`,
      '2001:db8:1:ff::1',
      '2001:db8:1:100::1',
    ],
    [
      '/48',
      200,
      (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`,
      '2001:db8:1:ffff::1',
      '2001:db8:2::1',
    ],
  ])(
    'a network of size %s cannot try one account after another',
    async (_, points, address, near, outside) => {
      const { limits, fail } = await open(engine);
      const attempt = (index: number) => ({ account: `u${index}@example.com`, address: address(index) });
      await fail(points - 1, attempt);
      expect(await secondsToWait(limits, { account: dona, address: near })).toBe(0);
      await fail(1, () => attempt(points));
      expect(await secondsToWait(limits, { account: dona, address: near })).toBe(15 * 60);
      expect(await secondsToWait(limits, { account: dona, address: outside })).toBe(0);
    },
  );

  test('a counter written while the clock was far ahead ends with its window once the clock is right', async () => {
    const { limits, fail, clock, sweep, counters } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    clock.ms += minutes(400 * 24 * 60);
    await fail(11, () => attempt);
    await fail(1, () => ({ account: dona, address: '198.51.100.1' }));
    clock.ms = start;
    expect(await secondsToWait(limits, attempt)).toBe(15 * 60);
    clock.ms += minutes(5);
    expect(await secondsToWait(limits, attempt)).toBe(10 * 60);
    clock.ms += minutes(10);
    expect(await secondsToWait(limits, attempt)).toBe(0);
    await sweep();
    const latest = clock.ms + minutes(90 * 24 * 60);
    for (const row of await counters()) expect(row.expires_at).toBeLessThanOrEqual(latest);
  });

  test('adding to a counter that was written while the clock was ahead shortens it too', async () => {
    const { limits, fail, clock } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    clock.ms += minutes(400 * 24 * 60);
    await fail(5, () => attempt);
    clock.ms = start;
    await fail(5, () => attempt);
    expect(await secondsToWait(limits, attempt)).toBe(15 * 60);
    clock.ms += minutes(15);
    expect(await secondsToWait(limits, attempt)).toBe(0);
  });

  test('a wide network counts for at most ten failures of an account, so ten attackers are needed', async () => {
    const { limits, fail } = await open(engine);
    const attempt = (attacker: number) => ({ account: dona, address: `10.0.${attacker}.1` });
    for (let attacker = 0; attacker < 9; attacker += 1) await fail(20, () => attempt(attacker));
    expect(await secondsToWait(limits, { account: dona, address: '203.0.113.9' })).toBe(0);
    await fail(20, () => attempt(9));
    expect(await secondsToWait(limits, { account: dona, address: '203.0.113.9' })).toBe(15 * 60);
  });

  test('processes share the counters, even concurrently', async () => {
    const { limits, otherProcess } = await open(engine);
    const other = otherProcess();
    const attempt = { account: dona, address: '192.0.2.1' };
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? limits : other).countFailure(attempt)),
    );
    expect(await secondsToWait(otherProcess(), attempt)).toBeGreaterThan(0);
  });

  test('the stored keys reveal no account or address, and expired counters are deleted', async () => {
    const { fail, counters, clock, sweep } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    await fail(3, () => attempt);
    const rows = await counters();
    expect(rows.map((row) => row.points)).toEqual([3, 3, 3, 3, 3]);
    const known = /^sign-in:(pair|address|wide-pair|around|account):[\w-]{43}(\.[\w-]{43})?$/;
    for (const row of rows) expect(row.key).toMatch(known);
    clock.ms += minutes(15);
    await sweep();
    expect(await counters()).toEqual([]);
  });

  test('however many strangers fail, the number of rows is limited, and counters that stop somebody are kept', async () => {
    const { limits, fail, sweep, counters } = await open(engine);
    const busy = { account: dona, address: '192.0.2.1' };
    await fail(10, () => busy);
    for (let index = 0; index < 1500; index += 1) {
      const network = `10.${index >> 8}.${index & 255}`;
      await limits.countFailure({ account: `u${index}@example.com`, address: `${network}.1` });
      await sweep();
    }
    // A sweep follows every hundred failures, and each failure adds five counters.
    expect((await counters()).length).toBeLessThanOrEqual(maxCounters + 100 * 5);
    expect(await secondsToWait(limits, busy)).toBe(15 * 60);
  });
});

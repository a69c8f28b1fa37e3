import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const start = Date.UTC(2026, 0, 1);
const minutes = (count: number) => count * 60_000;
const dona = 'dona@example.com';

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const clock = { ms: start };
  const now = () => new Date(clock.ms);
  const limits = createSignInLimits(database.query, now);
  return {
    clock,
    limits,
    another: () => createSignInLimits(database.query, now),
    counters: () => database.query.selectFrom('rate_limits').selectAll().execute(),
    async fail(times: number, attempt: (index: number) => { account: string; address: string }) {
      for (let index = 0; index < times; index += 1) await limits.countFailure(attempt(index));
    },
  };
}

describe.each(engines)('sign-in limits on $name', (engine) => {
  test('ten failures of one account from one address close that way for a quarter of an hour', async () => {
    const { limits, fail, clock } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    await fail(9, () => attempt);
    expect(await limits.secondsToWait(attempt)).toBe(0);
    await fail(1, () => attempt);
    expect(await limits.secondsToWait(attempt)).toBe(15 * 60);
    expect(await limits.secondsToWait({ ...attempt, address: '192.0.2.2' })).toBe(0);
    expect(await limits.secondsToWait({ ...attempt, account: 'outra@example.com' })).toBe(0);
    clock.ms += minutes(15) - 1;
    expect(await limits.secondsToWait(attempt)).toBe(1);
    clock.ms += 1;
    expect(await limits.secondsToWait(attempt)).toBe(0);
  });

  test('a success clears what the account had collected at that address', async () => {
    const { limits, fail } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    await fail(9, () => attempt);
    await limits.recordSuccess(attempt);
    await fail(9, () => attempt);
    expect(await limits.secondsToWait(attempt)).toBe(0);
  });

  test('one address cannot go from account to account', async () => {
    const { limits, fail } = await open(engine);
    await fail(50, (index) => ({ account: `u${index}@example.com`, address: '192.0.2.1' }));
    expect(await limits.secondsToWait({ account: 'new@example.com', address: '192.0.2.1' })).toBeGreaterThan(
      0,
    );
    expect(await limits.secondsToWait({ account: 'new@example.com', address: '192.0.2.2' })).toBe(0);
  });

  test('many addresses cannot try one account, nor lock its owner out', async () => {
    const { limits, fail } = await open(engine);
    await limits.recordSuccess({ account: dona, address: '192.0.2.1' });
    await fail(50, (index) => ({ account: dona, address: `198.51.100.${index}` }));
    expect(await limits.secondsToWait({ account: dona, address: '203.0.113.9' })).toBeGreaterThan(0);
    expect(await limits.secondsToWait({ account: dona, address: '192.0.2.1' })).toBe(0);
  });

  test('instances count together, also at the same moment', async () => {
    const { limits, another } = await open(engine);
    const other = another();
    const attempt = { account: dona, address: '192.0.2.1' };
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? limits : other).countFailure(attempt)),
    );
    expect(await another().secondsToWait(attempt)).toBeGreaterThan(0);
  });

  test('what is stored names neither account nor address, and goes when its time is over', async () => {
    const { limits, fail, counters, clock } = await open(engine);
    const attempt = { account: dona, address: '192.0.2.1' };
    await fail(3, () => attempt);
    const rows = await counters();
    expect(rows.map((row) => row.points)).toEqual([3, 3, 3]);
    for (const row of rows) expect(row.key).toMatch(/^sign-in:(pair|address|account):[\w-]{43}$/);
    clock.ms += minutes(15);
    await limits.recordSuccess({ account: 'outra@example.com', address: '192.0.2.7' });
    expect((await counters()).map((row) => row.key)).toEqual([expect.stringMatching(/^sign-in:familiar:/)]);
  });
});

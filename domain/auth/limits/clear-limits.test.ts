import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { listAuditEvents } from '#domain/auth/audit/audit-event-store.ts';
import { createFactorLimits } from '#domain/auth/factors/factor-limits.ts';
import { insertFactor } from '#domain/auth/factors/factor-store.ts';
import { createNetworkMark } from '#domain/auth/networks/client-network.ts';
import { createSignInLimits } from '#domain/auth/passwords/sign-in-limits.ts';
import { systemClock } from '#domain/clock.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { clearLimits, listLimits } from './clear-limits.ts';

const dona = 'dona@example.com';
const attempt = { account: dona, address: '192.0.2.1' };
const everything = { account: null, network: null };

describe.each(engines)('limits on $name', (engine) => {
  test('clearing an account also clears the counters of its second factors, and no other account', async () => {
    const { dependencies, userId, factors, fail, wait } = await open(engine);
    await fail(10);
    await fail(10, { account: 'outra@example.com', address: '198.51.100.1' });
    for (let count = 0; count < 21; count += 1) await factors.countEnrolment(userId);
    const cleared = await clearLimits(dependencies, { account: 'Dona@Example.com', network: null });
    expect(cleared).toEqual({ ok: true, value: 4 });
    expect(await wait()).toBe(0);
    expect(await factors.countEnrolment(userId)).toBe(0);
    expect(await wait({ account: 'outra@example.com', address: '198.51.100.1' })).toBeGreaterThan(0);
    const [event] = await listAuditEvents(dependencies.database.query, 1);
    expect(event).toMatchObject({ kind: 'limits_cleared', email: dona, network: null });
  });

  test.each(['192.0.2.1', '192.0.2.0/24'])(
    'clearing the network %s clears its counters and those of no other network',
    async (network) => {
      const { dependencies, fail, wait } = await open(engine);
      await fail(10);
      await fail(10, { account: dona, address: '198.51.100.1' });
      expect(await clearLimits(dependencies, { account: null, network })).toEqual({ ok: true, value: 4 });
      expect(await wait()).toBe(0);
      expect(await wait({ account: dona, address: '198.51.100.1' })).toBeGreaterThan(0);
    },
  );

  test('clearing everything keeps familiar networks familiar', async () => {
    const { dependencies, factors, fail } = await open(engine);
    await fail(3);
    const code = { factorId: 'one', address: '192.0.2.1' };
    await factors.countTry(code);
    await factors.recordSuccess(code);
    const listed = (await listLimits(dependencies)).filter(({ name }) => name.startsWith('sign-in:'));
    expect(listed.map(({ name, points, account }) => [name, points, account])).toEqual([
      ['sign-in:account', 3, dona],
      ['sign-in:address', 3, null],
      ['sign-in:around', 3, null],
      ['sign-in:pair', 3, dona],
      ['sign-in:wide-pair', 3, dona],
    ]);
    expect(await clearLimits(dependencies, everything)).toEqual({ ok: true, value: 7 });
    expect(await listLimits(dependencies)).toEqual([]);
    const { query } = dependencies.database;
    expect(await query.selectFrom('rate_limits').select('points').execute()).toHaveLength(1);
  });

  test('the counters of an account are listed with its address, those of its second factors too', async () => {
    const { dependencies, userId, factors, fail } = await open(engine);
    const at = '2026-01-15T12:00:00.000Z';
    const factorId = randomUUID();
    await insertFactor(dependencies.database.query, {
      id: factorId,
      user_id: userId,
      factor_type: 'phone',
      status: 'verified',
      friendly_name: '',
      secret: null,
      phone: '+5511900000001',
      last_used_step: null,
      last_challenged_at: null,
      created_at: at,
      updated_at: at,
    });
    const code = { factorId, address: '192.0.2.1' };
    await fail(1, { account: 'outra@example.com', address: '198.51.100.1' });
    await factors.countTry(code);
    await factors.countMessage({ ...code, userId, phone: '+5511900000001' });
    await factors.countEnrolment(userId);
    const listed = (await listLimits(dependencies)).map(({ name, account }) => [name, account]);
    expect(listed).toEqual([
      ['factor:address', null],
      ['factor:enrolment', dona],
      ['factor:factor', dona],
      ['factor:message-address', null],
      ['factor:message-pair', dona],
      ['factor:message-phone', dona],
      ['factor:message-user', dona],
      ['factor:pair', dona],
      ['sign-in:account', null],
      ['sign-in:address', null],
      ['sign-in:around', null],
      ['sign-in:pair', null],
      ['sign-in:wide-pair', null],
    ]);
  });

  test('text that is not a network is refused', async () => {
    const { dependencies } = await open(engine);
    expect(await clearLimits(dependencies, { account: null, network: 'casa' })).toMatchObject({ ok: false });
  });
});

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const mark = createNetworkMark('a secret key of thirty-two letters');
  const dependencies = { database, mark, clock: systemClock };
  const created = await createAdministrator(dependencies, { email: dona, password: 'portão que abre' });
  if (!created.ok) throw new Error(created.failure.code);
  const limits = createSignInLimits(dependencies);
  return {
    dependencies,
    userId: created.value.id,
    factors: createFactorLimits(dependencies),
    async fail(times: number, failed = attempt) {
      for (let count = 0; count < times; count += 1) await limits.countFailure(failed);
    },
    wait: async (judged = attempt) => (await limits.judge(judged)).secondsToWait,
  };
}

import { describe, expect, onTestFinished, test } from 'vitest';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { systemClock } from '#domain/clock.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { listKnownNetworks } from './known-network-store.ts';
import { rememberNetwork } from './known-networks.ts';

const client = { address: '192.0.2.1', userAgent: null };
const start = Date.UTC(2026, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const { query } = database;
  const credentials = { email: 'dona@example.com', password: 'portão que abre' };
  const created = await createAdministrator({ database, clock: systemClock }, credentials);
  if (!created.ok) throw new Error(created.failure.code);
  const userId = created.value.id;
  return {
    signIn: (network: string, atMs: number) =>
      rememberNetwork(query, { userId, network, client, at: new Date(atMs) }),
    known: async () => (await listKnownNetworks(query, userId)).map(({ network }) => network),
  };
}

describe.each(engines)('known networks on $name', (engine) => {
  test('an account keeps the hundred networks that were used last', async () => {
    const { signIn, known } = await open(engine);
    await signIn('home', start);
    for (let number = 0; number < 100; number += 1) await signIn(`network ${number}`, start + number + 1);
    await signIn('home', start + 200);
    const kept = await known();
    expect(kept).toHaveLength(100);
    expect(kept).toContain('home');
    expect(kept).not.toContain('network 0');
    expect(kept).toContain('network 99');
  });

  test('a network is forgotten at the first sign-in more than 180 days after it was used last', async () => {
    const { signIn, known } = await open(engine);
    await signIn('home', start);
    await signIn('office', start + 180 * dayMs);
    expect((await known()).toSorted()).toEqual(['home', 'office']);
    await signIn('office', start + 180 * dayMs + 1);
    expect(await known()).toEqual(['office']);
  });
});

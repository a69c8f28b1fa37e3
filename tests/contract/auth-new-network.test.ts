/** A sign-in from a network that is new to the account is reported to the other sessions. */
import { describe, expect, test } from 'vitest';
import { listAuditEvents } from '#domain/auth/audit/audit-event-store.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { email, password, startAuthServer } from './auth-support.ts';

const [home, cafe, hotel] = ['192.0.2.1', '198.51.100.7', '2001:db8:1:2::3'];

describe.each(engines)('sign-ins from new networks on $name', (engine) => {
  test('the first network is not new, and a network is reported once, however often it is used', async () => {
    const { signIn, reported } = await start(engine);
    const atHome = await signIn(home);
    expect(await reported(atHome)).toEqual([]);
    await signIn(home);
    expect(await reported(atHome)).toEqual([]);
    await signIn(cafe, 'Firefox/130.0');
    await signIn(cafe, 'Another');
    expect(await reported(atHome)).toEqual([
      { id: expect.any(String), first_seen_at: expect.stringMatching(/Z$/), user_agent: 'Firefox/130.0' },
    ]);
  });

  test('a new network is reported until the owner confirms it, even after its session has ended', async () => {
    const { signIn, reported, confirm, send, events } = await start(engine);
    const atHome = await signIn(home);
    const atCafe = await signIn(cafe);
    await send('POST', '/logout?scope=local', atCafe);
    const [network] = await reported(await signIn(home));
    expect(await confirm(atHome, network?.id)).toBe(204);
    expect(await reported(atHome)).toEqual([]);
    expect(await confirm(atHome, network?.id)).toBe(404);
    expect(await events()).toContain('new_network_confirmed');
    await signIn(cafe);
    expect(await reported(atHome)).toEqual([]);
  });

  test('a session from a new network can neither see nor confirm that network or an older new one', async () => {
    const { signIn, reported, confirm } = await start(engine);
    const atHome = await signIn(home);
    const atCafe = await signIn(cafe);
    const [first] = await reported(atHome);
    expect(await reported(atCafe)).toEqual([]);
    expect(await confirm(atCafe, first?.id)).toBe(404);
    const atHotel = await signIn(hotel);
    expect(await reported(atHotel)).toEqual([]);
    expect(await confirm(atHotel, first?.id)).toBe(404);
    expect(await reported(atHome)).toHaveLength(2);
    // A session from an older new network may confirm a newer one.
    const [second] = await reported(atCafe);
    expect(await confirm(atCafe, second?.id)).toBe(204);
    // The hotel is confirmed now, so its session sees the café.
    expect(await reported(atHotel)).toEqual([first]);
  });
});

interface NewNetwork {
  id: string;
  first_seen_at: string;
  user_agent: string | null;
}

async function start(engine: TestEngine) {
  const clock = { ms: Date.now() };
  const server = await startAuthServer(engine, {
    clock: () => new Date(clock.ms),
    clientAddress: (context) => context.req.header('x-test-address') ?? '',
  });
  const send = (method: string, path: string, token: string) =>
    server.call(path, { method, headers: { Authorization: `Bearer ${token}` } });
  return {
    send,
    /** @returns the access token */
    async signIn(address: string, userAgent = 'Test'): Promise<string> {
      clock.ms += 1000;
      const response = await server.call('/token?grant_type=password', {
        method: 'POST',
        headers: { 'x-test-address': address, 'User-Agent': userAgent },
        body: JSON.stringify({ email, password }),
      });
      return (await response.json()).access_token;
    },
    async reported(token: string): Promise<NewNetwork[]> {
      return (await (await send('GET', '/sessions', token)).json()).new_networks;
    },
    async confirm(token: string, id: string | undefined): Promise<number> {
      return (await send('DELETE', `/sessions/new-networks/${id}`, token)).status;
    },
    events: async () => (await listAuditEvents(server.database.query, 20)).map(({ kind }) => kind),
  };
}

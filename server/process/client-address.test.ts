import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const proxy = '10.0.0.1';

/** @param direct remote address of the socket; null for a request without one */
async function addressFor(hops: number, forwardedFor: string | null, direct: string | null = proxy) {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, hops)));
  const headers: Record<string, string> = forwardedFor === null ? {} : { 'X-Forwarded-For': forwardedFor };
  const bindings = direct === null ? {} : { incoming: { socket: { remoteAddress: direct } } };
  return (await app.request('/', { headers }, bindings)).text();
}

test('without a trusted proxy a client cannot choose its own address', async () => {
  expect(await addressFor(0, '203.0.113.9')).toBe(proxy);
});

test('each trusted proxy accounts for one entry, counted from the right', async () => {
  expect(await addressFor(1, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressFor(2, '198.51.100.1, 203.0.113.9')).toBe('198.51.100.1');
  expect(await addressFor(1, '2001:db8::1')).toBe('2001:db8::1');
});

test.each([null, '', ' , ', 'unknown', '203.0.113.9:443', '<script>', '1'.repeat(5000)])(
  'the address of the proxy is used if the entry is not an address: %s',
  async (entry) => expect(await addressFor(1, entry)).toBe(proxy),
);

test('the address of the socket is used when there are fewer entries than proxies', async () => {
  expect(await addressFor(3, '198.51.100.1, 203.0.113.9')).toBe(proxy);
});

test('a request without a socket has an unknown address', async () => {
  expect(await addressFor(0, null, null)).toBe('unknown');
  expect(await addressFor(1, '203.0.113.9', null)).toBe('203.0.113.9');
});

test('entries that a client prepends do not change the address', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[\w :.,;"=-]{0,20}$/))),
      fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 }),
      async (forged, appended) => {
        const header = [...forged, ...appended].join(', ');
        expect(await addressFor(appended.length, header)).toBe(appended[0]);
      },
    ),
    { numRuns: 50 },
  );
});

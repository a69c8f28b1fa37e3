import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { watchForwardedRequests } from './forwarded-requests.ts';

const requestFrom = (remoteAddress: string, headers: Record<string, string>) => ({
  headers,
  socket: { remoteAddress } as Socket,
});

function watch(trustedProxyHops: number) {
  const warnings: string[] = [];
  const forwarded = watchForwardedRequests(trustedProxyHops, {
    warn: (text: unknown) => warnings.push(String(text)),
  });
  return { forwarded, warnings };
}

test.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '172.18.0.2', '192.168.1.9', 'fd00::2'])(
  'requests forwarded by %s while no proxy is trusted are counted, and reported once',
  (address) => {
    const { forwarded, warnings } = watch(0);
    forwarded.note(requestFrom(address, { 'x-forwarded-for': '203.0.113.9' }));
    forwarded.note(requestFrom(address, { forwarded: 'for=203.0.113.9' }));
    expect(forwarded.untrusted).toBe(2);
    expect(warnings).toEqual([expect.stringContaining('Set TRUST_PROXY')]);
  },
);

test.each([
  ['a stranger who sends the header', 0, requestFrom('203.0.113.9', { 'x-forwarded-for': '198.51.100.7' })],
  ['a visitor without the header', 0, requestFrom('127.0.0.1', {})],
  ['a proxy that is trusted', 1, requestFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })],
])('%s is not reported', (_, hops, request) => {
  const { forwarded, warnings } = watch(hops);
  forwarded.note(request);
  expect([forwarded.untrusted, warnings]).toEqual([0, []]);
});

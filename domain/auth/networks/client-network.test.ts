import { expect, test } from 'vitest';
import { createNetworkMark, networkOf, networksAround, widestNetworkOf } from './client-network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.1', ['192.0.2.0/24']],
  ['::ffff:192.0.2.1', ['192.0.2.0/24']],
  ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:0db8:0001:00ff::1', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/56', '0:0:0::/48']],
  ['unknown', []],
])('%s is within %j', (address, networks) => {
  expect(networksAround(address)).toEqual(networks);
  expect(widestNetworkOf(address)).toBe(networks.at(-1) ?? address);
});

test('a mark is the same for the same network, and different under another key', () => {
  const mark = createNetworkMark('a secret key of thirty-two letters');
  expect(mark('2001:db8:1:2::1')).toBe(mark('2001:db8:1:2:ffff::9'));
  expect(mark('192.0.2.1')).toBe(mark('::ffff:192.0.2.1'));
  expect(mark('192.0.2.1')).not.toBe(mark('192.0.2.2'));
  expect(mark('192.0.2.1')).not.toBe(createNetworkMark('another secret key, also long enough')('192.0.2.1'));
  expect(mark('192.0.2.1')).toMatch(/^[\w-]{22}$/);
});

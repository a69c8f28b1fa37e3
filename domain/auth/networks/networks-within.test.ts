import { expect, test } from 'vitest';
import { networksWithin } from './networks-within.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
  ['2001:db8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
])('%s covers its own network and the networks around it', (prefix, networks) => {
  expect(networksWithin(prefix)).toEqual(networks);
});

test('a prefix covers every counted network within it', () => {
  const hosts = networksWithin('192.0.2.0/24') ?? [];
  expect(hosts).toHaveLength(257);
  expect(hosts).toEqual(expect.arrayContaining(['192.0.2.0', '192.0.2.255', '192.0.2.0/24']));
  const site = networksWithin('2001:db8:1:2f0::/60') ?? [];
  expect(site.slice(0, 16)).toEqual(
    Array.from({ length: 16 }, (_, index) => `2001:db8:1:${(0x2f0 + index).toString(16)}::/64`),
  );
  expect(site.slice(16)).toEqual(['2001:db8:1:200::/56', '2001:db8:1::/48']);
  expect(networksWithin('2001:db8:1::/48')).toHaveLength(65_536 + 256 + 1);
});

test.each(['', 'home', '192.0.2.0/16', '192.0.2.1/32', '2001:db8::/32', '2001:db8::/x'])(
  '%j is neither an address nor a prefix that is counted',
  (text) => {
    expect(networksWithin(text)).toBeNull();
  },
);

/** Addresses are counted and compared by network, and never stored in clear. */
import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** A household can choose from a whole /64 of IPv6 addresses, so they count as one. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups === null ? withoutMapping(address) : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The networks around an address, the narrowest first, because one client can have many addresses in them: /56 and /48
 * for IPv6, which providers give to a customer, /24 for IPv4. Empty for text that is not an address.
 */
export function networksAround(address: string): readonly string[] {
  const groups = groupsOf(address);
  if (groups === null) {
    const [, prefix] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(withoutMapping(address)) ?? [];
    return prefix === undefined ? [] : [`${prefix}.0/24`];
  }
  const [first, second, third, fourth = '0'] = groups;
  const high = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [`${first}:${second}:${third}:${high}::/56`, `${first}:${second}:${third}::/48`];
}

/** The widest network that counts as one client. */
export function widestNetworkOf(address: string): string {
  return networksAround(address).at(-1) ?? networkOf(address);
}

/** @returns the eight groups of an IPv6 address without leading zeros, or null for any other text */
function groupsOf(address: string): string[] | null {
  const plain = withoutMapping(address);
  if (!plain.includes(':')) return null;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':');
    while (groups.length + end.length < 8) groups.push('0');
    groups.push(...end);
  }
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** IPv4 addresses also arrive in their IPv6 form. */
function withoutMapping(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** For the keys of counters: limits their length and keeps names and addresses out of the table. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** @returns the same mark for the same network; without the key it cannot be traced back */
export type NetworkMark = (address: string) => string;

/** @param secretKey without one, all four billion IPv4 addresses could be tried against a mark */
export function createNetworkMark(secretKey: string): NetworkMark {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'network-mark v1', 32));
  return (address) =>
    createHmac('sha256', key).update(networkOf(address)).digest().subarray(0, 16).toString('base64url');
}

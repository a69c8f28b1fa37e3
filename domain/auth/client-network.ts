/** Addresses as they are counted and compared: by the network they belong to, and never kept in clear. */
import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** A household has a whole /64 of IPv6 addresses to change between; they count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':');
    while (groups.length + end.length < 8) groups.push('0');
    groups.push(...end);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** For counters that live for minutes: bounds the key's length and keeps names and addresses out of the table. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** @returns a mark that is the same for the same network and cannot be traced back without the key */
export type NetworkMark = (address: string) => string;

/** @param secretKey the four thousand million addresses of IPv4 are soon tried against a digest without a key */
export function createNetworkMark(secretKey: string): NetworkMark {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'network-mark v1', 32));
  return (address) =>
    createHmac('sha256', key).update(networkOf(address)).digest().subarray(0, 16).toString('base64url');
}

/** Finds the counted networks for an address or a prefix that an operator typed. */
import { isIP } from 'node:net';
import { networkOf, networksAround } from './client-network.ts';

/**
 * @param prefix an address, a /24 of IPv4, or a /48 to /64 of IPv6
 * @returns each network in it that may have a counter, and those around it; null for other text
 */
export function networksWithin(prefix: string): readonly string[] | null {
  const [address = '', length] = prefix.split('/');
  const family = isIP(address);
  if (family === 0) return null;
  if (length === undefined) return [networkOf(address), ...networksAround(address)];
  const bits = Number(length);
  if (family === 4) return bits === 24 ? [...hostsOf(address), ...networksAround(address)] : null;
  if (!Number.isInteger(bits) || bits < 48 || bits > 64) return null;
  const first = networkOf(address).split(':').slice(0, 4);
  const count = 2 ** (64 - bits);
  const fourth = Number.parseInt(first[3] ?? '0', 16);
  const start = fourth - (fourth % count);
  const inside = Array.from({ length: count }, (_, index) => {
    const group = (start + index).toString(16);
    return [...first.slice(0, 3), group].join(':');
  });
  return [
    ...inside.map((groups) => `${groups}::/64`),
    ...new Set(inside.flatMap((groups) => networksAround(`${groups}::`))),
  ];
}

function hostsOf(address: string): string[] {
  const prefix = address.split('.').slice(0, 3).join('.');
  return Array.from({ length: 256 }, (_, last) => `${prefix}.${last}`);
}

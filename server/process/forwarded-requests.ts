/**
 * Notices a proxy that the server was not told about. Without TRUST_PROXY all visitors have the proxy's address, so the
 * limits on sign-ins treat them as one: ten wrong passwords from anywhere shut everybody out.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';

export interface ForwardedRequests {
  /** Requests that a proxy has forwarded although none is trusted. */
  readonly untrusted: number;
  note(request: Pick<IncomingMessage, 'headers' | 'socket'>): void;
}

export const trustProxyAdvice =
  'TRUST_PROXY is off, so all visitors count as one client, and the wrong passwords of one shut out all. ' +
  'Set TRUST_PROXY to the number of proxies in front of the server (docs/OPERATIONS.md).';

/** Where a proxy of the same installation has its address. A stranger who sends the header comes from elsewhere. */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4');
}
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

export function watchForwardedRequests(
  trustedProxyHops: number,
  logger: Pick<Logger, 'warn'>,
): ForwardedRequests {
  let untrusted = 0;
  return {
    get untrusted() {
      return untrusted;
    },
    note({ headers, socket }) {
      const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
      if (trustedProxyHops > 0 || !isForwarded || !isNearby(socket.remoteAddress)) return;
      untrusted += 1;
      if (untrusted === 1) logger.warn(`A proxy forwards requests, but ${trustProxyAdvice}`);
    },
  };
}

function isNearby(address = ''): boolean {
  return isIP(address) !== 0 && nearby.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

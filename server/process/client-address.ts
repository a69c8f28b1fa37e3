import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** All requests without an address count as one client. */
const unknownAddress = 'unknown';

/** @returns the remote address of the socket, or null for a request without one */
export function socketAddress(context: Context): string | null {
  // The adapter's own function throws if there is no socket.
  const hasSocket = context.env?.incoming?.socket !== undefined;
  return hasSocket ? (getConnInfo(context).remote.address ?? null) : null;
}

/**
 * The address that rate limits count: the socket's, or the one that the configured number of trusted proxies reports.
 * Each proxy appends the address it saw, so entries are trusted from the right, one per proxy.
 */
export function clientAddress(context: Context, trustedProxyHops: number): string {
  const forwardedFor = context.req.header('x-forwarded-for') ?? '';
  return addressOf(socketAddress(context), forwardedFor, trustedProxyHops);
}

/** The same for a request without a Hono context. */
export function addressOfRequest(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxyHops: number,
): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '');
  return addressOf(socket.remoteAddress ?? null, forwardedFor, trustedProxyHops);
}

/** @param remoteAddress of the socket; null for a request without one */
function addressOf(remoteAddress: string | null, forwardedFor: string, trustedProxyHops: number): string {
  const direct = remoteAddress ?? unknownAddress;
  if (trustedProxyHops === 0) return direct;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const forwarded = entries.at(-trustedProxyHops) ?? '';
  return isIP(forwarded) === 0 ? direct : forwarded;
}

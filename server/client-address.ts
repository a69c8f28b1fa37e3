import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** What is counted when there is no address: one bucket for all who have none. */
const unknownAddress = 'unknown';

/** @returns the other end of the socket, or null for a request that did not come through one */
export function socketAddress(context: Context): string | null {
  // The adapter's own reader throws where there is no socket.
  const hasSocket = context.env?.incoming?.socket !== undefined;
  return hasSocket ? (getConnInfo(context).remote.address ?? null) : null;
}

/**
 * The address a limit is counted under: the socket's, or what the configured number of trusted proxies says.
 * Each proxy appends the address it saw, so the entries are believed from the right and no further.
 */
export function clientAddress(context: Context, trustedProxyHops: number): string {
  const direct = socketAddress(context) ?? unknownAddress;
  if (trustedProxyHops === 0) return direct;
  const entries = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const forwarded = entries.at(-trustedProxyHops) ?? '';
  return isIP(forwarded) === 0 ? direct : forwarded;
}

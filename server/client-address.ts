import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address a limit is counted under: the socket's, or what the configured number of trusted proxies says.
 * Each proxy appends the address it saw, so the entries are believed from the right and no further.
 */
export function clientAddress(context: Context, trustedProxyHops: number): string {
  const socketAddress = getConnInfo(context).remote.address ?? 'unknown';
  if (trustedProxyHops === 0) return socketAddress;
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return forwarded.at(-trustedProxyHops) ?? socketAddress;
}

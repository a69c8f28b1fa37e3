/** A redirect hands the query of the request on, or what a campaign has paid for could not be told any more. */
import { paths } from '#app/paths.ts';

/** Where screens send whoever asks for an address that they do not know. */
export const missLocations: readonly string[] = [paths.notFound(), paths.home()];

/**
 * @param target the request target, whose query is kept where the redirect has none of its own
 * @returns the address to lead to
 */
export function withKeptQuery(
  { status, location }: { status: number; location: string | null },
  target: string,
): string | null {
  const isMove = status === 301 || (status === 302 && location !== null && !missLocations.includes(location));
  if (!isMove || location === null || location.includes('?')) return location;
  const queryStart = target.indexOf('?');
  // A query of nothing but its sign says nothing.
  return queryStart === -1 || queryStart === target.length - 1
    ? location
    : location + target.slice(queryStart);
}

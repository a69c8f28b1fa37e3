/**
 * A redirect of an address that has moved passes on the query of the request. Otherwise the effect of a paid campaign
 * could not be measured.
 */
import { paths } from '#app/paths.ts';

/** Where screens redirect requests for addresses that they do not know. */
export const missLocations: readonly string[] = [paths.notFound(), paths.home()];

/**
 * @param target the request target, whose query is kept if the redirect has no query of its own
 * @returns the address to redirect to, without that query if the requested address was unknown or a search (303); null
 * for an answer that is no redirect
 */
export function withKeptQuery(
  { status, location }: { status: number; location: string | null },
  target: string,
): string | null {
  const isMove = status === 301 || (status === 302 && location !== null && !missLocations.includes(location));
  if (!isMove || location === null || location.includes('?')) return location;
  const queryStart = target.indexOf('?');
  // A query that is only a question mark is empty.
  return queryStart === -1 || queryStart === target.length - 1
    ? location
    : location + target.slice(queryStart);
}

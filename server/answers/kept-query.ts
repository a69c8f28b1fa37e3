/**
 * A redirect of an address that has moved passes on the query of the request. Otherwise the effect of a paid campaign
 * could not be measured.
 */

/**
 * The Cache-Control of a redirect by a rule, which tells it from the other redirects. Browsers remember a 301 for ever
 * unless told otherwise. A page that returned to its old address would then be out of reach for whoever had followed
 * the rule, or send them in circles.
 */
export const ruleCaching = 'no-cache';

interface RedirectAnswer {
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  /** The Cache-Control header. */
  cacheControl: string | null;
}

/**
 * Other temporary redirects say that there is nothing at the address. Their query may be what was wrong with it, as in
 * `/sitemap?pagina=999`: with it, the browser would be sent in circles.
 * @param target the request target, whose query is kept if the redirect has no query of its own
 * @returns the address to redirect to, with that query if the redirect is permanent (301) or the temporary one of a rule
 * (302); null for an answer that is not a redirect
 */
export function withKeptQuery(
  { status, location, cacheControl }: RedirectAnswer,
  target: string,
): string | null {
  const isMove = status === 301 || (status === 302 && cacheControl === ruleCaching);
  if (!isMove || location === null || location.includes('?')) return location;
  const queryStart = target.indexOf('?');
  // A query that is only a question mark is empty.
  return queryStart === -1 || queryStart === target.length - 1
    ? location
    : location + target.slice(queryStart);
}

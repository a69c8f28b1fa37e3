/**
 * Looks up what used to be at an address that no screen answers
 * (docs/specification/addresses.md#deleted-and-moved-addresses).
 */
import { paths } from '#app/paths.ts';
import type { AddressService } from '#domain/addresses/address-service.ts';
import { slugFromSearch } from '#domain/slug.ts';
import { searchedWords } from '../addresses/note-addresses.ts';
import { ruleCaching, withKeptQuery } from './kept-query.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** Where screens redirect requests for addresses that they do not know. */
const missLocations: readonly string[] = [paths.notFound(), paths.home()];

function isMiss({ status, headers }: Response): boolean {
  return status === 404 || (status === 302 && missLocations.includes(headers.get('location') ?? ''));
}

/** @returns the address that was not found; null for an answer that is not a miss */
function missedPath(request: Request, answer: Response): string | null {
  if (isMiss(answer)) return new URL(request.url).pathname;
  // A search that finds nothing counts as a request for the slug of its words.
  const words = answer.status === 303 ? searchedWords(answer.headers.get('location')) : null;
  const slug = words === null ? '' : slugFromSearch(words);
  return slug === '' ? null : paths.problem(slug);
}

/** @returns the answer of the screen unless it is a miss and the address has a rule */
export async function answerMissed(
  request: Request,
  answer: Response,
  { addresses, site }: { addresses: AddressService; site: Pick<SiteRenderer, 'render'> },
): Promise<Response> {
  const path = missedPath(request, answer);
  const found = path === null ? null : await addresses.find(path);
  if (path === null || found === null) return answer;
  if (found.code === 'moved') {
    // The result of a search may change, so browsers must not remember it.
    const status = answer.status === 303 ? 303 : found.status;
    const location = withKeptQuery({ status, location: found.to, cacheControl: ruleCaching }, request.url);
    const headers = { Location: location ?? found.to, 'Cache-Control': ruleCaching };
    return new Response(null, { status, headers });
  }
  const notFound = new Request(new URL(paths.notFound(), request.url), { method: request.method });
  return site.render(notFound, null, path);
}

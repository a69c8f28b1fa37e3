/**
 * Which requests the HTML cache may answer, and under which name. Only the query name that a page
 * reads counts: otherwise every campaign parameter, and any number typed behind a name of another page, would cost
 * a render.
 */
import { paths } from '#app/paths.ts';
import { canonicalForm } from '../middleware/canonical-path.ts';

/** The name in the query that the page of a path reads; all other pages read none. */
const queryNames: ReadonlyMap<string, string> = new Map([
  [paths.home(), 'cidade'],
  [paths.sitemap(), 'pagina'],
  [paths.search(), 'q'],
]);
const maxKeyLength = 512;
/** Whole first segments that are never public HTML. */
const uncachedSegments = new Set([
  'admin',
  'auth',
  'rest',
  'assets',
  'social',
  'healthz',
  'readyz',
  'metrics',
]);

/**
 * @param target the request target as it came in
 * @returns path and known query in one canonical form, or null when the request is not for the cache
 */
export function cacheKey(method: string | undefined, target: string | undefined): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || target === undefined || !target.startsWith('/')) return null;
  // No browser sends a fragment; with one, a page could be kept under any number of names.
  if (target.includes('#')) return null;
  const queryStart = target.indexOf('?');
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const firstSegmentEnd = path.indexOf('/', 1);
  const firstSegment = firstSegmentEnd === -1 ? path.slice(1) : path.slice(1, firstSegmentEnd);
  if (uncachedSegments.has(firstSegment) || path.startsWith('//') || path.endsWith('.data')) return null;
  const key = queryStart === -1 ? path : path + knownQuery(path, target.slice(queryStart + 1));
  return key.length <= maxKeyLength ? key : null;
}

/** What a redirect to the page's own address takes along is what the page would read. */
function knownQuery(path: string, query: string): string {
  const name = queryNames.get(canonicalForm(path));
  const value = name === undefined ? null : new URLSearchParams(query).get(name);
  return name === undefined || value === null ? '' : `?${new URLSearchParams({ [name]: value })}`;
}

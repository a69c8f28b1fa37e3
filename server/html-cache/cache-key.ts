/**
 * Which requests the HTML cache may answer, and under which name. Only the query names a page reads count:
 * otherwise every campaign parameter would cost a render.
 */

const knownQueryNames = ['cidade', 'pagina', 'q'] as const;
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
  const key = queryStart === -1 ? path : path + knownQuery(target.slice(queryStart + 1));
  return key.length <= maxKeyLength ? key : null;
}

function knownQuery(query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of knownQueryNames) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}

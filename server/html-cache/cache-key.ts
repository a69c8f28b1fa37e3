/**
 * Decides which requests the HTML cache may answer, and under which key. Of a query, the key keeps only the names that
 * the page reads: otherwise every campaign parameter, and every value of a name the page ignores, would cost a render.
 */
import { queries } from '#app/paths.ts';
import { canonicalForm } from '#domain/addresses/canonical-form.ts';
import { privateWords, serverWords } from '#domain/pages/reserved-slugs.ts';

const namesByPath = Map.groupBy(Object.values(queries), ({ path }) => path);
const maxKeyLength = 512;
/** First segments of paths that are never public HTML. */
const uncachedSegments: ReadonlySet<string> = new Set([...serverWords, ...privateWords]);

/**
 * @param target the request target as received
 * @returns the path as received, followed by the known names of its query in a fixed order; null if the request is not
 * cacheable
 */
export function cacheKey(method: string | undefined, target: string | undefined): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || target === undefined || !target.startsWith('/')) return null;
  // Browsers never send a fragment. Accepting one would allow any number of keys for a page.
  if (target.includes('#')) return null;
  const queryStart = target.indexOf('?');
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const firstSegmentEnd = path.indexOf('/', 1);
  const firstSegment = firstSegmentEnd === -1 ? path.slice(1) : path.slice(1, firstSegmentEnd);
  if (uncachedSegments.has(firstSegment) || path.startsWith('//') || path.endsWith('.data')) return null;
  const key = queryStart === -1 ? path : path + knownQuery(path, target.slice(queryStart + 1));
  return key.length <= maxKeyLength ? key : null;
}

/**
 * @returns the names that the page reads, with their values. For a path in another spelling, those of the canonical page:
 * the redirect there passes its query on.
 */
function knownQuery(path: string, query: string): string {
  const names = namesByPath.get(canonicalForm(path));
  if (names === undefined) return '';
  const parameters = new URLSearchParams(query);
  const knownParameters = new URLSearchParams();
  for (const { name } of names) {
    const value = parameters.get(name);
    if (value !== null) knownParameters.set(name, value);
  }
  return knownParameters.size === 0 ? '' : `?${knownParameters}`;
}

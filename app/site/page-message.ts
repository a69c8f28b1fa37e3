import { useMatches } from 'react-router';

/**
 * The words a page's own buttons carry into the conversation, which its loader returns as `message`: the ways of
 * contact around the page say the same. Undefined where a page has no question of its own.
 */
export function usePageMessage(): string | undefined {
  const data = useMatches().at(-1)?.loaderData;
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' ? data.message : undefined;
}

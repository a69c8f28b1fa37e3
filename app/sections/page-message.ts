import { useMatches } from 'react-router';

/**
 * The chat message of a page, which its loader returns as `message`. The floating button and the footer use the same
 * message as the page's own buttons. Undefined if the page has no message of its own.
 */
export function usePageMessage(): string | undefined {
  const data = useMatches().at(-1)?.loaderData;
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  return typeof data.message === 'string' ? data.message : undefined;
}

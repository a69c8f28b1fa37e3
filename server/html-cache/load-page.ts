/** Where a public page comes from when it is not at hand: the cache of this content version, or one rendering. */
import type { ContentVersion } from '#database/content-version.ts';
import { currentRequestId } from '../request-id.ts';
import type { CachedPage } from './cached-page.ts';
import type { HtmlCache } from './html-cache.ts';

export interface PageLoaderOptions {
  cache: Pick<HtmlCache, 'find' | 'load'>;
  contentVersion: Pick<ContentVersion, 'current'>;
  /** The app, asked for a page as nobody in particular. */
  render(request: Request): Promise<Response>;
  origin: string;
}

/**
 * @param key as `cacheKey` makes it
 * @param requestId of the request the page is wanted for
 * @returns the page, or whatever else the app answers under this address
 */
export type LoadPage = (key: string, requestId: string) => Promise<CachedPage>;

export function createPageLoader({ cache, contentVersion, render, origin }: PageLoaderOptions): LoadPage {
  return async (key, requestId) => {
    // Read before rendering: a write that commits meanwhile makes the result old, never the other way round.
    const version = await contentVersion.current();
    const kept = cache.find(key, version);
    if (kept !== undefined) return kept;
    const { page } = await cache.load(key, version, () =>
      currentRequestId.run(
        requestId,
        render,
        new Request(origin + key, { headers: { 'x-request-id': requestId } }),
      ),
    );
    return page;
  };
}

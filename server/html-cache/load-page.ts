/**
 * Loads a public page from the cache of the current content version, or renders it. While the database is away it falls
 * back to the page as it was last rendered.
 */
import type { ContentVersion } from '#database/content-version.ts';
import type { Availability } from '#database/outages/availability.ts';
import { limitWaiting } from '#database/outages/waiting-time.ts';
import { currentRequestId } from '../process/request-id.ts';
import { type CachedPage, toCachedPage } from './cached-page.ts';
import type { HtmlCache, RenderedPage } from './html-cache.ts';
import type { RenderQueue } from './render-queue.ts';
import { rankOfUnlisted } from './render-rank.ts';

export interface PageLoaderDependencies {
  cache: Pick<HtmlCache, 'find' | 'findOutdated' | 'isListed' | 'load'>;
  contentVersion: Pick<ContentVersion, 'current'>;
  availability: Pick<Availability, 'isAway'>;
  queue: RenderQueue;
  /** Whether a page of the site that is not generated has this key. */
  isListed(key: string): boolean;
  /** Requests the page from the app, without any header of a client. */
  render(request: Request): Promise<Response>;
  /** The answer when too many requests are waiting. */
  renderBusy(requestId: string): Response;
  origin: string;
}

/**
 * @param key as `cacheKey` makes it
 * @param requestId id of the request that needs the page
 * @returns the page, or whatever response the app has for this address
 */
export type LoadPage = (key: string, requestId: string) => Promise<CachedPage>;

export function createPageLoader(dependencies: PageLoaderDependencies): LoadPage {
  const { cache, contentVersion, availability, queue, isListed, render, renderBusy, origin } = dependencies;

  function outdatedDuringOutage(key: string): CachedPage | undefined {
    return availability.isAway ? cache.findOutdated(key) : undefined;
  }

  function renderNow(key: string, requestId: string): Promise<Response> {
    const headers = { 'x-request-id': requestId };
    return currentRequestId.run(requestId, render, new Request(origin + key, { headers }));
  }

  function inTurn(key: string, requestId: string) {
    const rank = isListed(key) || cache.isListed(key) ? 'listed' : rankOfUnlisted(key);
    return async (work: () => Promise<RenderedPage>): Promise<RenderedPage> => {
      const rendered = await queue.run(rank, work);
      if (rendered.ok) return rendered.value;
      return { page: await toCachedPage(renderBusy(requestId)), isCacheable: false, isOutage: false };
    };
  }

  async function load(key: string, requestId: string): Promise<CachedPage> {
    // Read before rendering: a write that commits meanwhile can only make the result outdated, never make an old page
    // current.
    const version = await contentVersion.current();
    const kept = cache.find(key, version) ?? outdatedDuringOutage(key);
    if (kept !== undefined) return kept;
    const startRender = () => renderNow(key, requestId);
    const { page, isOutage } = await cache.load(key, version, startRender, inTurn(key, requestId));
    // A server that is only busy says so, because it can show the newer page a moment later.
    return isOutage ? (cache.findOutdated(key) ?? page) : page;
  }

  return (key, requestId) => limitWaiting(() => load(key, requestId));
}

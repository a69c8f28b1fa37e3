/** Reads the titles for social cards from the pages of the HTML cache. */
import type { PageTitle } from '../app.ts';
import { cacheKey } from '../html-cache/cache-key.ts';
import type { CachedPage } from '../html-cache/cached-page.ts';
import type { LoadPage } from '../html-cache/load-page.ts';
import { currentRequestId } from '../process/request-id.ts';
import { sharedTitle } from './shared-title.ts';

/** @returns a function that returns null for a path that cannot have a card */
export function createTitleReader(
  loadPage: LoadPage,
  isFile: (path: string) => boolean,
): (path: string) => Promise<PageTitle | null> {
  /** The titles read so far: reading one again would decompress the page. */
  const titles = new WeakMap<CachedPage, string | null>();

  function titleOf(page: CachedPage): string | null {
    const known = titles.get(page);
    if (known !== undefined) return known;
    const title = sharedTitle(page.representation('identity').content.toString());
    titles.set(page, title);
    return title;
  }

  return async (path) => {
    const key = isFile(path) ? null : cacheKey('GET', path);
    if (key === null) return null;
    const page = await loadPage(key, currentRequestId.getStore() ?? '');
    return { status: page.status, title: titleOf(page) };
  };
}

/**
 * Keeps rendered public pages in memory, by address. A page is current for one content version. Later it is kept until
 * it is replaced or evicted, because an outdated page is better than none while the database is away. Concurrent misses
 * of an address share one render.
 */
import { CachedPage } from './cached-page.ts';
import { isListedPage } from './is-listed-page.ts';
import { PageShelf, type ShelvedPage } from './page-shelf.ts';

/** A complete response of the app. Only public ones are cached. */
export interface RenderedPage {
  page: CachedPage;
  /** Public, so it is kept unless the content version rose while it was rendered. */
  isCacheable: boolean;
  /** The page could not be rendered because of an outage. */
  isOutage: boolean;
}

export interface HtmlCache {
  find(key: string, version: number): CachedPage | undefined;
  /** The page as it was last rendered, for any version. */
  findOutdated(key: string): CachedPage | undefined;
  /** Whether the page is kept, in any version, and search engines may list it. */
  isListed(key: string): boolean;
  /**
   * Renders the page, or waits for a render of it that is already running.
   * @param inTurn decides when the work begins, and may answer instead
   */
  load(
    key: string,
    version: number,
    render: () => Promise<Response>,
    inTurn?: (work: () => Promise<RenderedPage>) => Promise<RenderedPage>,
  ): Promise<RenderedPage>;
  /** Resolves when no page is waiting for dense compression. */
  settled(): Promise<void>;
}

const cacheableTypes = /^(text\/html|application\/xml|text\/plain)\b/;
/** Anybody can invent addresses of unlisted pages. They must not displace the pages that visitors find. */
const unlistedShare = 1 / 8;

/** @param maxBytes for all pages together, in all encodings */
export function createHtmlCache(maxBytes: number): HtmlCache {
  const listed = new PageShelf(maxBytes * (1 - unlistedShare));
  const unlisted = new PageShelf(maxBytes * unlistedShare);
  const rendering = new Map<string, Promise<RenderedPage>>();
  let currentVersion = -1;
  let densifying: Promise<void> = Promise.resolve();

  function keep(key: string, version: number, page: CachedPage, shelf: PageShelf): void {
    if (version !== currentVersion) return;
    forget(key);
    const shelved = shelf.put(key, page, version);
    // The smallest encoding takes long, and only listed pages are requested often enough for it.
    if (shelf === listed) densifying = densifying.then(() => densify(key, shelved));
  }

  function forget(key: string): void {
    listed.delete(key);
    unlisted.delete(key);
  }

  async function densify(key: string, shelved: ShelvedPage): Promise<void> {
    const isStillKept = () => listed.get(key) === shelved;
    if (!isStillKept() || shelved.version !== currentVersion) return;
    // If dense compression fails, the page stays in its quick encoding.
    await shelved.page.densify().catch(() => {});
    if (isStillKept()) listed.count(shelved);
  }

  async function renderPage(
    key: string,
    version: number,
    render: () => Promise<Response>,
  ): Promise<RenderedPage> {
    const response = await render();
    const body = Buffer.from(await response.arrayBuffer());
    const page = new CachedPage(response.status, Object.fromEntries(response.headers), body);
    const isCacheable = isPublic(response);
    if (isCacheable) {
      const shelf = isListedPage(body.toString(), key) ? listed : unlisted;
      // Compressed before it is counted, so that only dense compression changes its size later.
      await page.compress(shelf === unlisted);
      keep(key, version, page, shelf);
    } else if (response.status !== 200 && response.status < 500 && version === currentVersion) {
      // The page is gone, so it must not be shown during an outage. A page that is answered with 200 but not kept
      // still exists: only its page code could not be stored.
      forget(key);
    }
    return { page, isCacheable, isOutage: response.status === 503 };
  }

  return {
    find(key, version) {
      // Versions only rise: a smaller one comes from a slow request.
      if (version > currentVersion) currentVersion = version;
      const shelved = listed.get(key) ?? unlisted.get(key);
      if (shelved === undefined || shelved.version !== currentVersion) return undefined;
      shelved.wasRequested = true;
      return shelved.page;
    },
    findOutdated: (key) => (listed.get(key) ?? unlisted.get(key))?.page,
    isListed: (key) => listed.get(key) !== undefined,
    load(key, version, render, inTurn = (work) => work()) {
      const renderKey = `${version} ${key}`;
      const running = rendering.get(renderKey);
      if (running !== undefined) return running;
      const started = inTurn(() => renderPage(key, version, render)).finally(() =>
        rendering.delete(renderKey),
      );
      rendering.set(renderKey, started);
      return started;
    },
    async settled() {
      await densifying;
    },
  };
}

/** Fails closed: a page is cached only if everything about it says that it is the same for everyone. */
function isPublic(response: Response): boolean {
  return (
    response.status === 200 &&
    /(^|[ ,])public([ ,]|$)/.test(response.headers.get('cache-control') ?? '') &&
    !response.headers.has('set-cookie') &&
    cacheableTypes.test(response.headers.get('content-type') ?? '')
  );
}

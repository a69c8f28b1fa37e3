/**
 * Rendered public pages, kept in memory under their address for one version of the content. One render at a
 * time per address; the least recently asked for go first when the byte limit is reached.
 */
import { CachedPage } from './cached-page.ts';

/** A whole answer of the app. Only those that say they are public are kept. */
export interface RenderedPage {
  page: CachedPage;
  isKept: boolean;
}

export interface HtmlCache {
  find(key: string, version: number): CachedPage | undefined;
  /** Renders unless the same page is being rendered already. */
  load(key: string, version: number, render: () => Promise<Response>): Promise<RenderedPage>;
  /** Resolves when no page waits for its dense form. */
  settled(): Promise<void>;
}

const cacheableTypes = /^(text\/html|application\/xml|text\/plain)\b/;

/** @param maxBytes of all pages together, in all their encodings */
export function createHtmlCache(maxBytes: number): HtmlCache {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<RenderedPage>>();
  let bytes = 0;
  let currentVersion = -1;
  let densifying: Promise<void> = Promise.resolve();

  function adopt(version: number): void {
    if (version === currentVersion) return;
    pages.clear();
    bytes = 0;
    currentVersion = version;
  }

  function keep(key: string, version: number, page: CachedPage): void {
    if (version !== currentVersion) return;
    // Counted in the form it will settle in, so that the limit holds without counting again.
    page.compress();
    bytes -= pages.get(key)?.byteLength ?? 0;
    pages.delete(key);
    pages.set(key, page);
    bytes += page.byteLength;
    for (const [oldest, held] of pages) {
      if (bytes <= maxBytes) break;
      pages.delete(oldest);
      bytes -= held.byteLength;
    }
    densifying = densifying.then(async () => {
      if (pages.get(key) !== page) return;
      const before = page.byteLength;
      await page.densify();
      if (pages.get(key) === page) bytes += page.byteLength - before;
    });
  }

  async function renderPage(
    key: string,
    version: number,
    render: () => Promise<Response>,
  ): Promise<RenderedPage> {
    const response = await render();
    const body = Buffer.from(await response.arrayBuffer());
    const page = new CachedPage(response.status, Object.fromEntries(response.headers), body);
    const isKept = isPublic(response);
    if (isKept) keep(key, version, page);
    return { page, isKept };
  }

  return {
    find(key, version) {
      adopt(version);
      const page = pages.get(key);
      if (page !== undefined) {
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    load(key, version, render) {
      const flight = `${version} ${key}`;
      const underWay = rendering.get(flight);
      if (underWay !== undefined) return underWay;
      const started = renderPage(key, version, render).finally(() => rendering.delete(flight));
      rendering.set(flight, started);
      return started;
    },
    async settled() {
      await densifying;
    },
  };
}

/** Fails closed: a page is kept only when everything about it says that it is the same for everyone. */
function isPublic(response: Response): boolean {
  return (
    response.status === 200 &&
    /(^|[ ,])public([ ,]|$)/.test(response.headers.get('cache-control') ?? '') &&
    !response.headers.has('set-cookie') &&
    cacheableTypes.test(response.headers.get('content-type') ?? '')
  );
}

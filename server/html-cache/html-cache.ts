/**
 * Rendered public pages, kept in memory under their address for one version of the content. One render at a
 * time per address. When the byte limit is reached the oldest goes, unless it was asked for since its turn came last.
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

/** A page that is kept, and what it was counted with: exactly that is taken off when it goes. */
interface Entry {
  page: CachedPage;
  bytes: number;
  /** Spares it once. Cheaper for every hit than keeping the pages in the order they were asked for. */
  wasAskedFor: boolean;
}

const cacheableTypes = /^(text\/html|application\/xml|text\/plain)\b/;

/** @param maxBytes of all pages together, in all their encodings */
export function createHtmlCache(maxBytes: number): HtmlCache {
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<RenderedPage>>();
  let bytes = 0;
  let currentVersion = -1;
  let densifying: Promise<void> = Promise.resolve();

  /** Versions only rise: a smaller one is that of a request that has waited, and learns what is kept now. */
  function adopt(version: number): void {
    if (version <= currentVersion) return;
    entries.clear();
    bytes = 0;
    currentVersion = version;
  }

  /** Counts the page as it is now, and lets others go for it where it has grown. */
  function count(entry: Entry): void {
    bytes -= entry.bytes;
    entry.bytes = entry.page.byteLength;
    bytes += entry.bytes;
    // It was asked for just now: without this it would go before those that were spared for it.
    if (bytes > maxBytes) entry.wasAskedFor = true;
    // A spared page comes up again at the end, if all were spared.
    for (const [key, oldest] of entries) {
      if (bytes <= maxBytes) break;
      entries.delete(key);
      if (oldest.wasAskedFor) {
        oldest.wasAskedFor = false;
        entries.set(key, oldest);
      } else bytes -= oldest.bytes;
    }
  }

  function keep(key: string, version: number, page: CachedPage): void {
    if (version !== currentVersion) return;
    // Both compressed forms are made before it is counted: it grows no more, except into its dense form.
    page.compress();
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
    const entry: Entry = { page, bytes: 0, wasAskedFor: false };
    entries.set(key, entry);
    count(entry);
    densifying = densifying.then(() => densify(key, entry));
  }

  async function densify(key: string, entry: Entry): Promise<void> {
    if (entries.get(key) !== entry) return;
    // Where it cannot be made, the page goes on in its quick form.
    await entry.page.densify().catch(() => {});
    if (entries.get(key) === entry) count(entry);
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
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entry.wasAskedFor = true;
      return entry.page;
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

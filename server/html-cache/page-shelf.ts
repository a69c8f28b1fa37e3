/**
 * Pages in memory up to a number of bytes. At the limit the oldest page is evicted, unless it was requested since it was
 * last up for eviction.
 */
import type { CachedPage } from './cached-page.ts';

/** A page, with the size that was counted for it and is subtracted when it is evicted. */
export interface ShelvedPage {
  page: CachedPage;
  /** The content version it was rendered for. */
  version: number;
  bytes: number;
  /** Requested since it was last up for eviction. Cheaper per hit than reordering the pages (the clock algorithm). */
  wasRequested: boolean;
}

export class PageShelf {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, ShelvedPage>();
  #bytes = 0;

  /** @param maxBytes for all pages together, in all encodings */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): ShelvedPage | undefined {
    return this.#pages.get(key);
  }

  put(key: string, page: CachedPage, version: number): ShelvedPage {
    this.delete(key);
    const shelved = { page, version, bytes: 0, wasRequested: false };
    this.#pages.set(key, shelved);
    this.count(shelved);
    return shelved;
  }

  delete(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }

  /** Counts the current size of a page and evicts others if it has grown. */
  count(shelved: ShelvedPage): void {
    this.#bytes -= shelved.bytes;
    shelved.bytes = shelved.page.byteLength;
    this.#bytes += shelved.bytes;
    // Marked as requested, because otherwise it would be evicted before the pages that were spared for it.
    if (this.#bytes > this.#maxBytes) shelved.wasRequested = true;
    // A spared page moves to the end and comes up again if all others are spared too. An outdated one is not spared.
    for (const [key, oldest] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pages.delete(key);
      if (oldest.wasRequested && oldest.version >= shelved.version) {
        oldest.wasRequested = false;
        this.#pages.set(key, oldest);
      } else this.#bytes -= oldest.bytes;
    }
  }
}

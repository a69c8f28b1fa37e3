/** Keeps drawn cards in memory, by title, up to a number of bytes. */
import type { DrawnCard } from './card-messages.ts';

export interface CardCache {
  find(title: string): DrawnCard | undefined;
  keep(title: string, card: DrawnCard): void;
}

/**
 * Evicts at random. Crawlers request all cards in turn, and evicting the oldest would then always evict the card that
 * is requested next.
 * @param random from 0 to below 1
 */
export function createCardCache(maxBytes: number, random: () => number): CardCache {
  const cards = new Map<string, DrawnCard>();
  let bytes = 0;

  function evictOne(): void {
    const title = [...cards.keys()][Math.floor(random() * cards.size)] ?? '';
    bytes -= cards.get(title)?.png.byteLength ?? 0;
    cards.delete(title);
  }

  return {
    find: (title) => cards.get(title),
    keep(title, card) {
      if (cards.has(title) || card.png.byteLength > maxBytes) return;
      while (bytes + card.png.byteLength > maxBytes) evictOne();
      cards.set(title, card);
      bytes += card.png.byteLength;
    },
  };
}

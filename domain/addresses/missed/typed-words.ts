/**
 * Words that were typed and not found, in memory only. A typed word may be a name, so it is stored only after people on
 * three networks have requested it within a day. Networks are kept as keyed digests only, and the key is lost when the
 * process ends.
 */
import { createHmac, randomBytes } from 'node:crypto';

export const networksNeeded = 3;
export const maxWords = 5000;
const windowMs = 24 * 60 * 60 * 1000;

export interface Counts {
  people: number;
  robots: number;
}

interface TypedWord {
  /** When each network last requested it. */
  requestedAtMs: Map<string, number>;
  touchedAtMs: number;
  counts: Counts;
}

export interface TypedWords {
  /** Records that somebody requested the word. */
  note(word: string, network: string, at: Date): void;
  /** Whether enough networks have requested the word. */
  isKnown(word: string, at: Date): boolean;
  /** What was counted before the word was known. */
  countsOf(word: string): Counts;
  /** Adds to what `countsOf` returns. */
  addCounts(word: string, counts: Counts, at: Date): void;
  /** Call it once the word is stored. */
  forget(word: string): void;
  /** How many words are in memory. */
  readonly size: number;
}

export function createTypedWords(): TypedWords {
  const words = new Map<string, TypedWord>();
  const key = randomBytes(32);

  /** @returns the entry of the word, which becomes the last to be forgotten */
  function touch(word: string, at: Date): TypedWord {
    const entry = words.get(word) ?? {
      requestedAtMs: new Map(),
      touchedAtMs: 0,
      counts: { people: 0, robots: 0 },
    };
    entry.touchedAtMs = at.getTime();
    // Inserted again, so that the first entry of the map is the one requested longest ago.
    words.delete(word);
    words.set(word, entry);
    for (const [oldest, { touchedAtMs }] of words) {
      if (words.size <= maxWords && at.getTime() - touchedAtMs < windowMs) break;
      words.delete(oldest);
    }
    return entry;
  }

  function forgetOld(entry: TypedWord, at: Date): void {
    for (const [network, lastMs] of entry.requestedAtMs) {
      if (at.getTime() - lastMs >= windowMs) entry.requestedAtMs.delete(network);
    }
  }

  return {
    note(word, network, at) {
      const entry = touch(word, at);
      forgetOld(entry, at);
      if (entry.requestedAtMs.size >= networksNeeded) return;
      const digest = createHmac('sha256', key).update(network).digest('base64url');
      entry.requestedAtMs.set(digest, at.getTime());
    },
    isKnown(word, at) {
      const entry = words.get(word);
      if (entry === undefined) return false;
      forgetOld(entry, at);
      return entry.requestedAtMs.size >= networksNeeded;
    },
    countsOf: (word) => words.get(word)?.counts ?? { people: 0, robots: 0 },
    addCounts(word, { people, robots }, at) {
      const { counts } = touch(word, at);
      counts.people += people;
      counts.robots += robots;
    },
    forget(word) {
      words.delete(word);
    },
    get size() {
      return words.size;
    },
  };
}

/**
 * Words that were typed and not found, in memory only. A typed word may be a name, so it is stored only after people on
 * three networks have requested it within a day. Of a network, only a keyed digest is kept, in memory, and its key is
 * lost with the process.
 */
import { createHmac, randomBytes } from 'node:crypto';

export const networksNeeded = 3;
export const maxWords = 5000;
const windowMs = 24 * 60 * 60 * 1000;

export interface Counts {
  people: number;
  robots: number;
}

interface AskedWord {
  /** When each network last requested it. */
  askedAt: Map<string, number>;
  touchedAtMs: number;
  held: Counts;
}

export interface AskedWords {
  /** Records that somebody requested the word. */
  note(word: string, network: string, at: Date): void;
  isKnown(word: string, at: Date): boolean;
  /** What was counted before the word was known. */
  heldOf(word: string): Counts;
  hold(word: string, counts: Counts, at: Date): void;
  /** Call it once the word is stored. */
  forget(word: string): void;
  /** How many words are in memory. */
  readonly size: number;
}

export function createAskedWords(): AskedWords {
  const words = new Map<string, AskedWord>();
  const key = randomBytes(32);

  function wordOf(word: string, at: Date): AskedWord {
    const known = words.get(word) ?? { askedAt: new Map(), touchedAtMs: 0, held: { people: 0, robots: 0 } };
    known.touchedAtMs = at.getTime();
    // Set again, so that the first entry of the map is the one requested longest ago.
    words.delete(word);
    words.set(word, known);
    for (const [oldest, { touchedAtMs }] of words) {
      if (words.size <= maxWords && at.getTime() - touchedAtMs < windowMs) break;
      words.delete(oldest);
    }
    return known;
  }

  function forgetOld(one: AskedWord, at: Date): void {
    for (const [network, askedAtMs] of one.askedAt) {
      if (at.getTime() - askedAtMs >= windowMs) one.askedAt.delete(network);
    }
  }

  return {
    note(word, network, at) {
      const one = wordOf(word, at);
      forgetOld(one, at);
      if (one.askedAt.size >= networksNeeded) return;
      const digest = createHmac('sha256', key).update(network).digest('base64url');
      one.askedAt.set(digest, at.getTime());
    },
    isKnown(word, at) {
      const one = words.get(word);
      if (one === undefined) return false;
      forgetOld(one, at);
      return one.askedAt.size >= networksNeeded;
    },
    heldOf: (word) => words.get(word)?.held ?? { people: 0, robots: 0 },
    hold(word, { people, robots }, at) {
      const { held } = wordOf(word, at);
      held.people += people;
      held.robots += robots;
    },
    forget(word) {
      words.delete(word);
    },
    get size() {
      return words.size;
    },
  };
}

/**
 * Counts requests for addresses without a page: the uses of rules, and addresses that were not found. The counts are
 * collected in memory and added to the database later, so no visitor waits for a write.
 */
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import { lockPages } from '#database/page-counts/page-counts.ts';
import type { Schema } from '#database/schema.ts';
import { addHits, findRulesAt } from '#domain/addresses/redirect-store.ts';
import { type Clock, yearsBefore } from '#domain/clock.ts';
import { isTypedWord, mayBeStored } from './may-be-stored.ts';
import {
  addMisses,
  type CountedMiss,
  deleteMissesBefore,
  findStoredMisses,
  keepMostUseful,
} from './missed-store.ts';
import { createTypedWords } from './typed-words.ts';

export interface AddressRequest {
  /** Canonical, percent-encoded, without a query. */
  path: string;
  /** Whether the address counts as missed if it has no rule. */
  mayBeMissing: boolean;
  isRobot: boolean;
  network: string;
  /** The site of the link that was followed; null if none is known. */
  referrerHost: string | null;
}

export interface AddressCounter {
  note(request: AddressRequest): void;
  /**
   * Adds the counts to the database. What cannot be written is kept for the next time.
   * @returns how many addresses it dealt with
   */
  flush(): Promise<number>;
  /**
   * Deletes addresses that nobody has requested for a year, but for those that a rule redirects.
   * @returns how many there were
   */
  forgetUnrequested(): Promise<number>;
}

export const maxStoredMisses = 5000;
/** An address that was not requested for this long is forgotten. */
export const missedYears = 1;
/** How many addresses are counted between two flushes. Any more, as in a flood, are not counted. */
const maxNoted = 2000;

interface Noted extends CountedMiss {
  mayBeMissing: boolean;
}

export interface AddressCounterDependencies {
  database: Pick<Database, 'query'>;
  clock: Clock;
}

export function createAddressCounter({ database, clock }: AddressCounterDependencies): AddressCounter {
  const { query } = database;
  const words = createTypedWords();
  let noted = new Map<string, Noted>();

  function add(counts: Noted): void {
    const existing = noted.get(counts.path);
    if (existing === undefined) {
      if (noted.size < maxNoted) noted.set(counts.path, { ...counts });
      return;
    }
    existing.people += counts.people;
    existing.robots += counts.robots;
    existing.referrer_host = counts.referrer_host ?? existing.referrer_host;
    existing.mayBeMissing ||= counts.mayBeMissing;
  }

  /** @returns the addresses that may be stored, and the words that too few networks have requested */
  async function partition(
    transaction: Kysely<Schema>,
    missed: readonly Noted[],
    at: Date,
  ): Promise<{ storable: CountedMiss[]; unknownWords: Noted[] }> {
    const stored = await findStoredMisses(
      transaction,
      missed.map(({ path }) => path),
    );
    const isUnknownWord = ({ path }: Noted) =>
      isTypedWord(path) && !stored.has(path) && !words.isKnown(path, at);
    const storable = missed
      .filter((entry) => !isUnknownWord(entry))
      .map(({ path, people, robots, referrer_host }) => {
        const before = words.countsOf(path);
        return { path, people: people + before.people, robots: robots + before.robots, referrer_host };
      });
    return { storable, unknownWords: missed.filter(isUnknownWord) };
  }

  async function write(all: readonly Noted[]): Promise<void> {
    const at = clock();
    const { storable, unknownWords } = await query.transaction().execute(async (transaction) => {
      await lockPages(transaction);
      const rules = await findRulesAt(
        transaction,
        all.map(({ path }) => path),
      );
      const ruled = new Set(rules.map(({ from_path }) => from_path));
      await addHits(
        transaction,
        all
          .filter(({ path }) => ruled.has(path))
          .map((entry) => ({ ...entry, hits: entry.people + entry.robots })),
        at.toISOString(),
      );
      const missed = all.filter(
        ({ path, mayBeMissing }) => mayBeMissing && !ruled.has(path) && mayBeStored(path),
      );
      const parts = await partition(transaction, missed, at);
      await addMisses(transaction, parts.storable, at.toISOString());
      if (parts.storable.length > 0) await keepMostUseful(transaction, maxStoredMisses);
      return parts;
    });
    for (const { path } of storable) words.forget(path);
    for (const entry of unknownWords) words.addCounts(entry.path, entry, at);
  }

  return {
    note({ path, mayBeMissing, isRobot, network, referrerHost }) {
      add({
        path,
        people: isRobot ? 0 : 1,
        robots: isRobot ? 1 : 0,
        referrer_host: referrerHost,
        mayBeMissing,
      });
      if (mayBeMissing && !isRobot && isTypedWord(path) && mayBeStored(path)) {
        words.note(path, network, clock());
      }
    },
    async flush() {
      if (noted.size === 0) return 0;
      const all = noted;
      noted = new Map();
      try {
        await write([...all.values()]);
        return all.size;
      } catch (error) {
        for (const entry of all.values()) add(entry);
        throw error;
      }
    },
    forgetUnrequested: () => deleteMissesBefore(query, yearsBefore(clock(), missedYears)),
  };
}

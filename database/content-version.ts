import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** The number that says which state of the public data a rendered page shows. */
export interface ContentVersion {
  /** Up to date with every write committed on this machine; asks the table only when something changed. */
  current(): Promise<number>;
  /**
   * Without waiting, or null when the table has to be asked. Writes of this process count at once, those of others
   * after `lookAgainMs` at the latest.
   */
  known(): number | null;
  /** Part of the transaction that changes public data; other processes hear of it with the commit. */
  advance(transaction: Kysely<Schema>): Promise<void>;
  /** After that transaction's commit, for this process. */
  announce(): void;
}

/**
 * To look for writes of other processes costs every request to a cached page a fifteenth of its time
 * (docs/decisions/021-looking-for-changes-by-the-clock.md); they may take up to a second to be noticed.
 */
const lookAgainMs = 20;

export function createContentVersion(database: Database): ContentVersion {
  let version = 0;
  let seenSignal: number | null = null;
  let announcements = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<number> {
    const row = await database.query
      .selectFrom('content_version')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    return Number(row.version);
  }

  return {
    known() {
      if (seenSignal === null) return null;
      const now = performance.now();
      if (now - lookedAt >= lookAgainMs) {
        if (database.changes.current() !== seenSignal) return null;
        lookedAt = now;
      }
      return version;
    },
    async current() {
      const signal = database.changes.current();
      if (signal !== seenSignal) {
        const before = announcements;
        const found = await read();
        // It only rises: a slow read that ends after a later one must not bring the older number back.
        version = Math.max(version, found);
        // A commit of ours that was announced meanwhile may be newer than what was read.
        if (before === announcements) seenSignal = signal;
      }
      return version;
    },
    async advance(transaction) {
      await transaction
        .updateTable('content_version')
        .set({ version: sql`version + 1` })
        .where('id', '=', 1)
        .execute();
      await database.changes.announceIn(transaction);
    },
    announce() {
      announcements += 1;
      seenSignal = null;
    },
  };
}

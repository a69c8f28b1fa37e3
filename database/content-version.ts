import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Availability } from './outages/availability.ts';
import { DatabaseOutage } from './outages/database-outage.ts';
import { checkMs } from './outages/deadlines.ts';
import { withTimeLimit } from './outages/time-limit.ts';
import { wait, withoutWaitingLimit } from './outages/waiting-time.ts';
import { readVersion } from './read-version.ts';
import type { Schema } from './schema.ts';

/** The number that identifies a state of the public data. Cached pages are keyed by it. */
export interface ContentVersion {
  /**
   * Up to date with every write committed on this machine. Reads the table only when something has changed. While the
   * database is away, this is the last known version, so that cached pages stay valid.
   * @throws while the database is away, if no version is known yet
   */
  current(): Promise<number>;
  /**
   * The version without a query, or null if the table must be read. A write of this process takes effect at once, one
   * of another process within `recheckAfterMs`.
   */
  known(): number | null;
  /** Call it in the transaction that changes public data. The commit notifies the other processes. */
  advance(transaction: Kysely<Schema>): Promise<void>;
  /** Call it after the commit, so that this process notices at once. */
  announce(): void;
}

/** More writes than can happen between reading the version and replacing the database. */
export const versionHeadroom = 1000;

/**
 * Checking for writes of other processes on every request would take a fifteenth of the time of a cache hit
 * (docs/decisions/021-looking-for-changes-by-the-clock.md). The specification allows up to a second.
 */
const recheckAfterMs = 20;

/** @param availability of the running site; commands serve nothing and have none */
export function createContentVersion(
  database: Database,
  availability?: Pick<Availability, 'isAway' | 'failCheck'>,
): ContentVersion {
  let version: number | null = null;
  let seenSignal: number | null = null;
  let announcements = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let runningUpdate: { result: Promise<boolean>; announcements: number } | null = null;

  /** The last known version. The table is read again as soon as the database is back. */
  function versionDuringOutage(): number {
    seenSignal = null;
    if (version === null) throw new DatabaseOutage('The content version was never read');
    return version;
  }

  /** @returns false if the table cannot be read */
  async function update(signal: number): Promise<boolean> {
    const before = announcements;
    try {
      const found = await withTimeLimit(readVersion(database.checks), checkMs);
      // The version only rises: a slow read that ends after a later one must not restore the older number.
      version = Math.max(version ?? 0, found);
      // A commit announced during the read may be newer than what was read.
      if (before === announcements) seenSignal = signal;
      return true;
    } catch (error) {
      return fail(error);
    }
  }

  /** @throws any error that is not an outage, and every error in a command */
  function fail(error: unknown): false {
    if (availability === undefined || !database.isUnreachable(error)) throw error;
    availability.failCheck(error);
    return false;
  }

  /**
   * Requests that arrive during a read share it, unless this process has committed in the meantime. The most they can
   * miss is a commit of another process at the same moment.
   */
  async function updateIfChanged(): Promise<boolean> {
    const signal = currentSignal();
    if (signal instanceof Error) return fail(signal);
    if (signal === seenSignal) return true;
    if (runningUpdate === null || runningUpdate.announcements !== announcements) {
      const result = update(signal).finally(() => {
        if (runningUpdate?.result === result) runningUpdate = null;
      });
      runningUpdate = { result, announcements };
    }
    return runningUpdate.result;
  }

  /** @returns an error if the signal cannot be read */
  function currentSignal(): number | Error {
    try {
      return database.changes.current();
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  return {
    known() {
      if (availability?.isAway) {
        seenSignal = null;
        return version;
      }
      if (seenSignal === null) return null;
      const now = performance.now();
      if (now - checkedAt >= recheckAfterMs) {
        if (currentSignal() !== seenSignal) return null;
        checkedAt = now;
      }
      return version;
    },
    async current() {
      // The check decides for all requests, so the little time that one request has left must not cut it short.
      const isCurrent = !availability?.isAway && (await wait(() => withoutWaitingLimit(updateIfChanged)));
      return isCurrent && version !== null ? version : versionDuringOutage();
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

/** After all data has been replaced, raises the version above that of any page a process has cached. */
export async function supersedeVersion(
  transaction: Kysely<Schema>,
  database: Database,
  replacedVersion: number,
): Promise<void> {
  const version = Math.max(replacedVersion, await readVersion(transaction)) + versionHeadroom;
  await transaction.updateTable('content_version').set({ version }).where('id', '=', 1).execute();
  await database.changes.announceIn(transaction);
}

/**
 * Knows whether the database can be read and written at the moment. During an outage it checks by itself, so that no
 * request waits to find out. Otherwise it checks when a query has failed or a caller asks.
 */
import type { Database } from '#database/database.ts';
import { readVersion } from '#database/read-version.ts';
import { readinessMs } from './deadlines.ts';
import { watchPart } from './watch-part.ts';

export interface Availability {
  /** True from a failed check until one that succeeds. Meanwhile queries fail at once. */
  readonly isAway: boolean;
  /** Reports that the check of the content version has failed. */
  failCheck(error: unknown): void;
  /** Tries a read and a write, unless it has just done so. While reads fail, writes count as failing. */
  readiness(): Promise<{ reads: boolean; writes: boolean }>;
  close(): void;
}

export interface AvailabilityReports {
  /**
   * Called once when an outage begins and once when it ends.
   * @param cause the error that began it; null at its end
   */
  change(part: 'reads' | 'writes', isUp: boolean, cause: unknown): void;
  /** A query failed although the database can be read: it ran into a lock, or lost its connection. */
  failedQuery(error: unknown): void;
}

export function watchAvailability(database: Database, reports: AvailabilityReports): Availability {
  const reads = watchPart({
    attempt: () => readVersion(database.checks),
    onChange(isUp, cause) {
      database.refuseQueries(!isUp);
      reports.change('reads', isUp, cause);
    },
  });
  const writes = watchPart({
    attempt: () => database.tryWrite(),
    onChange: (isUp, cause) => reports.change('writes', isUp, cause),
  });
  let readyAt = Number.NEGATIVE_INFINITY;

  database.onOutage((error) => {
    if (!reads.isUp) return;
    if (database.isWriteOutage(error)) {
      writes.fail(error);
      return;
    }
    void reads.check().then((isUp) => isUp && reports.failedQuery(error));
  });

  return {
    get isAway() {
      return !reads.isUp;
    },
    failCheck: reads.fail,
    async readiness() {
      if (reads.isUp && performance.now() - readyAt >= readinessMs) {
        const isReady = (await reads.check()) && (await writes.check());
        if (isReady) readyAt = performance.now();
      }
      return { reads: reads.isUp, writes: reads.isUp && writes.isUp };
    },
    close() {
      reads.stop();
      writes.stop();
    },
  };
}

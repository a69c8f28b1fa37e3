/** Logs an outage of the database when it begins and when it ends, rather than for every request it affects. */
import type { Logger } from 'pino';
import type { AvailabilityReports } from '#database/outages/availability.ts';

/** Queries that fail individually, such as at a lock, are logged no more often than this. */
const failedQueryEveryMs = 10_000;

const messages = {
  reads: {
    down: 'the database cannot be read: cached pages are served, all else is answered with 503',
    up: 'the database can be read again',
  },
  writes: {
    down: 'the database cannot be written: pages are served, changes are answered with 503',
    up: 'the database can be written again',
  },
} as const;

export function reportAvailability(logger: Logger): AvailabilityReports {
  const since = { reads: 0, writes: 0 };
  let failedQueryAt = Number.NEGATIVE_INFINITY;
  return {
    change(part, isUp, cause) {
      if (isUp) {
        const seconds = Math.round((performance.now() - since[part]) / 100) / 10;
        logger.info({ part, seconds }, messages[part].up);
        return;
      }
      since[part] = performance.now();
      logger.error({ part, cause: textOf(cause) }, messages[part].down);
    },
    failedQuery(error) {
      if (performance.now() - failedQueryAt < failedQueryEveryMs) return;
      failedQueryAt = performance.now();
      logger.warn({ cause: textOf(error) }, 'a query failed, and the database can be read');
    },
  };
}

/** Without a stack, because it is not a bug of this program. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? `${error.code}: ` : '';
  return code + (error instanceof AggregateError ? error.errors.map(textOf).join('; ') : error.message);
}

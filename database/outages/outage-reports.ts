import { noteOutage } from './waiting-time.ts';

/** Reports every query that failed because the database is out of service. */
export interface OutageReports {
  subscribe(listener: (error: unknown) => void): void;
  /** Passes on the outcome of database work, and reports its error if that is an outage. */
  watch<Value>(work: Promise<Value>): Promise<Value>;
}

export function createOutageReports(isUnreachable: (error: unknown) => boolean): OutageReports {
  const listeners: ((error: unknown) => void)[] = [];
  return {
    subscribe(listener) {
      listeners.push(listener);
    },
    async watch(work) {
      try {
        return await work;
      } catch (error) {
        if (isUnreachable(error)) {
          noteOutage();
          for (const listener of listeners) listener(error);
        }
        throw error;
      }
    },
  };
}

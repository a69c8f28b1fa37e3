/** The tables of the site's automatic jobs. */
import type { PrimaryKeys } from './primary-keys.ts';

export interface JobTables {
  jobs: JobsTable;
}

export const jobKeys = {
  jobs: ['name'],
} satisfies PrimaryKeys<JobTables>;

/**
 * When a job runs, and how it went the last time (`domain/jobs/`). Of a job that runs in every process, only runs that
 * did something or failed are stored.
 */
export interface JobsTable {
  name: string;
  /** When a process may claim it; null for a job that runs in every process. */
  due_at: string | null;
  /** Rises with every claim, so that only the process that made the last one may renew or end it. */
  claim: number;
  started_at: string | null;
  /** Null until the first run has ended. */
  ended_at: string | null;
  outcome: 'done' | 'failed' | null;
  /** How many pages, links, addresses, counts or parts of a long task the last run dealt with. */
  affected: number;
}

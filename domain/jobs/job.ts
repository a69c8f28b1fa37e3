/** The site's automatic, repeated jobs (docs/decisions/051-what-the-site-does-by-itself.md). */
export interface Job {
  /** Used in `jobs` and in the metrics. */
  name: JobName;
  everySeconds: number;
  /**
   * - `one_process`: runs in the process that claims it, among all that share the database.
   * - `each_process`: runs in every process, because its work is in memory or each piece of work is claimed separately.
   */
  runsIn: 'one_process' | 'each_process';
  /**
   * Whether it deletes what nobody can bring back. If it is long overdue, the site was off or the clock is ahead, so it
   * waits for a day, in which somebody may set the clock right.
   */
  isIrreversible?: boolean;
  /** Whether it runs once more when the process stops. */
  isRunAtEnd?: boolean;
  /**
   * @param signal is aborted when the process stops
   * @returns how many pages, links, addresses or counts it dealt with, or how many parts of a long task
   */
  run(signal: AbortSignal): Promise<number>;
}

/** A name that has shipped is never changed. */
export const jobNames = [
  'publish_scheduled',
  'flush_contacts',
  'flush_addresses',
  'empty_trash',
  'forget_preview_links',
  'forget_missed_addresses',
  'write_first_versions',
  'write_fingerprints',
] as const;

export type JobName = (typeof jobNames)[number];

export interface JobRun {
  outcome: 'done' | 'failed';
  affected: number;
  startedAt: Date;
  endedAt: Date;
}

/** What the site does by itself, again and again (docs/decisions/051-what-the-site-does-by-itself.md). */
export interface Job {
  /** In `jobs` and in the metrics. One that has shipped is never changed. */
  name: JobName;
  everySeconds: number;
  /**
   * - `one_process`: the one that claims it, of all that share the database.
   * - `each_process`: its work is in the memory of each, or each piece of work is claimed by itself.
   */
  runsIn: 'one_process' | 'each_process';
  /** Whether it runs once more when the process stops. */
  isRunAtEnd?: boolean;
  /**
   * @param signal is aborted when the process stops
   * @returns how many pages, links or counts it dealt with
   */
  run(signal: AbortSignal): Promise<number>;
}

export type JobName =
  | 'publish_scheduled'
  | 'flush_contacts'
  | 'flush_addresses'
  | 'empty_trash'
  | 'forget_preview_links'
  | 'write_first_versions'
  | 'write_fingerprints';

export interface JobRun {
  outcome: 'done' | 'failed';
  affected: number;
  startedAt: Date;
  endedAt: Date;
}

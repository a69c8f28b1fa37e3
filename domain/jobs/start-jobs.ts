/** Runs the jobs of this process until it stops, and counts how they went. */
import type { Job, JobName } from './job.ts';
import { type JobsDependencies, runJob } from './run-job.ts';

/** Counted since the process started. */
export interface JobTally {
  name: JobName;
  done: number;
  failed: number;
  affected: number;
  /** Unix time of the last successful run; 0 before it. */
  lastDoneSeconds: number;
}

export interface KeptJobs {
  tallies(): readonly JobTally[];
  /** Resolves when no job is running and the jobs to run at the end are done. */
  stop(): Promise<void>;
}

/** How often a process looks whether a job for one process is due. */
const lookEverySeconds = 5;

export function keepJobs(dependencies: JobsDependencies, jobs: readonly Job[]): KeptJobs {
  const stopping = new AbortController();
  const kept = jobs.map((job) => keepJob(dependencies, job, stopping.signal));
  return {
    tallies: () => kept.map(({ tally }) => tally),
    async stop() {
      stopping.abort();
      await Promise.all(kept.map(({ stop }) => stop()));
    },
  };
}

function keepJob(dependencies: JobsDependencies, job: Job, signal: AbortSignal) {
  const tally: JobTally = { name: job.name, done: 0, failed: 0, affected: 0, lastDoneSeconds: 0 };
  let underWay: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      const ended = await runJob(dependencies, job, signal);
      if (ended === null) return;
      tally[ended.outcome] += 1;
      tally.affected += ended.affected;
      if (ended.outcome === 'done') tally.lastDoneSeconds = ended.endedAt.getTime() / 1000;
    } catch (error) {
      tally.failed += 1;
      // An outage is logged when it begins and when it ends, and the job gets another turn.
      if (!dependencies.database.isUnreachable(error)) dependencies.reportFailure(job, error);
    }
  }
  const runUnlessUnderWay = () => {
    underWay ??= run().finally(() => {
      underWay = null;
    });
    return underWay;
  };

  const everySeconds =
    job.runsIn === 'one_process' ? Math.min(job.everySeconds, lookEverySeconds) : job.everySeconds;
  const timer = setInterval(() => void runUnlessUnderWay(), everySeconds * 1000).unref();
  void runUnlessUnderWay();
  return {
    tally,
    async stop() {
      clearInterval(timer);
      await underWay;
      if (job.isRunAtEnd) await run();
    },
  };
}

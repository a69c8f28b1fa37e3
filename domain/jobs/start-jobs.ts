/** Runs the jobs of this process until it stops, and counts how they went. */
import type { Job, JobName } from './job.ts';
import { type JobsDependencies, runJob } from './run-job.ts';

/** Counted since the process started. */
export interface JobTally {
  name: JobName;
  done: number;
  failed: number;
  /** The sum of what `Job.run` returned. */
  affected: number;
  /** Unix time of the last successful run; 0 before it. */
  lastDoneSeconds: number;
}

export interface RunningJobs {
  tallies(): readonly JobTally[];
  /** Resolves when no job is running and the jobs to run at the end are done. */
  stop(): Promise<void>;
}

/** How often a process checks whether a job is due that only one process at a time may run. */
const checkEverySeconds = 5;

export function startJobs(dependencies: JobsDependencies, jobs: readonly Job[]): RunningJobs {
  const stopping = new AbortController();
  const started = jobs.map((job) => startJob(dependencies, job, stopping.signal));
  return {
    tallies: () => started.map(({ tally }) => tally),
    async stop() {
      stopping.abort();
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}

function startJob(dependencies: JobsDependencies, job: Job, signal: AbortSignal) {
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
      // An outage is logged when it begins and when it ends. The job is tried again at the next turn.
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
    job.runsIn === 'one_process' ? Math.min(job.everySeconds, checkEverySeconds) : job.everySeconds;
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

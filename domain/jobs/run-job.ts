/** Runs a job once, if it is this process's turn. */
import type { Database } from '#database/database.ts';
import type { Clock } from '#domain/clock.ts';
import type { Job, JobRun } from './job.ts';
import { claimJob, endClaim, findDueAt, insertJob, postponeJob, putRun, renewClaim } from './job-store.ts';

export interface JobsDependencies {
  database: Pick<Database, 'query' | 'isUnreachable'>;
  clock: Clock;
  /** Called for bugs, not for outages, which are logged when they begin and when they end. */
  reportFailure(job: Job, error: unknown): void;
}

/** The claim of a killed process lasts this long. */
export const leaseSeconds = 60;
const renewEveryMs = 20_000;
const retrySeconds = 60;
/** An irreversible job that is overdue by this much waits for as long again before it runs. */
export const graceSeconds = 24 * 60 * 60;

/**
 * @returns null if another process has the job, or if nothing is due
 * @throws if the database is unreachable
 */
export async function runJob(
  dependencies: JobsDependencies,
  job: Job,
  signal: AbortSignal,
): Promise<JobRun | null> {
  if (job.runsIn === 'each_process') return runUnclaimed(dependencies, job, signal);
  const claim = await claimDue(dependencies, job);
  if (claim === null) return null;
  const { database, clock } = dependencies;
  const claimed = { name: job.name, claim };
  const renewing = setInterval(() => {
    // An outage lets the claim run out; another process then starts the job again.
    renewClaim(database.query, claimed, inSeconds(clock(), leaseSeconds)).catch(() => undefined);
  }, renewEveryMs).unref();
  try {
    const run = await attempt(dependencies, job, signal);
    const waitSeconds = run.outcome === 'done' ? job.everySeconds : Math.min(job.everySeconds, retrySeconds);
    await endClaim(database.query, claimed, run, inSeconds(run.endedAt, waitSeconds));
    return run;
  } finally {
    clearInterval(renewing);
  }
}

/** Stores only runs that did something or failed: the job runs every few seconds and mostly finds nothing to do. */
async function runUnclaimed(dependencies: JobsDependencies, job: Job, signal: AbortSignal): Promise<JobRun> {
  const run = await attempt(dependencies, job, signal);
  if (run.affected > 0 || run.outcome === 'failed') await putRun(dependencies.database.query, job.name, run);
  return run;
}

async function claimDue({ database, clock }: JobsDependencies, job: Job): Promise<number | null> {
  const { query } = database;
  const { name, everySeconds, isIrreversible = false } = job;
  const now = clock();
  const dueAt = (await findDueAt(query, name)) ?? (await addJob(query, name, now));
  // A time further ahead than any process sets it (after a run, or when it postpones an irreversible job) comes from a
  // wrong clock, and counts as over.
  const longestWaitSeconds = isIrreversible ? graceSeconds : everySeconds;
  const isPlausible = dueAt <= inSeconds(now, longestWaitSeconds + leaseSeconds);
  if (dueAt > now.toISOString() && isPlausible) return null;
  if (isIrreversible && dueAt < inSeconds(now, -graceSeconds)) {
    await postponeJob(query, { name, dueAt }, inSeconds(now, graceSeconds));
    return null;
  }
  const lease = { startedAt: now.toISOString(), leaseEnd: inSeconds(now, leaseSeconds) };
  return claimJob(query, { name, dueAt }, lease);
}

/** Stores a new job, whose first run is due at once. */
async function addJob(query: Database['query'], name: string, at: Date): Promise<string> {
  await insertJob(query, name, at.toISOString());
  return at.toISOString();
}

/** @throws if the database is unreachable */
async function attempt(
  { database, clock, reportFailure }: JobsDependencies,
  job: Job,
  signal: AbortSignal,
): Promise<JobRun> {
  const startedAt = clock();
  try {
    const affected = await job.run(signal);
    return { outcome: 'done', affected, startedAt, endedAt: clock() };
  } catch (error) {
    if (database.isUnreachable(error)) throw error;
    reportFailure(job, error);
    return { outcome: 'failed', affected: 0, startedAt, endedAt: clock() };
  }
}

function inSeconds(at: Date, seconds: number): string {
  return new Date(at.getTime() + seconds * 1000).toISOString();
}

/** Adds what the jobs of this process did to its metrics. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { JobTally } from '#domain/jobs/start-jobs.ts';

export function addJobMetrics(registry: Registry, readJobs: () => readonly JobTally[]): void {
  const registers = [registry];
  const runs: Counter = new Counter({
    name: 'job_runs_total',
    help: 'Runs of each job, by how they ended',
    labelNames: ['job', 'outcome'],
    registers,
    collect() {
      // The jobs do their own counting; the library's counter can only be reset and set again.
      runs.reset();
      for (const { name, done, failed } of readJobs()) {
        runs.inc({ job: name, outcome: 'done' }, done);
        runs.inc({ job: name, outcome: 'failed' }, failed);
      }
    },
  });
  const affected: Counter = new Counter({
    name: 'job_affected_total',
    help: 'Pages, links, addresses, counts or parts of a long task that each job dealt with',
    labelNames: ['job'],
    registers,
    collect() {
      affected.reset();
      for (const tally of readJobs()) affected.inc({ job: tally.name }, tally.affected);
    },
  });
  const lastDone: Gauge = new Gauge({
    name: 'job_last_done_seconds',
    help: 'Unix time at which each job last ended well in this process, or in one of the workers',
    labelNames: ['job'],
    registers,
    aggregator: 'max',
    collect() {
      for (const { name, lastDoneSeconds } of readJobs()) lastDone.set({ job: name }, lastDoneSeconds);
    },
  });
}

/** Prometheus metrics of this process, or of all workers on one port together. */
import cluster from 'node:cluster';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobTally } from '#domain/jobs/start-jobs.ts';
import type { AnsweredRequest, RequestJournal } from '../journal/request-journal.ts';
import { addJobMetrics } from './job-metrics.ts';
import { shareWorkerMetrics } from './worker-metrics.ts';

export interface Metrics {
  /** @throws if one of several workers does not answer */
  text(): Promise<string>;
  contentType: string;
}

/** A number that something else counts. */
export interface GaugeSource {
  name: string;
  help: string;
  read(): number;
}

/** The numbers and the tallies of the jobs are read each time the metrics are. */
export function createMetrics(
  journal: RequestJournal,
  numbers: readonly GaugeSource[] = [],
  readJobs: () => readonly JobTally[] = () => [],
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by status and by what the HTML cache did',
    labelNames: ['status', 'cache'],
    registers: [registry],
    collect: journal.flush,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
    collect: journal.flush,
  });
  for (const { name, help, read } of numbers) {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  }
  addJobMetrics(registry, readJobs);
  journal.subscribe((batch) => {
    for (const { startedAt, endedAt } of batch) duration.observe((endedAt - startedAt) / 1000);
    for (const [cache, byStatus] of tally(batch)) {
      for (const [status, count] of byStatus) requests.inc({ status, cache }, count);
    }
  });
  return {
    text: cluster.isWorker ? shareWorkerMetrics(registry) : () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Summed here first: looking up a counter in the library takes longer than counting a request. */
function tally(batch: readonly AnsweredRequest[]): Map<AnsweredRequest['cache'], Map<number, number>> {
  const counts = new Map<AnsweredRequest['cache'], Map<number, number>>();
  for (const { status, cache } of batch) {
    const byStatus = counts.get(cache) ?? new Map<number, number>();
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    counts.set(cache, byStatus);
  }
  return counts;
}

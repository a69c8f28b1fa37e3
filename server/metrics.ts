/** What this process, or all workers of one port together, tell Prometheus of requests and of themselves. */
import cluster from 'node:cluster';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest, RequestJournal } from './request-journal.ts';
import { shareWorkerMetrics } from './worker-metrics.ts';

export interface Metrics {
  /** @throws when there are several workers and one of them does not answer */
  text(): Promise<string>;
  contentType: string;
}

export function createMetrics(journal: RequestJournal): Metrics {
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
  journal.tell((batch) => {
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

/** Added up here: to find its counter takes the library longer than to count a request. */
function tally(batch: readonly AnsweredRequest[]): Map<AnsweredRequest['cache'], Map<number, number>> {
  const counts = new Map<AnsweredRequest['cache'], Map<number, number>>();
  for (const { status, cache } of batch) {
    const byStatus = counts.get(cache) ?? new Map<number, number>();
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    counts.set(cache, byStatus);
  }
  return counts;
}

/**
 * How long visitors wait for a cached page. One visitor arrives every ten milliseconds, whether or not the last one was
 * answered. Measured in its own thread, so that the rest of the bench does not slow it down.
 */
import { Worker } from 'node:worker_threads';
import { quantile } from '../../../statistics.ts';
import { atMost, type Measurement, none, note } from '../../check.ts';
import type { StartedSite } from '../start-site.ts';
import type { MeasuredVisits, VisitPlan } from './thread.ts';

export type { MeasuredVisits, VisitPlan } from './thread.ts';

export function measureCachedPage(plan: VisitPlan): Promise<MeasuredVisits> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: plan });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** Milliseconds. */
export interface Waits {
  p50: number;
  p99: number;
  slowest: number;
}

/** Takes all visits together, because the p99 of one round of four seconds is its fourth-slowest visit, and mostly chance. */
export function waitsOf(...rounds: readonly MeasuredVisits[]): Waits {
  const waits = rounds.flatMap((round) => round.waits);
  return { p50: quantile(waits, 0.5), p99: quantile(waits, 0.99), slowest: quantile(waits, 1) };
}

export function shown({ p50, p99 }: Waits): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}

export interface CostlyLoad {
  name: string;
  /** Starts the costly requests and returns a function that ends them. */
  begin(): () => Promise<void>;
  /** The highest p99 the page may have meanwhile: a multiple of its p99 alone, or milliseconds. */
  limit: { timesAlone: number } | { ms: number };
}

const roundsOfEach = 5;
const secondsPerRound = 4;

/** Compares the cached page with and without an attack, in turn, so that other load affects both. */
export async function compareCachedPage(site: StartedSite, attack: CostlyLoad): Promise<Measurement[]> {
  const cachedPage = { port: site.port, path: '/', seconds: secondsPerRound };
  const rounds = { alone: [] as MeasuredVisits[], during: [] as MeasuredVisits[] };
  for (let round = 0; round < roundsOfEach; round += 1) {
    rounds.alone.push(await measureCachedPage(cachedPage));
    const end = attack.begin();
    rounds.during.push(await measureCachedPage(cachedPage));
    await end();
  }
  const alone = waitsOf(...rounds.alone);
  const during = waitsOf(...rounds.during);
  const failed = rounds.during.reduce((sum, round) => sum + round.failed, 0);
  const visits = rounds.during.reduce((sum, round) => sum + round.waits.length, 0);
  const { limit } = attack;
  const label = `cached page's p99 during ${attack.name}`;
  return [
    'ms' in limit
      ? atMost(label, during.p99, limit.ms, ' ms')
      : atMost(label, during.p99 / alone.p99, limit.timesAlone, ' × alone'),
    none('visitors without the page', failed, visits),
    note(`p50 / p99 ${shown(alone)} alone, ${shown(during)} during`),
  ];
}

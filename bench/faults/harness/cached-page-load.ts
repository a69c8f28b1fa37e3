/**
 * How long visitors wait for a cached page. One visitor arrives every ten milliseconds, whether or not the last one was
 * answered. Measured in its own thread, so that the rest of the bench does not slow it down.
 */
import { Worker } from 'node:worker_threads';
import { median } from '../../statistics.ts';
import { atMost, type Measurement, none, note } from '../check.ts';
import type { Measured, Wanted } from './cached-page-thread.ts';
import type { StartedSite } from './start-site.ts';

export type { Measured } from './cached-page-thread.ts';

export function measureCachedPage(wanted: Wanted): Promise<Measured> {
  const thread = new Worker(new URL('./cached-page-thread.ts', import.meta.url), { workerData: wanted });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

export interface CostlyLoad {
  name: string;
  /** Starts the costly requests and returns a function that ends them. */
  begin(): () => Promise<void>;
  /** The highest p99 the page may have meanwhile: a multiple of its p99 alone, or milliseconds. */
  limit: { timesAlone: number } | { ms: number };
}

const rounds = 5;
const secondsPerRound = 2;

/** Compares the cached page with and without an attack, in turn, so that other load affects both. */
export async function compareCachedPage(site: StartedSite, attack: CostlyLoad): Promise<Measurement[]> {
  const cachedPage = { port: site.port, path: '/', seconds: secondsPerRound };
  const alone: Measured[] = [];
  const beside: Measured[] = [];
  await measureCachedPage({ ...cachedPage, seconds: 1 });
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measureCachedPage(cachedPage));
    const end = attack.begin();
    beside.push(await measureCachedPage(cachedPage));
    await end();
  }
  const of = (list: Measured[], name: 'p50' | 'p99') => median(list.map((one) => one[name]));
  const failed = beside.reduce((sum, one) => sum + one.failed, 0);
  const shown = (list: Measured[]) => `${of(list, 'p50').toFixed(1)} / ${of(list, 'p99').toFixed(1)} ms`;
  const { limit } = attack;
  const label = `cached page's p99 beside ${attack.name}`;
  return [
    'ms' in limit
      ? atMost(label, of(beside, 'p99'), limit.ms, ' ms')
      : atMost(label, of(beside, 'p99') / of(alone, 'p99'), limit.timesAlone, ' × alone'),
    none('visitors without the page', failed, (beside.length * secondsPerRound * 1000) / 10),
    note(`p50 / p99 ${shown(alone)} alone, ${shown(beside)} beside`),
  ];
}

/** The thread of `measureCachedPage`. */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from '../ask.ts';
import { visitEveryMs, visitsIn } from './visit-rate.ts';

export interface VisitPlan {
  port: number;
  path: string;
  seconds: number;
}

export interface MeasuredVisits {
  /** How long each visitor waited, in milliseconds. */
  waits: readonly number[];
  /** How many visitors did not get a 200. */
  failed: number;
}

/** As every browser sends it. A client without it costs the server a decompression, and V8 a full collection every 2 s. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br' };

const { port, path, seconds }: VisitPlan = workerData;
const agent = new Agent({ keepAlive: true });
const startedAt = performance.now();
let failed = 0;

/** @returns the wait since the visitor was due, so that a stall affects all visitors who come during it */
async function visit(dueAt: number): Promise<number> {
  await delay(Math.max(0, dueAt - performance.now()));
  const outcome = await ask(`http://127.0.0.1:${port}`, path, { agent, headers });
  if (outcome.kind !== 'answered' || outcome.status !== 200) failed += 1;
  return performance.now() - dueAt;
}

const waits = await Promise.all(
  Array.from({ length: visitsIn(seconds) }, (_, index) => visit(startedAt + index * visitEveryMs)),
);
agent.destroy();
parentPort?.postMessage({ waits: waits.slice(visitsIn(0)), failed } satisfies MeasuredVisits);

/** Feeds a parser hostile inputs, and finds the one that takes it longest. */
import { hostileInputs } from './inputs.ts';
import type { Parser } from './parser.ts';

export interface Trial {
  runs: number;
  /** The time that all inputs took together. */
  totalMs: number;
  slowest: { ms: number; input: string };
  /** The first input that broke a promise, and the error. */
  failure: { input: string; error: unknown } | null;
}

/**
 * How often a slow input is tried again. Other work of the machine and the garbage collector slow it down once, a bad
 * expression every time.
 */
const repeats = 4;
const microsecondsPerMillisecond = 1000;

export async function tryParser(parser: Parser, runs: number, seed: number): Promise<Trial> {
  const next = hostileInputs(parser, seed);
  const startedAt = performance.now();
  let slowest = { ms: 0, input: '' };
  let done = 0;
  for (; done < runs; done += 1) {
    const input = next();
    try {
      const ms = await timed(parser, input);
      if (ms > slowest.ms) {
        const again = await fastest(parser, input, ms, slowest.ms);
        if (again > slowest.ms) slowest = { ms: again, input };
      }
    } catch (error) {
      return { runs: done + 1, totalMs: performance.now() - startedAt, slowest, failure: { input, error } };
    }
  }
  return { runs: done, totalMs: performance.now() - startedAt, slowest, failure: null };
}

async function timed(parser: Parser, input: string): Promise<number> {
  const startedAt = performance.now();
  const working = parser.feed(input);
  if (working instanceof Promise) await working;
  return performance.now() - startedAt;
}

/**
 * Counts processor time, because a process on a busy machine has to wait.
 * @returns the shortest time of several tries; trying stops once one took no longer than `enough`
 */
async function fastest(parser: Parser, input: string, first: number, enough: number): Promise<number> {
  let shortest = first;
  for (let left = repeats; left > 0 && shortest > enough; left -= 1) {
    const before = process.threadCpuUsage();
    await parser.feed(input);
    const { user, system } = process.threadCpuUsage(before);
    shortest = Math.min(shortest, (user + system) / microsecondsPerMillisecond);
  }
  return shortest;
}

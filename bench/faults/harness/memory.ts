/** The memory of a site while something runs, sampled from outside. */
import { setTimeout as delay } from 'node:timers/promises';
import { memoryMegabytes, processTree } from './processes.ts';

const everyMs = 100;

/** The highest use at any time, in megabytes. */
export interface MostMemory {
  all: number;
  /** The memory of the first process, without those it has started. */
  first: number;
}

export async function mostMemory(pid: number, during: () => Promise<unknown>): Promise<MostMemory> {
  const most: MostMemory = { all: 0, first: 0 };
  let isOver = false;
  async function sample(): Promise<void> {
    while (!isOver) {
      most.all = Math.max(most.all, memoryMegabytes(processTree(pid)));
      most.first = Math.max(most.first, memoryMegabytes([pid]));
      await delay(everyMs);
    }
  }
  const sampling = sample();
  try {
    await during();
  } finally {
    isOver = true;
    await sampling;
  }
  return most;
}

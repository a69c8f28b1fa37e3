/** Inspects processes from outside, through /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** @returns the process and everything it has started, itself first */
export function processTree(root: number): number[] {
  const childrenOf = Map.groupBy(allProcesses(), ({ parent }) => parent);
  const found = [root];
  for (const pid of found) found.push(...(childrenOf.get(pid) ?? []).map((child) => child.pid));
  return found;
}

/** Memory that several processes share, such as the program itself, counts once. */
export function memoryMegabytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + proportionalKilobytes(pid), 0) / 1024;
}

/** Signals all of them, except those that have ended in the meantime. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function allProcesses(): { pid: number; parent: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readOrNull(`/proc/${name}/stat`);
      // The name of the program is in brackets and may itself contain brackets and spaces.
      const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
      return parent === undefined ? [] : [{ pid: Number(name), parent: Number(parent) }];
    });
}

/** The proportional set size: each shared page is divided by the number of processes that have it. */
function proportionalKilobytes(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readOrNull(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);
}

/** A process can end between listing and reading it. */
function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

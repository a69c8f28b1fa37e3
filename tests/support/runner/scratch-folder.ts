/** Where the tests keep their databases: thousands of small ones, each gone within a second. */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** Several times the most that a whole run has needed at once. */
const neededBytes = 4 * 1024 ** 3;

/** @returns a folder in memory if the machine has one with enough room: a database is created there in half the time */
export function scratchFolder(): string {
  return freeBytesIn(inMemory) >= neededBytes ? inMemory : tmpdir();
}

/** @returns the free bytes, 0 if there is no such folder */
function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

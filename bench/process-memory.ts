/** How much memory a process has, as the kernel counts it. */
import { readFileSync } from 'node:fs';

export interface ProcessMemory {
  now: number;
  /**
   * The most so far. The kernel counts it anew when a program starts, while `resourceUsage().maxRSS` of a child begins
   * with the memory of its parent.
   */
  most: number;
}

/** @returns resident mebibytes */
export function processMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/**
 * Measures the CPU time that this process uses. Unlike elapsed time, it does not grow when other processes are busy.
 * @returns a function that returns the milliseconds used so far
 */
export function startCpuTimer(): () => number {
  const start = process.cpuUsage();
  const microsecondsPerMillisecond = 1000;
  return () => process.cpuUsage(start).user / microsecondsPerMillisecond;
}

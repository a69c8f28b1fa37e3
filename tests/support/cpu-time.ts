/**
 * Measures the CPU time that the code of this process uses, without that of the system on its behalf. Unlike elapsed
 * time, it does not grow when other processes are busy.
 * @returns a function that returns the milliseconds used since the call
 */
export function startCpuTimer(): () => number {
  const start = process.cpuUsage();
  const microsecondsPerMillisecond = 1000;
  return () => process.cpuUsage(start).user / microsecondsPerMillisecond;
}

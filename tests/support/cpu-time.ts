/** @returns the time that this process has computed since then, which other processes do not lengthen as they do the time of day */
export function startCpuTimer(): () => number {
  const start = process.cpuUsage();
  const microsecondsPerMillisecond = 1000;
  return () => process.cpuUsage(start).user / microsecondsPerMillisecond;
}

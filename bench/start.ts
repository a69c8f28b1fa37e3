/** Measures the downtime of a deployment, from the start of the process to the first page. */
import { startSite } from './start-site.ts';
import { median } from './statistics.ts';
import { milliseconds, printTable } from './table.ts';

const starts = 3;

export async function measureStart(): Promise<void> {
  const taken: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite();
    taken.push(site.startMs);
    await site.stop();
  }
  printTable(
    ['start to first 200', 'median', 'slowest'],
    [['empty database', milliseconds(median(taken)), milliseconds(Math.max(...taken))]],
  );
}

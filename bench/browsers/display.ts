/**
 * A virtual display, so that browsers run in a window without a monitor. A browser without a window does not load a tab
 * that a middle click opens.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Cleanup } from '../faults/harness/cleanup.ts';

/** @returns the value that a browser needs in `DISPLAY` */
export async function startDisplay(xvfb: string, cleanup: Cleanup): Promise<string> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  cleanup.add(() => screen.kill());
  const [number] = await once(screen.stdout, 'data');
  return `:${String(number).trim()}`;
}

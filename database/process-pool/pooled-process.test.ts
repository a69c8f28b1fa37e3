import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooCostly } from '#database/too-costly.ts';
import { ProcessEnded, startPooledProcess } from './pooled-process.ts';

const serveParent = JSON.stringify(new URL('./serve-parent.ts', import.meta.url).href);
const startMs = 400;
const servesLate = `
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${startMs});
  const { serveParent } = await import(${serveParent});
  serveParent(({ isAnswered }) => isAnswered && process.send('answer'));
`;
const neverServes = 'setInterval(() => {}, 60_000);';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pooled-process-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function start(source: string) {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, source);
  return startPooledProcess<{ isAnswered: boolean }, string>({ file });
}

test('the time that a process takes to start does not count', async () => {
  const worker = start(servesLate);
  expect(await worker.ask({ isAnswered: true }, startMs - 1)).toBe('answer');
  worker.end();
});

test('a process that does not answer in time is ended', async () => {
  const worker = start(servesLate);
  await expect(worker.ask({ isAnswered: false }, 10)).rejects.toBeInstanceOf(TooCostly);
  expect(worker.isAlive()).toBe(false);
  await expect(worker.ask({ isAnswered: true }, 10)).rejects.toBeInstanceOf(ProcessEnded);
});

test('a process that does not start is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const worker = start(neverServes);
  const refused = expect(worker.ask({ isAnswered: true }, 1)).rejects.toBeInstanceOf(ProcessEnded);
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(worker.isAlive()).toBe(false);
});

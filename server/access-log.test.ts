import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type AccessEntry, createAccessLog } from './access-log.ts';

const entry: AccessEntry = {
  id: 'abc-1',
  method: 'GET',
  path: '/cidades/moema',
  status: 200,
  milliseconds: 0.1234,
  bytes: 12_345,
  cache: 'hit',
  isAborted: false,
};

function linesOf(...entries: AccessEntry[]): Record<string, unknown>[] {
  let written = '';
  const log = createAccessLog({
    write(batch) {
      written += batch;
    },
  });
  for (const one of entries) log.add(one);
  log.flush();
  return written
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test('a request is one JSON object on one line', () => {
  expect(linesOf(entry, { ...entry, bytes: null, isAborted: true })).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      id: 'abc-1',
      method: 'GET',
      path: '/cidades/moema',
      status: 200,
      ms: 0.12,
      bytes: 12_345,
      cache: 'hit',
    },
    expect.objectContaining({ bytes: null, aborted: true }),
  ]);
});

test('no path can break out of its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (path) => {
      expect(linesOf({ ...entry, path })[0]?.path).toBe(path.slice(0, 500).toWellFormed());
    }),
  );
});

test('lines are handed on in batches, and the last ones soon', () => {
  vi.useFakeTimers();
  const batches: string[] = [];
  const log = createAccessLog({ write: (batch) => batches.push(batch) });
  for (let count = 0; count < 100; count += 1) log.add(entry);
  expect(batches.length).toBeGreaterThan(0);
  expect(batches.length).toBeLessThan(10);
  vi.advanceTimersByTime(250);
  expect(batches.join('').split('\n')).toHaveLength(101);
  vi.useRealTimers();
});

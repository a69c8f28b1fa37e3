import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { accessLines } from './access-log.ts';
import type { AnsweredRequest } from './request-journal.ts';

const request: AnsweredRequest = {
  id: 'abc-1',
  method: 'GET',
  path: '/cidades/moema',
  status: 200,
  startedAt: 1000,
  endedAt: 1000.1234,
  bytes: 12_345,
  cache: 'hit',
  isAborted: false,
};

function linesOf(...requests: AnsweredRequest[]): Record<string, unknown>[] {
  return accessLines(requests)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

test('each request is one JSON object on one line', () => {
  expect(linesOf(request, { ...request, bytes: null, isAborted: true })).toEqual([
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

test('a line has the time at which its request ended', () => {
  const day = Date.UTC(2026, 0, 15);
  vi.spyOn(performance, 'now').mockReturnValueOnce(9000);
  const line = accessLines([{ ...request, startedAt: 7995, endedAt: 8000 }], () => new Date(day));
  expect(JSON.parse(line)).toMatchObject({ time: day - 1000, ms: 5 });
});

test('a path is logged unchanged, escaped to ASCII', () => {
  const paths = ['/cidades/moema', '/cidades/São', '/a"b\\c', '/\u{1f3e0}', ''];
  const requests = paths.map((path) => ({ ...request, path }));
  expect(accessLines(requests)).toMatch(/^[\n -~]*$/);
  expect(linesOf(...requests).map(({ path }) => path)).toEqual(paths);
});

test('no path can break out of its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (path) => {
      expect(linesOf({ ...request, path })[0]?.path).toBe(path.slice(0, 500).toWellFormed());
    }),
  );
});

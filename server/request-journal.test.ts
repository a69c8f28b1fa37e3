import { expect, test, vi } from 'vitest';
import { type AnsweredRequest, createRequestJournal } from './request-journal.ts';

function request(count: number): AnsweredRequest {
  return {
    id: `abc-${count}`,
    method: 'GET',
    path: '/',
    status: 200,
    startedAt: count,
    endedAt: count + 1,
    bytes: 1,
    cache: 'hit',
    isAborted: false,
  };
}

test('every reader is told of every request once, in batches, and of the last ones soon', () => {
  vi.useFakeTimers();
  const journal = createRequestJournal();
  const batches: (readonly AnsweredRequest[])[] = [];
  const other: AnsweredRequest[] = [];
  journal.tell((requests) => batches.push(requests));
  journal.tell((requests) => other.push(...requests));
  const requests = Array.from({ length: 1000 }, (_, count) => request(count));
  for (const one of requests) journal.add(one);
  expect(batches.length).toBeGreaterThan(0);
  expect(batches.length).toBeLessThan(10);
  vi.advanceTimersByTime(250);
  expect(batches.flat()).toEqual(requests);
  expect(other).toEqual(requests);
  vi.useRealTimers();
});

test('what is held back can be had at once', () => {
  const journal = createRequestJournal();
  const told: AnsweredRequest[] = [];
  journal.tell((requests) => told.push(...requests));
  journal.add(request(1));
  journal.flush();
  journal.flush();
  expect(told).toEqual([request(1)]);
});

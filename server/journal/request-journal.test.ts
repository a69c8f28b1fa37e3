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

test('every subscriber receives every request once, in batches, and an unfinished batch soon', () => {
  vi.useFakeTimers();
  const journal = createRequestJournal();
  const batches: (readonly AnsweredRequest[])[] = [];
  const other: AnsweredRequest[] = [];
  journal.subscribe((requests) => batches.push(requests));
  journal.subscribe((requests) => other.push(...requests));
  const requests = Array.from({ length: 1000 }, (_, count) => request(count));
  for (const finished of requests) journal.add(finished);
  expect(batches.length).toBeGreaterThan(0);
  expect(batches.length).toBeLessThan(10);
  vi.advanceTimersByTime(250);
  expect(batches.flat()).toEqual(requests);
  expect(other).toEqual(requests);
  vi.useRealTimers();
});

test('flushing passes an unfinished batch on at once', () => {
  const journal = createRequestJournal();
  const received: AnsweredRequest[] = [];
  journal.subscribe((requests) => received.push(...requests));
  journal.add(request(1));
  journal.flush();
  journal.flush();
  expect(received).toEqual([request(1)]);
});

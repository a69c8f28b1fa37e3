import { RequestError } from '@hono/node-server';
import { expect, test } from 'vitest';
import { createFailurePages } from './failure-page.ts';
import { answerWithoutApp } from './malformed-request.ts';

const failurePages = createFailurePages(null);

test('a malformed request is answered 400 and not reported', () => {
  const reported: unknown[] = [];
  const answer = answerWithoutApp(false, failurePages, (error) => reported.push(error));
  expect(answer(new RequestError('Invalid host header')).status).toBe(400);
  expect(reported).toEqual([]);
});

test('any other error that escapes the app is answered 500 and reported', () => {
  const reported: unknown[] = [];
  const answer = answerWithoutApp(true, failurePages, (error) => reported.push(error))(
    'thrown, although no error',
  );
  expect(answer.status).toBe(500);
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=/);
  expect(answer.headers.get('content-security-policy')).toContain('style-src');
  expect(reported).toEqual(['thrown, although no error']);
});

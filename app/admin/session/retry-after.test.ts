import { expect, test } from 'vitest';
import { notingRetryAfter, secondsUntilRetry, waitText } from './retry-after.ts';

const at = (ms: number) => () => new Date(ms);

async function receiveRefusal(retryAfter: string, status = 429): Promise<void> {
  const answer = async () => new Response(null, { status, headers: { 'Retry-After': retryAfter } });
  await notingRetryAfter(answer, at(0))('http://localhost/');
}

test('the wait counts down from the time of the answer', async () => {
  await receiveRefusal('840');
  expect(secondsUntilRetry(at(0))).toBe(840);
  expect(secondsUntilRetry(at(1))).toBe(840);
  expect(secondsUntilRetry(at(800_000))).toBe(40);
  expect(secondsUntilRetry(at(839_000))).toBe(1);
});

test('a wait ends, and an answer without a number or with a status other than 429 does not change it', async () => {
  await receiveRefusal('60');
  await receiveRefusal('soon');
  await receiveRefusal('999', 503);
  expect(secondsUntilRetry(at(0))).toBe(60);
  expect(secondsUntilRetry(at(60_000))).toBeNull();
});

test('the wait is shown in whole minutes, and in seconds during the last minute', () => {
  expect(waitText(840)).toBe('Aguarde 14 minutos');
  expect(waitText(780)).toBe('Aguarde 13 minutos');
  expect(waitText(60)).toBe('Aguarde 1 minuto');
  expect(waitText(40)).toBe('Aguarde 40 segundos');
  expect(waitText(1)).toBe('Aguarde 1 segundo');
  expect(waitText(null)).toBe('Aguarde alguns minutos');
});

import { expect, test } from 'vitest';
import { notingRetryAfter, waitText } from './retry-after.ts';

async function refusedFor(seconds: string, status = 429): Promise<void> {
  const send = notingRetryAfter(
    async () => new Response(null, { status, headers: { 'Retry-After': seconds } }),
    () => 0,
  );
  await send('http://localhost/');
}

test('the wait the service asks for is told in whole minutes, or in seconds at the end', async () => {
  await refusedFor('840');
  expect(waitText(0)).toBe('Aguarde 14 minutos');
  expect(waitText(1)).toBe('Aguarde 14 minutos');
  expect(waitText(780_000)).toBe('Aguarde 1 minuto');
  expect(waitText(800_000)).toBe('Aguarde 40 segundos');
  expect(waitText(839_000)).toBe('Aguarde 1 segundo');
});

test('without a figure, or once its time is over, no figure is invented', async () => {
  await refusedFor('60');
  await refusedFor('soon');
  await refusedFor('999', 503);
  expect(waitText(0)).toBe('Aguarde 1 minuto');
  expect(waitText(60_000)).toBe('Aguarde alguns minutos');
});

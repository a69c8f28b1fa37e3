import { expect, test } from 'vitest';
import { formatDate, formatMoment, formatPhone, formatPrice } from './format.ts';

test('prices have a no-break space, and a point between thousands', () => {
  expect(formatPrice(899)).toBe('R$\u00A0899');
  expect(formatPrice(1349)).toBe('R$\u00A01.349');
});

test('a date is the day in São Paulo, not in UTC', () => {
  expect(formatDate('2026-11-22T01:30:00.000Z')).toBe('21/11/2026');
});

test('a time is the local time in São Paulo', () => {
  expect(formatMoment('2026-11-22T01:05:59.000Z')).toBe('21/11/2026, 22:05');
});

test('mobile and landline numbers are grouped as people write them', () => {
  expect(formatPhone('11900000001')).toBe('(11) 90000-0001');
  expect(formatPhone('1120000003')).toBe('(11) 2000-0003');
});

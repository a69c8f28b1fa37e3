import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', '08006', '53300', '57P01', '57P03'])('%s will pass', (code) => {
  expect(isOutage(withCode(code))).toBe(true);
});

test('several failed attempts to connect are one outage', () => {
  expect(isOutage(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true);
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
});

test.each([withCode('42703'), withCode('57014'), new Error('x'), 'x', null])('%s is a bug', (error) => {
  expect(isOutage(error)).toBe(false);
});

import { expect, test } from 'vitest';
import { isPostgresUnreachable, isPostgresWriteOutage } from './is-unreachable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', '08006', '53300', '57014', '57P01', '57P03'])(
  '%s is an outage',
  (code) => expect(isPostgresUnreachable(withCode(code))).toBe(true),
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'timeout exceeded when trying to connect',
])('"%s" is an outage', (message) => expect(isPostgresUnreachable(new Error(message))).toBe(true));

test.each(['53100', '25006'])('%s is an outage of writes only', (code) => {
  expect(isPostgresUnreachable(withCode(code))).toBe(true);
  expect(isPostgresWriteOutage(withCode(code))).toBe(true);
});

test.each(['ECONNREFUSED', '53300', '57014', '55P03'])('%s affects reads too', (code) => {
  expect(isPostgresUnreachable(withCode(code))).toBe(true);
  expect(isPostgresWriteOutage(withCode(code))).toBe(false);
});

test('several failed attempts to connect are one outage', () => {
  const refused = withCode('ECONNREFUSED');
  expect(isPostgresUnreachable(new AggregateError([refused, refused]))).toBe(true);
});

test.each([withCode('42703'), withCode('23505'), new Error('x'), 'x', null])(
  '%s is not an outage',
  (error) => {
    expect(isPostgresUnreachable(error)).toBe(false);
  },
);

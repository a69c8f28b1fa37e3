import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

test('a period ends today in São Paulo, and the one before it follows without a gap', () => {
  expect(periodsOf(7, new Date('2026-03-01T02:00Z'))).toEqual({
    current: { from: '2026-02-22', to: '2026-02-28' },
    before: { from: '2026-02-15', to: '2026-02-21' },
  });
});

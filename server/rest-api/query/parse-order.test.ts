import fc from 'fast-check';
import { expect, test } from 'vitest';
import { column, table } from '#tests/support/rest/arbitrary-queries.ts';
import { deterministicOrder, parseOrder } from './parse-order.ts';

test('only the first mention of a column counts, and NULL goes where the order says, or else where PostgreSQL puts it', () => {
  const term = fc.record({ column, direction: fc.constantFrom('asc' as const, 'desc' as const) });
  const nulls = fc.constantFrom('', 'first', 'last');
  fc.assert(
    fc.property(fc.array(fc.tuple(term, nulls), { minLength: 1 }), (terms) => {
      const text = terms
        .map(([one, where]) => `${one.column}.${one.direction}${where && `.nulls${where}`}`)
        .join(',');
      const first = terms
        .filter(([one], at, all) => all.findIndex(([other]) => other.column === one.column) === at)
        .map(([one, where]) => {
          if (!table.columns[one.column]?.isNullable) return one;
          return { ...one, nulls: where || (one.direction === 'asc' ? 'last' : 'first') };
        });
      expect(parseOrder(table, text)).toEqual({ ok: true, value: first });
    }),
  );
  expect(parseOrder(table, 'slug')).toEqual({ ok: true, value: [{ column: 'slug', direction: 'asc' }] });
});

test('the key is appended to an order that lacks it, in the direction of its last column', () => {
  const byTitle = { column: 'title', direction: 'desc' } as const;
  expect(deterministicOrder([byTitle], ['id'])).toEqual([byTitle, { column: 'id', direction: 'desc' }]);
  const byId = { column: 'id', direction: 'asc' } as const;
  expect(deterministicOrder([byId, byTitle], ['id'])).toEqual([byId, byTitle]);
  expect(deterministicOrder([], ['day', 'slot'])).toEqual([
    { column: 'day', direction: 'asc' },
    { column: 'slot', direction: 'asc' },
  ]);
});

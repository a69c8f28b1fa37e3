import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColumns, anyText, table } from '#tests/support/rest/arbitrary-queries.ts';
import { parseFilter } from './filters/parse-filters.ts';
import { parseOrder } from './parse-order.ts';
import { parseQuery } from './parse-query.ts';
import { parseSelect } from './parse-select.ts';

test('a request may have twenty filters, and each filter of an or= parameter counts', () => {
  const query = (plain: number, inOr: number) =>
    parseQuery(
      table,
      new URLSearchParams([
        ...Array.from({ length: plain }, () => ['slug', 'neq.x']),
        ['or', `(${Array(inOr).fill('title.ilike.*x*').join(',')})`],
      ]),
    );
  expect(query(0, 20).ok).toBe(true);
  expect(query(19, 1).ok).toBe(true);
  expect(query(20, 1)).toMatchObject({ ok: false, failure: { status: 400, code: 'PGRST100' } });
  expect(query(1, 20)).toMatchObject({ ok: false, failure: { status: 400, code: 'PGRST100' } });
});

test('every query string is either parsed or refused with a 4xx status', () => {
  const name = fc.oneof(
    fc.constantFrom('select', 'order', 'limit', 'offset', 'columns', 'or', ...allColumns),
    anyText,
  );
  const value = fc.oneof(
    anyText,
    fc
      .tuple(fc.constantFrom('eq.', 'in.(', 'like.', 'is.', 'not.', '(title.eq.', '"'), anyText)
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 5 }), (pairs) => {
      const result = parseQuery(table, new URLSearchParams(pairs));
      if (result.ok) {
        const filters = result.value.conditions.flatMap((condition) =>
          'anyOf' in condition ? condition.anyOf : condition,
        );
        expect(allColumns).toEqual(expect.arrayContaining(filters.map((condition) => condition.column)));
      } else {
        expect(result.failure.status).toBeGreaterThanOrEqual(400);
        expect(result.failure.status).toBeLessThan(500);
      }
    }),
    { numRuns: 500 },
  );
});

test('only declared names are accepted as columns', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'Title', 'title;', 'generated_pages.title']) {
    expect(parseSelect(table, name).ok).toBe(false);
    expect(parseOrder(table, name).ok).toBe(false);
    expect(parseFilter(table, name, 'eq.x').ok).toBe(false);
  }
});

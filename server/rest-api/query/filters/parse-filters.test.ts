import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quote, storableText, table, textColumn } from '#tests/support/rest/arbitrary-queries.ts';
import { parseFilter } from './parse-filters.ts';

test('everything after the first dot is the value of a comparison', () => {
  const operator = fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte');
  fc.assert(
    fc.property(textColumn, operator, storableText, (name, verb, value) => {
      expect(parseFilter(table, name, `${verb}.${value}`)).toEqual({
        ok: true,
        value: { column: name, operator: verb, value },
      });
    }),
  );
});

test('every value in the list of an in.(…) filter is parsed', () => {
  fc.assert(
    fc.property(textColumn, fc.array(storableText, { minLength: 1, maxLength: 5 }), (name, values) => {
      expect(parseFilter(table, name, `in.(${values.map(quote).join(',')})`)).toEqual({
        ok: true,
        value: { column: name, operator: 'in', values },
      });
    }),
  );
});

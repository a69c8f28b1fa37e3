import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColumns, column, quote, table } from '#tests/support/rest/arbitrary-queries.ts';
import { parseSelect } from './parse-select.ts';

test('a select yields each named column once, or the columns of * by default', () => {
  const columnsOfStar = allColumns.filter((name) => !table.columns[name]?.isNamedOnly);
  expect(parseSelect(table, null)).toEqual({ ok: true, value: columnsOfStar });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1 }), (names) => {
      expect(parseSelect(table, names.join(','))).toEqual({ ok: true, value: [...new Set(names)] });
      expect(parseSelect(table, names.map(quote).join(' , '))).toEqual({
        ok: true,
        value: [...new Set(names)],
      });
    }),
  );
});

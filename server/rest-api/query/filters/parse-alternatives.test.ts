import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTimer } from '#tests/support/cpu-time.ts';
import { quote, storableText, table, textColumn } from '#tests/support/rest/arbitrary-queries.ts';
import { parseAlternatives } from './parse-alternatives.ts';

test('every filter of an or= parameter is parsed, whatever its value contains', () => {
  const filter = fc.record({
    column: textColumn,
    operator: fc.constantFrom('eq', 'gt'),
    value: storableText,
  });
  fc.assert(
    fc.property(fc.array(filter, { minLength: 1, maxLength: 6 }), (filters) => {
      const items = filters.map(({ column: name, operator, value }) => `${name}.${operator}.${quote(value)}`);
      expect(parseAlternatives(table, `(${items.join(',')})`)).toEqual({ ok: true, value: filters });
    }),
  );
  expect(parseAlternatives(table, '(slug.in.(a,"b,)"),title.ilike.*x y*,content.is.null)')).toEqual({
    ok: true,
    value: [
      { column: 'slug', operator: 'in', values: ['a', 'b,)'] },
      { column: 'title', operator: 'ilike', value: '%x y%' },
      { column: 'content', operator: 'is', isNull: true },
    ],
  });
});

test.each([
  '',
  '()',
  'title.eq.x',
  '(title.eq.x',
  '(title.eq.x,)',
  '(title.eq."x)',
  '(and(title.eq.x))',
  '(not.title.eq.x)',
])('or=%s is refused', (text) => {
  expect(parseAlternatives(table, text)).toMatchObject({ ok: false, failure: { status: 400 } });
});

test('a long hostile or= parameter is refused in linear time', () => {
  const cpuMs = startCpuTimer();
  expect(parseAlternatives(table, `(title.eq."${'\\'.repeat(50_000)})`).ok).toBe(false);
  expect(parseAlternatives(table, `(${'title.eq.x,'.repeat(20_000)}slug.eq.x)`).ok).toBe(false);
  expect(cpuMs()).toBeLessThan(500);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColumns, columnTypes } from './columns.ts';
import { globFromLike } from './glob-from-like.ts';
import { parseAccept } from './parse-accept.ts';
import { parseAlternatives } from './parse-alternatives.ts';
import { parseFilter } from './parse-filters.ts';
import { parseOrder } from './parse-order.ts';
import { parsePrefer } from './parse-prefer.ts';
import { parseQuery } from './parse-query.ts';
import { maxRows, parseRange } from './parse-range.ts';
import { parseSelect } from './parse-select.ts';
import { splitList } from './split-list.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const storableText = anyText.filter((text) => !text.includes('\0'));
const column = fc.constantFrom(...allColumns);
const textColumn = fc.constantFrom(...allColumns.filter((name) => columnTypes[name] === 'text'));
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

test('a quoted list gives back what was put into it', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (items) => {
      expect(splitList(items.map(quote).join(','))).toEqual(items);
    }),
  );
});

test('a list without quotes is split at its commas and trimmed', () => {
  expect(splitList('a, b ,c d')).toEqual(['a', 'b', 'c d']);
  expect(splitList('')).toEqual(['']);
  expect(splitList('a,')).toEqual(['a', '']);
});

test.each(['"a', 'a"b"', '"a"b', '"a\\"'])('the list %s has a quote out of place', (text) => {
  expect(splitList(text)).toBeNull();
});

test('a long hostile list is split in no time', () => {
  expect(splitList(`"${'\\'.repeat(50_000)}`)).toBeNull();
  expect(splitList(','.repeat(20_000))).toHaveLength(20_001);
});

/** Enough to run for half a minute a time where white space could be shared out between several parts of an expression. */
const spaces = ' '.repeat(2_000);
const microsecondsPerMillisecond = 1000;

test.each([
  `${spaces}"`,
  `a${spaces}"`,
  `"a"${spaces}"`,
  `${spaces}a${spaces}"`,
  `"${spaces}`,
  `${' a'.repeat(1_000)}"`,
  `${'\n\t\u00a0'.repeat(1_000)}"`,
])('white space without end before a quote out of place costs nothing', (text) => {
  const start = process.cpuUsage();
  expect(splitList(text)).toBeNull();
  expect(parseSelect(text).ok).toBe(false);
  expect(parseOrder(text).ok).toBe(false);
  expect(parseFilter('slug', `in.(${text})`).ok).toBe(false);
  expect(parseFilter('created_at', `eq.${text}`).ok).toBe(false);
  expect(parseAlternatives(`(slug.in.(${text}),slug.eq.${text})`).ok).toBe(false);
  // Linear work takes a few milliseconds; what this guards against ran for minutes.
  expect(process.cpuUsage(start).user).toBeLessThan(500 * microsecondsPerMillisecond);
});

test('white space around items is no part of them, however much there is', () => {
  expect(splitList(`${spaces}a b${spaces},${spaces}" c "${spaces}`)).toEqual(['a b', ' c ']);
});

test('select names columns, all of them by default, each once', () => {
  expect(parseSelect(null)).toEqual({ ok: true, value: allColumns });
  fc.assert(
    fc.property(fc.array(column, { minLength: 1 }), (names) => {
      expect(parseSelect(names.join(','))).toEqual({ ok: true, value: [...new Set(names)] });
      expect(parseSelect(names.map(quote).join(' , '))).toEqual({ ok: true, value: [...new Set(names)] });
    }),
  );
});

test('order gives back each column with its first direction', () => {
  const term = fc.record({ column, direction: fc.constantFrom('asc' as const, 'desc' as const) });
  const nulls = fc.constantFrom('', '.nullsfirst', '.nullslast');
  fc.assert(
    fc.property(fc.array(fc.tuple(term, nulls), { minLength: 1 }), (terms) => {
      const text = terms.map(([one, where]) => `${one.column}.${one.direction}${where}`).join(',');
      const first = terms
        .map(([one]) => one)
        .filter((one, at, all) => all.findIndex((other) => other.column === one.column) === at);
      expect(parseOrder(text)).toEqual({ ok: true, value: first });
    }),
  );
  expect(parseOrder('slug')).toEqual({ ok: true, value: [{ column: 'slug', direction: 'asc' }] });
});

test('the value of a comparison is everything after the first dot', () => {
  const operator = fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte');
  fc.assert(
    fc.property(textColumn, operator, storableText, (name, verb, value) => {
      expect(parseFilter(name, `${verb}.${value}`)).toEqual({
        ok: true,
        value: { column: name, operator: verb, value },
      });
    }),
  );
});

test('in gives back every value of its list', () => {
  fc.assert(
    fc.property(textColumn, fc.array(storableText, { minLength: 1, maxLength: 5 }), (name, values) => {
      expect(parseFilter(name, `in.(${values.map(quote).join(',')})`)).toEqual({
        ok: true,
        value: { column: name, operator: 'in', values },
      });
    }),
  );
});

test('or gives back each of its filters, whatever their values hold', () => {
  const one = fc.record({ column: textColumn, operator: fc.constantFrom('eq', 'gt'), value: storableText });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), (filters) => {
      const items = filters.map(({ column: name, operator, value }) => `${name}.${operator}.${quote(value)}`);
      expect(parseAlternatives(`(${items.join(',')})`)).toEqual({ ok: true, value: filters });
    }),
  );
  expect(parseAlternatives('(slug.in.(a,"b,)"),title.ilike.*x y*,content.is.null)')).toEqual({
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
  expect(parseAlternatives(text)).toMatchObject({ ok: false, failure: { status: 400 } });
});

test('a long hostile or is judged in no time', () => {
  expect(parseAlternatives(`(title.eq."${'\\'.repeat(50_000)})`).ok).toBe(false);
  expect(parseAlternatives(`(${'title.eq.x,'.repeat(20_000)}slug.eq.x)`).ok).toBe(false);
});

test('twenty filters in one call are enough, those of an or counted one by one', () => {
  const query = (alone: number, within: number) =>
    parseQuery(
      new URLSearchParams([
        ...Array.from({ length: alone }, () => ['slug', 'neq.x']),
        ['or', `(${Array(within).fill('title.ilike.*x*').join(',')})`],
      ]),
    );
  expect(query(0, 20).ok).toBe(true);
  expect(query(19, 1).ok).toBe(true);
  expect(query(20, 1)).toMatchObject({ ok: false, failure: { status: 400, code: 'PGRST100' } });
  expect(query(1, 20)).toMatchObject({ ok: false, failure: { status: 400, code: 'PGRST100' } });
});

test.each([
  ['2026-01-15', '2026-01-15T00:00:00.000Z'],
  ['2026-01-15 12:30', '2026-01-15T12:30:00.000Z'],
  ['2026-01-15T12:30:01.5-03', '2026-01-15T15:30:01.500Z'],
  ['2026-01-15T12:30:01.123456+0530', '2026-01-15T07:00:01.123Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-01-15t24:00z', '2026-01-16T00:00:00.000Z'],
  ['0001-01-01', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('the time %s is %s', (text, iso) => {
  expect(parseFilter('created_at', `eq.${text}`)).toMatchObject({ value: { value: iso } });
});

test.each(['15/01/2026', 'now()', '', '2026-01-15T12:30 03:00', '2026-01-15T12:30ZZ'])(
  '%j is no time',
  (text) => {
    expect(parseFilter('created_at', `eq.${text}`)).toMatchObject({ ok: false, failure: { code: '22007' } });
  },
);

test.each([
  '2026-13-01',
  '2026-02-30',
  '2026-02-29',
  '2026-04-31T12:00Z',
  '2026-01-00',
  '2026-01-15T25:00',
  '0000-01-01',
  '0000-12-31T23:59-14:00',
  '0001-01-01T00:00+14:00',
  '9999-12-31T23:59-14:00',
])('%s has the form of a time and is none', (text) => {
  expect(parseFilter('created_at', `gt.${text}`)).toMatchObject({ ok: false, failure: { code: '22008' } });
});

test('whatever has the form of a time becomes one with a year of four digits, or is refused', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const zone = fc.constantFrom('', 'Z', '+14:00', '-14:00', '-03', '+0530', '+23:59');
  fc.assert(
    fc.property(digits(4), digits(2), digits(2), digits(2), zone, (year, month, day, hour, offset) => {
      const result = parseFilter('created_at', `lt.${year}-${month}-${day}T${hour}:00${offset}`);
      if (!result.ok) expect(result.failure.code).toBe('22008');
      else
        expect(result.value).toMatchObject({ value: expect.stringMatching(/^\d{4}-[\d-]{5}T[\d:.]{12}Z$/) });
    }),
    { numRuns: 500 },
  );
});

test('a range is never longer than the ceiling', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (limit, offset) => {
      expect(parseRange({ limit: `${limit}`, offset: `${offset}` })).toEqual({
        ok: true,
        value: { limit: Math.min(limit, maxRows), offset },
      });
    }),
  );
  expect(parseRange({ limit: null, offset: null })).toEqual({
    ok: true,
    value: { limit: maxRows, offset: 0 },
  });
});

test('whatever the query string holds is either understood or refused as the client’s mistake', () => {
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
      const result = parseQuery(new URLSearchParams(pairs));
      if (result.ok) {
        const filters = result.value.filters.flatMap((one) => ('anyOf' in one ? one.anyOf : one));
        expect(allColumns).toEqual(expect.arrayContaining(filters.map((one) => one.column)));
      } else {
        expect(result.failure.status).toBeGreaterThanOrEqual(400);
        expect(result.failure.status).toBeLessThan(500);
      }
    }),
    { numRuns: 500 },
  );
});

test('Prefer is read whatever the order of its parts, and says what was applied', () => {
  expect(parsePrefer('count=exact,return=representation , missing=default')).toEqual({
    ok: true,
    value: {
      hasRepresentation: true,
      hasCount: true,
      isUpsert: false,
      applied: 'count=exact, return=representation, missing=default',
    },
  });
  expect(parsePrefer('resolution=merge-duplicates')).toMatchObject({ value: { isUpsert: true } });
  expect(parsePrefer(undefined)).toMatchObject({ value: { hasRepresentation: false, applied: null } });
  fc.assert(fc.property(anyText, (text) => parsePrefer(text).ok));
});

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/vnd.pgrst.object+json', true],
  ['text/html, application/vnd.pgrst.object+json;q=0.5', true],
])('Accept %s asks for a single object: %s', (header, isObject) => {
  expect(parseAccept(header)).toMatchObject({ ok: true, value: { isObject } });
});

test('a GLOB matches what the LIKE pattern matches', () => {
  expect(globFromLike('a%b_c')).toBe('a*b?c');
  expect(globFromLike('100\\%')).toBe('100%');
  expect(globFromLike('[x]*?')).toBe('[[]x][*][?]');
  expect(globFromLike('\\*\\\\')).toBe('[*]\\');
});

test('no name from outside passes for a column', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'Title', 'title;', 'generated_pages.title']) {
    expect(parseSelect(name).ok).toBe(false);
    expect(parseOrder(name).ok).toBe(false);
    expect(parseFilter(name, 'eq.x').ok).toBe(false);
  }
});

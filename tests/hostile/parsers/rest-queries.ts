import type { RowCondition } from '#database/row-query.ts';
import { globFromLike } from '#database/sqlite/glob-from-like.ts';
import { parseAlternatives } from '#server/rest-api/query/filters/parse-alternatives.ts';
import { parseFilter } from '#server/rest-api/query/filters/parse-filters.ts';
import { parseAccept } from '#server/rest-api/query/parse-accept.ts';
import { parseOrder } from '#server/rest-api/query/parse-order.ts';
import { parsePrefer } from '#server/rest-api/query/parse-prefer.ts';
import { parseQuery } from '#server/rest-api/query/parse-query.ts';
import { parseRange } from '#server/rest-api/query/parse-range.ts';
import { parseSelect } from '#server/rest-api/query/parse-select.ts';
import type { Parsed } from '#server/rest-api/rest-failure.ts';
import { generatedPages as table } from '#server/rest-api/tables/generated-pages.ts';
import { assertPromise, maxHeaderLength as maxLength, type Parser } from '#tests/hostile/support/parser.ts';
import { quote } from '#tests/support/rest/arbitrary-queries.ts';

const columns = Object.keys(table.columns);
const maxFilters = 20;
const tooHighLimit = '9999';
const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'in', 'is', 'not', 'fts', 'cs'];
const filterTokens = [
  ...operators.map((operator) => `${operator}.`),
  ...['(', ')', '"', ',', '*', '%', '\\', 'null', 'not_null', '2026-01-31T12:00:00Z', '-03:00', '+14'],
  ...['00000000-0000-0000-0000-000000000000', 'or=(', 'and('],
];
const understood =
  /^(?:return=(?:minimal|representation|headers-only)|count=(?:exact|planned|estimated)|missing=(?:default|null)|resolution=(?:merge|ignore)-duplicates|handling=(?:strict|lenient))$/;

/** @returns the value; null if the input was refused, for a reason the client may read */
function acceptedValue<Value>(parsed: Parsed<Value>): Value | null {
  if (parsed.ok) return parsed.value;
  assertPromise(parsed.failure.status >= 400 && parsed.failure.status < 500, 'a refusal has a status of 4xx');
  for (const value of Object.values(parsed.failure.headers)) {
    assertPromise(/^[\t -~]*$/.test(value), 'a header of a refusal can be sent');
  }
  return null;
}

/** Every filter of a query, those of its alternatives included. */
function filtersOf(conditions: readonly RowCondition[]) {
  return conditions.flatMap((condition) => ('anyOf' in condition ? condition.anyOf : condition));
}

/** A valid filter with the input as its value, so short that too many of them fit into a request line. */
function filterOf(input: string): string {
  return `eq.${quote(input.slice(0, maxLength / (4 * maxFilters)))}`;
}

function alternatives(filter: string, count: number): string {
  return `(${Array<string>(count).fill(`title.${filter}`).join(',')})`;
}

export const restQueryParsers: readonly Parser[] = [
  {
    name: 'rest query',
    maxLength,
    tokens: [
      ...filterTokens,
      ...columns.map((name) => `&${name}=`),
      '&select=',
      '&order=',
      '&limit=',
      '&offset=',
    ],
    feed(input) {
      const filter = filterOf(input);
      // A random query hardly ever has a valid filter or limit, so the input is also given with a limit that is too
      // high, and as the value of too many filters, with and without alternatives.
      for (const parameters of [
        new URLSearchParams(input),
        new URLSearchParams(`limit=${tooHighLimit}&${input}`),
        new URLSearchParams(Array<string[]>(maxFilters + 1).fill(['title', filter])),
        new URLSearchParams([
          ['title', filter],
          ['or', alternatives(filter, maxFilters)],
        ]),
      ]) {
        const query = acceptedValue(parseQuery(table, parameters));
        if (query === null) continue;
        assertPromise(query.range.limit <= table.maxRowsPerRead, 'a read has a maximum of rows');
        assertPromise(filtersOf(query.conditions).length <= maxFilters, 'a query has few filters');
        assertPromise(
          [...query.columns, ...query.order.map(({ column }) => column)].every((name) =>
            columns.includes(name),
          ),
          'a query names columns of its table',
        );
      }
    },
  },
  {
    name: 'rest select',
    maxLength,
    tokens: [...columns, ',', '*', '"', '(', ':', '::text', '.count()'],
    feed(input) {
      const names = acceptedValue(parseSelect(table, input));
      assertPromise(
        names === null || names.every((name) => columns.includes(name)),
        'a select names columns',
      );
    },
  },
  {
    name: 'rest order',
    maxLength,
    tokens: [...columns, ',', '.asc', '.desc', '.nullsfirst', '.nullslast', '"'],
    feed(input) {
      // A random list is hardly ever valid, so an input that is one term is also given twice.
      for (const text of [input, `${input},${input}`.slice(0, maxLength)]) {
        const terms = acceptedValue(parseOrder(table, text)) ?? [];
        const named = new Set(terms.map(({ column }) => column));
        assertPromise(named.size === terms.length, 'an order names a column once');
      }
    },
  },
  {
    name: 'rest filter',
    maxLength,
    tokens: filterTokens,
    feed(input) {
      for (const name of ['id', 'slug', 'created_at', input]) acceptedValue(parseFilter(table, name, input));
    },
  },
  {
    name: 'rest alternatives',
    maxLength,
    tokens: [...filterTokens, ...columns.map((name) => `${name}.`)],
    feed(input) {
      // A random list hardly ever has a valid filter, so the input is also given as the value of too many of them.
      for (const text of [input, `(${input})`, alternatives(filterOf(input), maxFilters + 1)]) {
        const filters = acceptedValue(parseAlternatives(table, text));
        assertPromise(filters === null || filters.length <= maxFilters, 'there are few alternatives');
      }
    },
  },
  {
    name: 'rest range',
    maxLength,
    tokens: ['0', '10', '-', '9999999999'],
    feed(input) {
      // A random input is hardly ever a number, so its first digits are also given alone.
      for (const text of [input, input.replace(/\D/g, '').slice(0, 15)]) {
        const range = acceptedValue(parseRange(1000, { limit: text, offset: text }));
        if (range === null) continue;
        assertPromise(range.limit >= 0 && range.limit <= 1000, 'a limit is within its maximum');
        assertPromise(Number.isSafeInteger(range.offset) && range.offset >= 0, 'an offset is a whole number');
      }
    },
  },
  {
    name: 'rest headers',
    maxLength,
    tokens: [
      'return=',
      'minimal',
      'representation',
      'count=exact',
      'handling=strict',
      'unheard-of=1',
      ', ',
      ';q=0.1',
      'application/',
      '*/*',
    ],
    feed(input) {
      acceptedValue(parseAccept(input));
      const applied = acceptedValue(parsePrefer(input))?.applied?.split(', ') ?? [];
      assertPromise(
        applied.every((preference) => understood.test(preference)),
        'only preferences that were understood are repeated',
      );
    },
  },
  {
    name: 'like pattern',
    maxLength,
    tokens: ['%', '_', '*', '?', '[', ']', '\\', '^', '-'],
    feed(input) {
      const wildcards = (text: string, found: RegExp) => text.match(found)?.length ?? 0;
      const pattern = globFromLike(input);
      assertPromise(pattern.length <= input.length * 3, 'a pattern grows by little');
      assertPromise(wildcards(pattern, /\*/g) >= wildcards(input, /(?<!\\)%/g), 'no wildcard is lost');
    },
  },
];

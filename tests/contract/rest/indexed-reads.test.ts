/**
 * A read that a table declares as indexed runs in the server's own thread and without a limit. So each such query is
 * shown to the planners of both databases, which must answer it from an index. Only a table that is bound to stay
 * small needs no index.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Filter, RowCondition, RowQuery } from '#database/row-query.ts';
import { readerOf } from '#server/rest-api/plain-rows.ts';
import { deterministicOrder } from '#server/rest-api/query/parse-order.ts';
import { registry } from '#server/rest-api/registry.ts';
import type { RestColumn, RestTable } from '#server/rest-api/rest-table.ts';
import { engines } from '#tests/support/databases.ts';
import { type NotedStatements, noteStatements } from '#tests/support/rest/noted-statements.ts';
import { isListedByIndex, isSearchedByIndex } from '#tests/support/rest/query-plans.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const samples: Readonly<Record<RestColumn['type'], string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  text: 'x',
  timestamp: '2026-11-22T12:00:00.000Z',
  json: '{}',
  integer: '1',
  boolean: '1',
};

/** A query that reads this many short rows takes a few milliseconds. */
const maxRows = 5000;

const maxRowsOf = ({ read }: RestTable) => read.isIndexed.maxRows ?? Number.POSITIVE_INFINITY;
const small = registry.tables.filter((table) => Number.isFinite(maxRowsOf(table)));
const large = registry.tables.filter((table) => !small.includes(table));

test('a table whose queries need no index is small, and no client adds rows to it', () => {
  expect(small.length).toBeGreaterThan(0);
  expect(small.filter((table) => table.insert !== undefined).map(({ name }) => name)).toEqual([]);
  expect(small.filter((table) => maxRowsOf(table) > maxRows).map(({ name }) => name)).toEqual([]);
});

describe.each(engines)('on $name', (engine) => {
  let noted: NotedStatements;
  let server: RestServer;

  beforeAll(async () => {
    noted = noteStatements(await engine.open());
    server = await startRestServer(noted.database);
  });

  afterAll(async () => {
    await server.close();
    await noted.database.close();
  });

  test.each(large.map((table) => [table.name, table] as const))(
    'an index answers every query of %s that is declared as indexed',
    async (name, table) => {
      const { isIndexed, forVisitors = (query: RowQuery) => query } = table.read;
      const queries = [...searches(table), ...listings(table)].filter(isIndexed);
      expect(queries.length).toBeGreaterThan(0);
      const unserved: RowQuery[] = [];
      for (const query of queries) {
        const isServed = query.conditions.length > 0 ? isSearchedByIndex : isListedByIndex;
        for (const variant of [query, forVisitors(query)]) {
          noted.take();
          await readerOf(server.dependencies, table).selectRows(variant);
          for (const statement of noted.take().filter(({ sql }) => sql.includes(`from "${name}"`))) {
            if (!(await isServed(noted.database, statement))) unserved.push(variant);
          }
        }
      }
      expect(unserved).toEqual([]);
    },
  );
});

/** Every column with every operator, in the usual order, with all columns, the short ones or those of the key. */
function searches(table: RestTable): RowQuery[] {
  const conditions = Object.entries(table.columns).flatMap(([column, { type, isFilterable }]) =>
    isFilterable ? conditionsOn(column, samples[type]) : [],
  );
  return conditions.flatMap((condition) =>
    [Object.keys(table.columns), shortColumns(table), table.key].map((columns) =>
      queryOf(table, { columns, conditions: [condition], order: table.defaultOrder }),
    ),
  );
}

const shortColumns = ({ columns }: RestTable) =>
  Object.keys(columns).filter((column) => !columns[column]?.isLong);

/** The whole table, sorted by each column in either direction: all columns, all but one, or only the key. */
function listings(table: RestTable): RowQuery[] {
  const all = Object.keys(table.columns);
  const columnSets = [all, table.key, ...all.map((omitted) => all.filter((column) => column !== omitted))];
  const sortable = all.filter((column) => table.columns[column]?.isSortable);
  return sortable.flatMap((column) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      columnSets.map((columns) =>
        queryOf(table, { columns, conditions: [], order: [{ column, direction }] }),
      ),
    ),
  );
}

function queryOf({ key }: RestTable, query: Omit<RowQuery, 'range'>): RowQuery {
  return { ...query, order: deterministicOrder(query.order, key), range: { offset: 0, limit: 20 } };
}

function conditionsOn(column: string, value: string): RowCondition[] {
  const equal: Filter = { column, operator: 'eq', value };
  return [
    equal,
    { anyOf: [equal] },
    { column, operator: 'in', values: [value] },
    { column, operator: 'is', isNull: true },
    { column, operator: 'is', isNull: false },
    ...(['neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const).map((operator) => ({
      column,
      operator,
      value,
    })),
  ];
}

/** Runs a `RowQuery` on any table. Values are always bound as parameters, and names are quoted identifiers. */
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import type { PatternMatching } from './pattern-matching.ts';
import type { Filter, RowCondition, RowQuery } from './row-query.ts';
import type { Schema } from './schema.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The part of a database that reading rows needs. */
export type RowSource = Pick<Database, 'query' | 'patterns'>;

/** @param where a condition in addition to those of the query */
export async function selectRows(
  { query: kysely, patterns }: RowSource,
  table: keyof Schema,
  { columns, conditions, order, range }: RowQuery,
  where: Expression<SqlBool> = always,
): Promise<Row[]> {
  let rows = from(kysely, table)
    .select(columns.map((column) => sql.ref<unknown>(column).as(column)))
    .where(where)
    .where(matching(conditions, patterns))
    .limit(range.limit)
    .offset(range.offset);
  for (const { column, direction, nulls } of order) {
    rows = rows.orderBy(sql.ref(column), (term) => {
      const directed = term[direction]();
      if (nulls === undefined) return directed;
      return nulls === 'first' ? directed.nullsFirst() : directed.nullsLast();
    });
  }
  return rows.execute();
}

export async function countRows(
  { query: kysely, patterns }: RowSource,
  table: keyof Schema,
  conditions: readonly RowCondition[],
): Promise<number> {
  const { count } = await from(kysely, table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(conditions, patterns))
    .executeTakeFirstOrThrow();
  return count;
}

/** Without conditions, every row matches. */
export function matching(
  conditions: readonly RowCondition[],
  patterns: PatternMatching,
): Expression<SqlBool> {
  const all = conditions.map((condition) => {
    if (!('anyOf' in condition)) return compare(condition, patterns);
    const any = condition.anyOf.map((filter) => compare(filter, patterns));
    return any.length === 0 ? never : sql<SqlBool>`(${sql.join(any, sql` or `)})`;
  });
  return all.length === 0 ? always : sql`${sql.join(all, sql` and `)}`;
}

const always = sql<SqlBool>`1 = 1`;
const never = sql<SqlBool>`1 = 0`;

const symbols = { eq: sql`=`, neq: sql`<>`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;

function compare(filter: Filter, patterns: PatternMatching): Expression<SqlBool> {
  const column = sql.ref(filter.column);
  switch (filter.operator) {
    case 'in':
      // `in ()` is not valid SQL.
      return filter.values.length === 0 ? never : sql`${column} in (${sql.join(filter.values)})`;
    case 'is':
      return filter.isNull ? sql`${column} is null` : sql`${column} is not null`;
    case 'like':
    case 'ilike':
      return patterns[filter.operator](filter.column, filter.value);
    default:
      return sql`${column} ${symbols[filter.operator]} ${filter.value}`;
  }
}

/** The caller has checked the column names, so this skips Kysely's types for them. */
function from(kysely: Kysely<Schema>, table: keyof Schema) {
  return (kysely as unknown as Kysely<Record<string, Row>>).selectFrom(table);
}

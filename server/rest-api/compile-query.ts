/** Parsed filters and order as Kysely expressions. Values only ever travel as parameters. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import type { PageSelector } from '#domain/pages/page-store.ts';
import { globFromLike } from './glob-from-like.ts';
import type { Filter } from './parse-filters.ts';
import type { OrderTerm } from './parse-order.ts';
import type { Condition } from './parse-query.ts';

type PageExpressions = ExpressionBuilder<Schema, 'generated_pages'>;

const symbols = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** @returns what every row has to fulfil; without filters, nothing */
export function compileFilters(conditions: readonly Condition[], engine: Database['engine']): PageSelector {
  return (page) =>
    page.and(
      conditions.map((condition) =>
        'anyOf' in condition
          ? page.or(condition.anyOf.map((filter) => compileFilter(page, filter, engine)))
          : compileFilter(page, condition, engine),
      ),
    );
}

function compileFilter(
  page: PageExpressions,
  filter: Filter,
  engine: Database['engine'],
): Expression<SqlBool> {
  const { column } = filter;
  switch (filter.operator) {
    case 'in':
      // `in ()` is no SQL, and nothing is in an empty list.
      return filter.values.length === 0 ? sql<SqlBool>`1 = 0` : page(column, 'in', filter.values);
    case 'is':
      return page(column, filter.isNull ? 'is' : 'is not', null);
    case 'like':
      // SQLite's LIKE looks at no case; its GLOB does.
      return engine === 'sqlite'
        ? sql<SqlBool>`${page.ref(column)} glob ${globFromLike(filter.value)}`
        : page(column, 'like', filter.value);
    case 'ilike':
      // SQLite folds the case of a–z only.
      return engine === 'sqlite'
        ? sql<SqlBool>`${page.ref(column)} like ${filter.value} escape '\\'`
        : page(column, 'ilike', filter.value);
    default:
      return page(column, symbols[filter.operator], filter.value);
  }
}

/** The order asked for, made definite by the id, so that no row is on two pages of a list or on none. */
export function definiteOrder(order: readonly OrderTerm[]): OrderTerm[] {
  if (order.some((term) => term.column === 'id')) return [...order];
  return [...order, { column: 'id', direction: order.at(-1)?.direction ?? 'asc' }];
}

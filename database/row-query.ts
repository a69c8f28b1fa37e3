/** A query for the rows of one table, as plain data: a request after it has been parsed and checked. */

export interface RowQuery {
  columns: readonly string[];
  /** A row must fulfil all of them. */
  conditions: readonly RowCondition[];
  order: readonly OrderTerm[];
  range: RowRange;
}

/** One filter, or several of which a row must fulfil at least one. */
export type RowCondition = Filter | { anyOf: readonly Filter[] };

export type Filter =
  | { column: string; operator: Comparison; value: string }
  /** `%` matches any text and `_` any character; `\` escapes them. */
  | { column: string; operator: 'like' | 'ilike'; value: string }
  | { column: string; operator: 'in'; values: readonly string[] }
  | { column: string; operator: 'is'; isNull: boolean };

export type Comparison = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte';

export interface OrderTerm {
  column: string;
  direction: 'asc' | 'desc';
  /** Required for a column that may be NULL, because the engines' defaults differ. */
  nulls?: 'first' | 'last';
}

export interface RowRange {
  offset: number;
  limit: number;
}

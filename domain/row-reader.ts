/** Reads any rows of one table, within a time limit if no index answers the query. */
import type { Database } from '#database/database.ts';
import type { RowCondition, RowQuery } from '#database/row-query.ts';
import type { TableName } from '#database/schema.ts';
import { countRows, type Row, type RowSource, selectRows } from '#database/select-rows.ts';

/** Given for a read that may visit every row (`Database.readForAtMost`). Without it an index must answer the read. */
export interface ReadLimit {
  limitMs: number;
}

/** Returns rows as they are stored. The caller must have checked which rows and columns the client may read. */
export interface RowReader {
  selectRows(query: RowQuery, limit?: ReadLimit): Promise<Row[]>;
  countRows(conditions: readonly RowCondition[], limit?: ReadLimit): Promise<number>;
}

export function rowReader(database: Database, table: TableName): RowReader {
  return {
    selectRows: (query, limit) => readWithin(database, limit, (source) => selectRows(source, table, query)),
    countRows: (conditions, limit) =>
      readWithin(database, limit, (source) => countRows(source, table, conditions)),
  };
}

export function readWithin<Value>(
  database: Database,
  limit: ReadLimit | undefined,
  read: (source: RowSource) => Promise<Value>,
): Promise<Value> {
  if (limit === undefined) return read(database);
  const { patterns } = database;
  return database.readForAtMost(limit.limitMs, (query) => read({ query, patterns }));
}

/** Runs a read, within a time limit if no index answers it. */
import type { Database } from '#database/database.ts';
import type { RowSource } from '#database/select-rows.ts';

/** Given for a read that may visit every row (`Database.readForAtMost`). Without it an index must answer the read. */
export interface ReadLimit {
  limitMs: number;
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

import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { rowsOf, type TableShape } from './table-shape.ts';

export async function readSqliteTable(database: Database, table: string): Promise<TableShape> {
  const columns = await rowsOf(
    database,
    sql<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>`
      select * from pragma_table_info(${table})`,
  );
  const indexes = await rowsOf(
    database,
    sql<{ name: string; unique: number; columns: string }>`
      select list.name, list."unique", group_concat(info.name order by info.seqno) as columns
      from pragma_index_list(${table}) list, pragma_index_info(list.name) info
      where list.origin = 'c' group by list.name`,
  );
  const references = await rowsOf(
    database,
    sql<{ table: string; from: string; to: string; on_delete: string }>`
      select * from pragma_foreign_key_list(${table})`,
  );
  return {
    columns: Object.fromEntries(
      columns.map((one) => [
        one.name,
        { type: one.type.toUpperCase(), isNullable: one.notnull === 0, default: one.dflt_value },
      ]),
    ),
    primaryKey: columns
      .filter((one) => one.pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map((one) => one.name),
    indexes: Object.fromEntries(
      indexes.map((one) => [one.name, { columns: one.columns.split(','), isUnique: one.unique === 1 }]),
    ),
    references: references.map((one) => `${one.from} -> ${one.table}.${one.to} on delete ${one.on_delete}`),
  };
}

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
      columns.map((column) => [
        column.name,
        { type: column.type.toUpperCase(), isNullable: column.notnull === 0, default: column.dflt_value },
      ]),
    ),
    primaryKey: columns
      .filter((column) => column.pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    indexes: Object.fromEntries(
      indexes.map((index) => [
        index.name,
        { columns: index.columns.split(','), isUnique: index.unique === 1 },
      ]),
    ),
    references: references.map(
      (reference) =>
        `${reference.from} -> ${reference.table}.${reference.to} on delete ${reference.on_delete}`,
    ),
  };
}

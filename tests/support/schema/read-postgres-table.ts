import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { rowsOf, type TableShape } from './table-shape.ts';

export async function readPostgresTable(database: Database, table: string): Promise<TableShape> {
  const columns = await rowsOf(
    database,
    sql<{ name: string; type: string; is_nullable: boolean; default: string | null }>`
      select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as is_nullable,
        pg_get_expr(adbin, adrelid) as default
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  const indexes = await rowsOf(
    database,
    sql<{ name: string; is_unique: boolean; is_primary: boolean; columns: string[] }>`
      select relname as name, indisunique as is_unique, indisprimary as is_primary, array(
          select attname::text from unnest(indkey::int2[]) with ordinality as key(number, position)
          join pg_attribute on attrelid = indrelid and attnum = number order by position
        ) as columns
      from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = ${table}::regclass`,
  );
  const references = await rowsOf(
    database,
    sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype = 'f'`,
  );
  return {
    columns: Object.fromEntries(
      columns.map((column) => [
        column.name,
        {
          type: column.type,
          isNullable: column.is_nullable,
          default: column.default?.replace(/::[a-z ]+$/, '') ?? null,
        },
      ]),
    ),
    primaryKey: indexes.find((index) => index.is_primary)?.columns ?? [],
    indexes: Object.fromEntries(
      indexes
        .filter((index) => !index.is_primary)
        .map((index) => [index.name, { columns: index.columns, isUnique: index.is_unique }]),
    ),
    references: references.map((reference) =>
      reference.definition.replace(
        /^FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\) ON DELETE (\w+)$/,
        '$1 -> $2.$3 on delete $4',
      ),
    ),
  };
}

import { type Kysely, sql } from 'kysely';
import { primaryKeys, type Schema, type TableName } from '#database/schema.ts';
import type { Row } from '#database/select-rows.ts';

/** A page has up to 262,144 characters, so this many rows fit into memory whatever they hold. */
const rowsAtOnce = 100;

/** Reads a table in the order of its key, in pieces, so that memory does not grow with the table. */
export async function* rowsOf(query: Kysely<Schema>, table: TableName): AsyncGenerator<Row[]> {
  const key: readonly string[] = primaryKeys[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const afterLast =
      last === undefined
        ? sql``
        : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select * from ${sql.table(table)} ${afterLast} order by ${columns} limit ${rowsAtOnce}`.execute(query);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

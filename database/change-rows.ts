/**
 * Inserts, updates and deletes rows of one table. Its store adds whatever else a change needs, and its service decides
 * where the transaction begins. Unlike the queries of a store, these take the conditions of a request.
 */
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { RowCondition } from './row-query.ts';
import type { Schema, TableName } from './schema.ts';
import { matching, type Row, type RowSource } from './select-rows.ts';

/** Each returns the changed rows as they are now, or as they were before they were deleted. */
export interface RowChanges<Table> {
  insert(query: Kysely<Schema>, rows: readonly Insertable<Table>[]): Promise<Selectable<Table>[]>;
  update(
    source: RowSource,
    conditions: readonly RowCondition[],
    changes: Updateable<Table>,
  ): Promise<Selectable<Table>[]>;
  delete(source: RowSource, conditions: readonly RowCondition[]): Promise<Selectable<Table>[]>;
}

export function rowChanges<Name extends TableName>(name: Name): RowChanges<Schema[Name]> {
  type Changed = Selectable<Schema[Name]>[];
  const table: string = name;
  return {
    async insert(query, rows) {
      // `values ()` is not valid SQL.
      if (rows.length === 0) return [];
      const insertion = untyped(query)
        .insertInto(table)
        .values(rows as readonly Row[]);
      return (await insertion.returningAll().execute()) as Changed;
    },
    async update({ query, patterns }, conditions, changes) {
      const update = untyped(query)
        .updateTable(table)
        .set(changes as Row)
        .where(matching(conditions, patterns));
      return (await update.returningAll().execute()) as Changed;
    },
    async delete({ query, patterns }, conditions) {
      const deletion = untyped(query).deleteFrom(table).where(matching(conditions, patterns));
      return (await deletion.returningAll().execute()) as Changed;
    },
  };
}

/** Kysely's types cannot follow a table that is a parameter; `RowChanges` has the types of its rows. */
function untyped(query: Kysely<Schema>): Kysely<Record<string, Row>> {
  return query as unknown as Kysely<Record<string, Row>>;
}

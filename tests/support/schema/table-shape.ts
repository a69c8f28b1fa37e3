/** The shape of a migrated table, read from the database itself and comparable across engines. */
import type { RawBuilder } from 'kysely';
import type { Database } from '#database/database.ts';

export interface TableShape {
  columns: Record<string, { type: string; isNullable: boolean; default: string | null }>;
  primaryKey: string[];
  indexes: Record<string, { columns: string[]; isUnique: boolean }>;
  /** `column -> table.column on delete …` */
  references: string[];
}

export async function rowsOf<Row>(database: Database, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(database.query)).rows;
}

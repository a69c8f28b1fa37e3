import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('short_links')
    .addColumn('code', 'text', (column) => column.primaryKey().notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('at', types.timestamp, (column) => column.notNull())
    .addColumn('by', 'text')
    .execute();
  await db.schema.createIndex('short_links_newest').on('short_links').columns(['at', 'code']).execute();
}

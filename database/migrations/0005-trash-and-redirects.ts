import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('trashed_pages')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('trashed_by', 'text')
    .addColumn('trashed_at', types.timestamp, (column) => column.notNull())
    .addColumn('purge_at', types.timestamp, (column) => column.notNull())
    .execute();
  // Covers the list, so that it never reads the snapshots.
  await db.schema
    .createIndex('trashed_pages_listing')
    .on('trashed_pages')
    .columns(['trashed_at', 'id', 'slug', 'title', 'purge_at'])
    .execute();
  await db.schema.createIndex('trashed_pages_purge').on('trashed_pages').column('purge_at').execute();

  await db.schema
    .createTable('redirects')
    .addColumn('from_path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('to_page_id', types.uuid)
    .addColumn('to_path', 'text')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_hit_at', types.timestamp)
    .addColumn('by', 'text')
    .addColumn('at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('redirects_page').on('redirects').column('to_page_id').execute();
}

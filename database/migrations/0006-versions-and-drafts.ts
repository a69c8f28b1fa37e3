import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

/** The first versions of existing pages are written later, in parts (`domain/pages/versions/first-versions.ts`). */
export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  // SQLite adds only one column per statement.
  await db.schema
    .alterTable('generated_pages')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('generated_pages')
    .addColumn('is_noindex', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('generated_pages').addColumn('hold_reason', 'text').execute();

  await db.schema
    .createTable('page_versions')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('page_id', types.uuid, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('page_versions_number_key')
    .on('page_versions')
    .columns(['page_id', 'number'])
    .unique()
    .execute();

  await db.schema
    .createTable('page_drafts')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('page_id', types.uuid)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('is_noindex', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('base_revision', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('publish_at', types.timestamp)
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('updated_at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('page_drafts_page_id_key')
    .on('page_drafts')
    .column('page_id')
    .unique()
    .execute();
  await db.schema.createIndex('page_drafts_newest').on('page_drafts').columns(['updated_at', 'id']).execute();
  await db.schema.createIndex('page_drafts_due').on('page_drafts').columns(['state', 'publish_at']).execute();
}

import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  // SQLite adds only one column per statement.
  await db.schema.alterTable('page_drafts').addColumn('scheduled_revision', 'integer').execute();
  await db.schema.alterTable('page_drafts').addColumn('drip_id', types.uuid).execute();
  await db.schema.alterTable('page_drafts').addColumn('hold_reason', 'text').execute();

  await db.schema
    .createTable('preview_links')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('draft_id', types.uuid, (column) => column.notNull())
    .addColumn('expires_at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('preview_links_draft')
    .on('preview_links')
    .columns(['draft_id', 'expires_at'])
    .execute();

  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('due_at', types.timestamp)
    .addColumn('claim', 'integer', (column) => column.notNull())
    .addColumn('started_at', types.timestamp)
    .addColumn('ended_at', types.timestamp)
    .addColumn('outcome', 'text')
    .addColumn('affected', 'integer', (column) => column.notNull())
    .execute();
}

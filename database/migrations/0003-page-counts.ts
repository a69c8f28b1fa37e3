import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

/**
 * Existing pages are not counted here: the start that applies this step counts them afterwards
 * (`database/page-counts/page-counts.ts`).
 */
export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('page_totals')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .execute();
  await db
    .insertInto('page_totals' as never)
    .values({ id: 1, pages: 0 } as never)
    .execute();

  await db.schema
    .createTable('page_blocks')
    .addColumn('starts_at', types.timestamp, (column) => column.notNull())
    .addColumn('starts_id', types.uuid, (column) => column.notNull())
    .addColumn('pages', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_blocks_pkey', ['starts_at', 'starts_id'])
    .execute();
  await db
    .insertInto('page_blocks' as never)
    .values({
      starts_at: '1970-01-01T00:00:00.000Z',
      starts_id: '00000000-0000-0000-0000-000000000000',
      pages: 0,
    } as never)
    .execute();

  // Covers every column of a list, so that lists never read the rows with their long content.
  await db.schema
    .createIndex('generated_pages_listing')
    .on('generated_pages')
    .columns(['created_at', 'id', 'slug', 'title', 'updated_at'])
    .execute();
  await db.schema.dropIndex('generated_pages_newest').execute();
}

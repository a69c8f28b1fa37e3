import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

/**
 * The listed pages are not counted here: the start that applies this step counts them afterwards
 * (`database/page-counts/page-counts.ts`).
 */
export async function up(db: Kysely<never>, _types: ColumnTypes): Promise<void> {
  for (const table of ['page_totals', 'page_blocks']) {
    await db.schema
      .alterTable(table)
      .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }

  // The newest listed pages are the first entries of this index, however many pages are held back.
  await db.schema
    .createIndex('generated_pages_listed')
    .on('generated_pages')
    .columns(['created_at', 'id', 'slug', 'title', 'updated_at'])
    .where(sql<boolean>`is_noindex = 0`)
    .execute();
  await db.schema
    .createIndex('generated_pages_held')
    .on('generated_pages')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`hold_reason is not null`)
    .execute();
}

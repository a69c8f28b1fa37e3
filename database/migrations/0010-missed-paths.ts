import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('missed_paths')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('robots', 'integer', (column) => column.notNull())
    .addColumn('first_at', types.timestamp, (column) => column.notNull())
    .addColumn('last_at', types.timestamp, (column) => column.notNull())
    .addColumn('referrer_host', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();

  // When an address gets a rule, the rules that lead to it must be updated.
  await db.schema.createIndex('redirects_target').on('redirects').column('to_path').execute();
}

import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, _types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('page_codes')
    .addColumn('page_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('page_codes_code_key').on('page_codes').column('code').unique().execute();

  await db.schema
    .createTable('lead_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('taps', 'integer', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('robots', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_days_pkey', ['day', 'page_key', 'slot', 'channel', 'source'])
    .execute();

  await db.schema
    .createTable('tap_hours')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('taps', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('tap_hours_pkey', ['page_key', 'day', 'hour', 'slot', 'source'])
    .execute();
  await db.schema.createIndex('tap_hours_day').on('tap_hours').column('day').execute();
}

import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('page_key', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer')
    .addColumn('at', types.timestamp, (column) => column.notNull())
    .addColumn('by', 'text')
    .execute();
  await db.schema.createIndex('conversations_newest').on('conversations').columns(['at', 'id']).execute();

  // 'Hoje' now also lists the pages with taps. Few rows have any, and it reads only those.
  await db.schema
    .createIndex('lead_days_taps')
    .on('lead_days')
    .columns(['day', 'page_key', 'taps'])
    .where(sql<boolean>`taps > 0`)
    .execute();
}

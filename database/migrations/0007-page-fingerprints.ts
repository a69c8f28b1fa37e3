import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

/** The fingerprints of existing pages are written later, in parts (`domain/pages/gate/fill-fingerprints.ts`). */
export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('page_fingerprints')
    .addColumn('page_id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('text_hash', types.bigint, (column) => column.notNull())
    .addColumn('own_words', 'integer', (column) => column.notNull())
    .addColumn('bands', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('page_fingerprints_number_key')
    .on('page_fingerprints')
    .column('number')
    .unique()
    .execute();

  await db.schema
    .createTable('page_bands')
    .addColumn('entry', types.bigint, (column) => column.primaryKey().notNull())
    .execute();
}

import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

/** It stays null in older versions, whose page revision is not known. */
export async function up(db: Kysely<never>, _types: ColumnTypes): Promise<void> {
  await db.schema.alterTable('page_versions').addColumn('page_revision', 'integer').execute();
}

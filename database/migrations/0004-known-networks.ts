import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('known_networks')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('user_id', types.uuid, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('first_seen_at', types.timestamp, (column) => column.notNull())
    .addColumn('last_seen_at', types.timestamp, (column) => column.notNull())
    .addColumn('confirmed_at', types.timestamp)
    .execute();
  await db.schema
    .createIndex('known_networks_network_key')
    .on('known_networks')
    .columns(['user_id', 'network'])
    .unique()
    .execute();

  // SQLite adds only one column per statement.
  await db.schema.alterTable('sessions').addColumn('network', 'text').execute();
  await db.schema
    .alterTable('audit_events')
    .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('audit_events').addColumn('last_at', types.timestamp).execute();
}

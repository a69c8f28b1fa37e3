import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('mfa_factors')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('user_id', types.uuid, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('factor_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('friendly_name', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('phone', 'text')
    .addColumn('last_used_step', 'integer')
    .addColumn('last_challenged_at', types.timestamp)
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .addColumn('updated_at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('mfa_factors_name_key')
    .on('mfa_factors')
    .columns(['user_id', 'friendly_name'])
    .unique()
    .execute();

  await db.schema
    .createTable('mfa_challenges')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('factor_id', types.uuid, (column) =>
      column.notNull().references('mfa_factors.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .addColumn('used_at', types.timestamp)
    .execute();
  await db.schema.createIndex('mfa_challenges_factor').on('mfa_challenges').column('factor_id').execute();

  // SQLite adds only one column per statement.
  await db.schema.alterTable('sessions').addColumn('factor_id', types.uuid).execute();
  await db.schema.alterTable('sessions').addColumn('user_agent', 'text').execute();

  await db.schema
    .createTable('audit_events')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', types.uuid)
    .addColumn('session_id', types.uuid)
    .addColumn('network', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_events_newest').on('audit_events').column('created_at').execute();
}

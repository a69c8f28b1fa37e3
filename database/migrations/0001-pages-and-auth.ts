import type { Kysely } from 'kysely';
import type { ColumnTypes } from '#database/column-types.ts';

export async function up(db: Kysely<never>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('generated_pages')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .addColumn('updated_at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('generated_pages_slug_key')
    .on('generated_pages')
    .column('slug')
    .unique()
    .execute();
  await db.schema
    .createIndex('generated_pages_newest')
    .on('generated_pages')
    .columns(['created_at', 'id'])
    .execute();

  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('version', types.bigint, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('users')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('user_metadata', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .addColumn('updated_at', types.timestamp, (column) => column.notNull())
    .addColumn('last_sign_in_at', types.timestamp)
    .execute();
  await db.schema.createIndex('users_email_key').on('users').column('email').unique().execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', types.uuid, (column) => column.primaryKey().notNull())
    .addColumn('user_id', types.uuid, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('aal', 'text', (column) => column.notNull())
    .addColumn('amr', 'text', (column) => column.notNull())
    .addColumn('refresh_key', 'text', (column) => column.notNull())
    .addColumn('refresh_counter', 'integer', (column) => column.notNull())
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .addColumn('refreshed_at', types.timestamp, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

  await db.schema
    .createTable('signing_keys')
    .addColumn('kid', 'text', (column) => column.primaryKey().notNull())
    .addColumn('public_jwk', 'text', (column) => column.notNull())
    .addColumn('private_jwk', 'text', (column) => column.notNull())
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expires_at', types.bigint, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_expiry').on('rate_limits').column('expires_at').execute();

  await db
    .insertInto('content_version' as never)
    .values({ id: 1, version: 1 } as never)
    .execute();
}

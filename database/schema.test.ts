import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** How each kind of column is spelled where. */
const types = {
  sqlite: { uuid: 'TEXT', text: 'TEXT', timestamp: 'TEXT', integer: 'INTEGER', bigint: 'INTEGER' },
  postgres: {
    uuid: 'uuid',
    text: 'text',
    timestamp: 'timestamp(3) with time zone',
    integer: 'integer',
    bigint: 'bigint',
  },
} as const;

type Kind = keyof (typeof types)['sqlite'];

interface TableShape {
  columns: Record<string, { type: string; isNullable: boolean; default: string | null }>;
  primaryKey: string[];
  indexes: Record<string, { columns: string[]; isUnique: boolean }>;
  /** `column -> table.column on delete …` */
  references: string[];
}

type Described<Table> = Omit<TableShape, 'columns'> & {
  columns: {
    [Column in keyof Selectable<Table>]: {
      kind: Kind;
      isNullable: null extends Selectable<Table>[Column] ? true : false;
      default?: string;
    };
  };
};

const required = <const K extends Kind>(kind: K) => ({ kind, isNullable: false }) as const;
const optional = <const K extends Kind>(kind: K) => ({ kind, isNullable: true }) as const;

/** The compiler holds this against `schema.ts`, the test holds it against the migrated databases. */
const described: { [Table in keyof Schema]: Described<Schema[Table]> } = {
  generated_pages: {
    columns: {
      id: required('uuid'),
      title: required('text'),
      slug: required('text'),
      content: required('text'),
      description: required('text'),
      created_at: required('timestamp'),
      updated_at: required('timestamp'),
    },
    primaryKey: ['id'],
    indexes: {
      generated_pages_listing: {
        columns: ['created_at', 'id', 'slug', 'title', 'updated_at'],
        isUnique: false,
      },
      generated_pages_slug_key: { columns: ['slug'], isUnique: true },
    },
    references: [],
  },
  page_totals: {
    columns: { id: required('integer'), pages: required('integer') },
    primaryKey: ['id'],
    indexes: {},
    references: [],
  },
  page_blocks: {
    columns: {
      starts_at: required('timestamp'),
      starts_id: required('uuid'),
      pages: required('integer'),
    },
    primaryKey: ['starts_at', 'starts_id'],
    indexes: {},
    references: [],
  },
  content_version: {
    columns: { id: required('integer'), version: required('bigint') },
    primaryKey: ['id'],
    indexes: {},
    references: [],
  },
  settings: {
    columns: { key: required('text'), value: required('text') },
    primaryKey: ['key'],
    indexes: {},
    references: [],
  },
  users: {
    columns: {
      id: required('uuid'),
      email: required('text'),
      password_hash: required('text'),
      user_metadata: { ...required('text'), default: "'{}'" },
      created_at: required('timestamp'),
      updated_at: required('timestamp'),
      last_sign_in_at: optional('timestamp'),
    },
    primaryKey: ['id'],
    indexes: { users_email_key: { columns: ['email'], isUnique: true } },
    references: [],
  },
  sessions: {
    columns: {
      id: required('uuid'),
      user_id: required('uuid'),
      aal: required('text'),
      amr: required('text'),
      refresh_key: required('text'),
      refresh_counter: required('integer'),
      created_at: required('timestamp'),
      refreshed_at: required('timestamp'),
      factor_id: optional('uuid'),
      user_agent: optional('text'),
    },
    primaryKey: ['id'],
    indexes: { sessions_user: { columns: ['user_id'], isUnique: false } },
    references: ['user_id -> users.id on delete CASCADE'],
  },
  mfa_factors: {
    columns: {
      id: required('uuid'),
      user_id: required('uuid'),
      factor_type: required('text'),
      status: required('text'),
      friendly_name: required('text'),
      secret: optional('text'),
      phone: optional('text'),
      last_used_step: optional('integer'),
      last_challenged_at: optional('timestamp'),
      created_at: required('timestamp'),
      updated_at: required('timestamp'),
    },
    primaryKey: ['id'],
    indexes: { mfa_factors_name_key: { columns: ['user_id', 'friendly_name'], isUnique: true } },
    references: ['user_id -> users.id on delete CASCADE'],
  },
  mfa_challenges: {
    columns: {
      id: required('uuid'),
      factor_id: required('uuid'),
      network: required('text'),
      code: optional('text'),
      created_at: required('timestamp'),
      used_at: optional('timestamp'),
    },
    primaryKey: ['id'],
    indexes: { mfa_challenges_factor: { columns: ['factor_id'], isUnique: false } },
    references: ['factor_id -> mfa_factors.id on delete CASCADE'],
  },
  audit_events: {
    columns: {
      id: required('uuid'),
      kind: required('text'),
      user_id: optional('uuid'),
      session_id: optional('uuid'),
      network: optional('text'),
      user_agent: optional('text'),
      created_at: required('timestamp'),
    },
    primaryKey: ['id'],
    indexes: { audit_events_newest: { columns: ['created_at'], isUnique: false } },
    references: [],
  },
  signing_keys: {
    columns: {
      kid: required('text'),
      public_jwk: required('text'),
      private_jwk: required('text'),
      created_at: required('timestamp'),
    },
    primaryKey: ['kid'],
    indexes: {},
    references: [],
  },
  rate_limits: {
    columns: { key: required('text'), points: required('integer'), expires_at: required('bigint') },
    primaryKey: ['key'],
    indexes: { rate_limits_expiry: { columns: ['expires_at'], isUnique: false } },
    references: [],
  },
};

const tableNames = Object.keys(described) as (keyof Schema)[];

describe.each(engines)('the migrated schema on $name', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await engine.open();
  });

  afterAll(() => database.close());

  test('has the described tables and no others', async () => {
    const found = await database.query.introspection.getTables();
    expect(found.map((table) => table.name).sort()).toEqual([...tableNames].sort());
  });

  test.each(tableNames)('%s has the described columns, keys and indexes', async (name) => {
    const read = engine.name === 'sqlite' ? readSqliteTable : readPostgresTable;
    const { columns, ...others } = described[name];
    expect(await read(database, name)).toEqual({
      ...others,
      columns: Object.fromEntries(
        Object.entries(columns).map(([column, one]) => [
          column,
          { type: types[engine.name][one.kind], isNullable: one.isNullable, default: one.default ?? null },
        ]),
      ),
    });
  });
});

async function rows<Row>(database: Database, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.query)).rows;
}

async function readSqliteTable(database: Database, table: string): Promise<TableShape> {
  const columns = await rows(
    database,
    sql<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>`
      select * from pragma_table_info(${table})`,
  );
  const indexes = await rows(
    database,
    sql<{ name: string; unique: number; columns: string }>`
      select list.name, list."unique", group_concat(info.name order by info.seqno) as columns
      from pragma_index_list(${table}) list, pragma_index_info(list.name) info
      where list.origin = 'c' group by list.name`,
  );
  const references = await rows(
    database,
    sql<{ table: string; from: string; to: string; on_delete: string }>`
      select * from pragma_foreign_key_list(${table})`,
  );
  return {
    columns: Object.fromEntries(
      columns.map((one) => [
        one.name,
        { type: one.type.toUpperCase(), isNullable: one.notnull === 0, default: one.dflt_value },
      ]),
    ),
    primaryKey: columns
      .filter((one) => one.pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map((one) => one.name),
    indexes: Object.fromEntries(
      indexes.map((one) => [one.name, { columns: one.columns.split(','), isUnique: one.unique === 1 }]),
    ),
    references: references.map((one) => `${one.from} -> ${one.table}.${one.to} on delete ${one.on_delete}`),
  };
}

async function readPostgresTable(database: Database, table: string): Promise<TableShape> {
  const columns = await rows(
    database,
    sql<{ name: string; type: string; is_nullable: boolean; default: string | null }>`
      select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as is_nullable,
        pg_get_expr(adbin, adrelid) as default
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  const indexes = await rows(
    database,
    sql<{ name: string; is_unique: boolean; is_primary: boolean; columns: string[] }>`
      select relname as name, indisunique as is_unique, indisprimary as is_primary, array(
          select attname::text from unnest(indkey::int2[]) with ordinality as key(number, position)
          join pg_attribute on attrelid = indrelid and attnum = number order by position
        ) as columns
      from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = ${table}::regclass`,
  );
  const references = await rows(
    database,
    sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype = 'f'`,
  );
  return {
    columns: Object.fromEntries(
      columns.map((one) => [
        one.name,
        {
          type: one.type,
          isNullable: one.is_nullable,
          default: one.default?.replace(/::[a-z ]+$/, '') ?? null,
        },
      ]),
    ),
    primaryKey: indexes.find((one) => one.is_primary)?.columns ?? [],
    indexes: Object.fromEntries(
      indexes
        .filter((one) => !one.is_primary)
        .map((one) => [one.name, { columns: one.columns, isUnique: one.is_unique }]),
    ),
    references: references.map((one) =>
      one.definition.replace(
        /^FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\) ON DELETE (\w+)$/,
        '$1 -> $2.$3 on delete $4',
      ),
    ),
  };
}

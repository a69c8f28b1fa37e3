/** The tables that the migrations create, as both databases should describe them. */
import type { Selectable } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { TableShape } from './table-shape.ts';

/** The type names of each engine. */
export const columnTypes = {
  sqlite: { uuid: 'TEXT', text: 'TEXT', timestamp: 'TEXT', integer: 'INTEGER', bigint: 'INTEGER' },
  postgres: {
    uuid: 'uuid',
    text: 'text',
    timestamp: 'timestamp(3) with time zone',
    integer: 'integer',
    bigint: 'bigint',
  },
} as const;

type Kind = keyof (typeof columnTypes)['sqlite'];

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

/** The compiler compares this with `schema.ts`, and the test compares it with the migrated databases. */
export const describedTables: { [Table in keyof Schema]: Described<Schema[Table]> } = {
  generated_pages: {
    columns: {
      id: required('uuid'),
      title: required('text'),
      slug: required('text'),
      content: required('text'),
      description: required('text'),
      created_at: required('timestamp'),
      updated_at: required('timestamp'),
      revision: { ...required('integer'), default: '1' },
      is_noindex: { ...required('integer'), default: '0' },
      hold_reason: optional('text'),
    },
    primaryKey: ['id'],
    indexes: {
      generated_pages_listing: {
        columns: ['created_at', 'id', 'slug', 'title', 'updated_at'],
        isUnique: false,
      },
      generated_pages_listed: {
        columns: ['created_at', 'id', 'slug', 'title', 'updated_at'],
        isUnique: false,
      },
      generated_pages_held: { columns: ['created_at', 'id'], isUnique: false },
      generated_pages_slug_key: { columns: ['slug'], isUnique: true },
    },
    references: [],
  },
  page_fingerprints: {
    columns: {
      page_id: required('uuid'),
      number: required('integer'),
      revision: required('integer'),
      text_hash: required('bigint'),
      own_words: required('integer'),
      bands: required('text'),
    },
    primaryKey: ['page_id'],
    indexes: { page_fingerprints_number_key: { columns: ['number'], isUnique: true } },
    references: [],
  },
  page_bands: {
    columns: { entry: required('bigint') },
    primaryKey: ['entry'],
    indexes: {},
    references: [],
  },
  page_versions: {
    columns: {
      id: required('uuid'),
      page_id: required('uuid'),
      number: required('integer'),
      label: optional('text'),
      event: required('text'),
      snapshot: required('text'),
      by: optional('text'),
      at: required('timestamp'),
      page_revision: optional('integer'),
    },
    primaryKey: ['id'],
    indexes: { page_versions_number_key: { columns: ['page_id', 'number'], isUnique: true } },
    references: [],
  },
  page_drafts: {
    columns: {
      id: required('uuid'),
      page_id: optional('uuid'),
      title: required('text'),
      slug: required('text'),
      description: required('text'),
      content: required('text'),
      is_noindex: required('integer'),
      revision: required('integer'),
      base_revision: optional('integer'),
      state: required('text'),
      publish_at: optional('timestamp'),
      origin: required('text'),
      updated_by: optional('text'),
      updated_at: required('timestamp'),
      scheduled_revision: optional('integer'),
      drip_id: optional('uuid'),
      hold_reason: optional('text'),
    },
    primaryKey: ['id'],
    indexes: {
      page_drafts_page_id_key: { columns: ['page_id'], isUnique: true },
      page_drafts_newest: { columns: ['updated_at', 'id'], isUnique: false },
      page_drafts_due: { columns: ['state', 'publish_at'], isUnique: false },
    },
    references: [],
  },
  preview_links: {
    columns: { hash: required('text'), draft_id: required('uuid'), expires_at: required('timestamp') },
    primaryKey: ['hash'],
    indexes: { preview_links_draft: { columns: ['draft_id', 'expires_at'], isUnique: false } },
    references: [],
  },
  trashed_pages: {
    columns: {
      id: required('uuid'),
      title: required('text'),
      slug: required('text'),
      snapshot: required('text'),
      trashed_by: optional('text'),
      trashed_at: required('timestamp'),
      purge_at: required('timestamp'),
    },
    primaryKey: ['id'],
    indexes: {
      trashed_pages_listing: {
        columns: ['trashed_at', 'id', 'slug', 'title', 'purge_at'],
        isUnique: false,
      },
      trashed_pages_purge: { columns: ['purge_at'], isUnique: false },
    },
    references: [],
  },
  redirects: {
    columns: {
      from_path: required('text'),
      to_page_id: optional('uuid'),
      to_path: optional('text'),
      status: required('integer'),
      kind: required('text'),
      hits: { ...required('integer'), default: '0' },
      last_hit_at: optional('timestamp'),
      by: optional('text'),
      at: required('timestamp'),
    },
    primaryKey: ['from_path'],
    indexes: {
      redirects_page: { columns: ['to_page_id'], isUnique: false },
      redirects_target: { columns: ['to_path'], isUnique: false },
    },
    references: [],
  },
  missed_paths: {
    columns: {
      path: required('text'),
      people: required('integer'),
      robots: required('integer'),
      first_at: required('timestamp'),
      last_at: required('timestamp'),
      referrer_host: optional('text'),
      state: required('text'),
    },
    primaryKey: ['path'],
    indexes: {},
    references: [],
  },
  page_totals: {
    columns: {
      id: required('integer'),
      pages: required('integer'),
      listed: { ...required('integer'), default: '0' },
    },
    primaryKey: ['id'],
    indexes: {},
    references: [],
  },
  page_blocks: {
    columns: {
      starts_at: required('timestamp'),
      starts_id: required('uuid'),
      pages: required('integer'),
      listed: { ...required('integer'), default: '0' },
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
      network: optional('text'),
    },
    primaryKey: ['id'],
    indexes: { sessions_user: { columns: ['user_id'], isUnique: false } },
    references: ['user_id -> users.id on delete CASCADE'],
  },
  known_networks: {
    columns: {
      id: required('uuid'),
      user_id: required('uuid'),
      network: required('text'),
      user_agent: optional('text'),
      first_seen_at: required('timestamp'),
      last_seen_at: required('timestamp'),
      confirmed_at: optional('timestamp'),
    },
    primaryKey: ['id'],
    indexes: { known_networks_network_key: { columns: ['user_id', 'network'], isUnique: true } },
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
      times: { ...required('integer'), default: '1' },
      last_at: optional('timestamp'),
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
  page_codes: {
    columns: { page_key: required('text'), code: required('text') },
    primaryKey: ['page_key'],
    indexes: { page_codes_code_key: { columns: ['code'], isUnique: true } },
    references: [],
  },
  lead_days: {
    columns: {
      day: required('text'),
      page_key: required('text'),
      slot: required('text'),
      channel: required('text'),
      source: required('text'),
      views: required('integer'),
      taps: required('integer'),
      people: required('integer'),
      robots: required('integer'),
    },
    primaryKey: ['day', 'page_key', 'slot', 'channel', 'source'],
    indexes: { lead_days_taps: { columns: ['day', 'page_key', 'taps'], isUnique: false } },
    references: [],
  },
  tap_hours: {
    columns: {
      day: required('text'),
      hour: required('integer'),
      page_key: required('text'),
      slot: required('text'),
      source: required('text'),
      taps: required('integer'),
    },
    primaryKey: ['page_key', 'day', 'hour', 'slot', 'source'],
    indexes: { tap_hours_day: { columns: ['day'], isUnique: false } },
    references: [],
  },
  conversations: {
    columns: {
      id: required('uuid'),
      page_key: required('text'),
      state: required('text'),
      amount_cents: optional('integer'),
      at: required('timestamp'),
      by: optional('text'),
    },
    primaryKey: ['id'],
    indexes: { conversations_newest: { columns: ['at', 'id'], isUnique: false } },
    references: [],
  },
  jobs: {
    columns: {
      name: required('text'),
      due_at: optional('timestamp'),
      claim: required('integer'),
      started_at: optional('timestamp'),
      ended_at: optional('timestamp'),
      outcome: optional('text'),
      affected: required('integer'),
    },
    primaryKey: ['name'],
    indexes: {},
    references: [],
  },
  short_links: {
    columns: {
      code: required('text'),
      page_key: required('text'),
      label: required('text'),
      at: required('timestamp'),
      by: optional('text'),
    },
    primaryKey: ['code'],
    indexes: { short_links_newest: { columns: ['at', 'code'], isUnique: false } },
    references: [],
  },
  rate_limits: {
    columns: { key: required('text'), points: required('integer'), expires_at: required('bigint') },
    primaryKey: ['key'],
    indexes: { rate_limits_expiry: { columns: ['expires_at'], isUnique: false } },
    references: [],
  },
};

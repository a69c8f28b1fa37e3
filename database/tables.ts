import type { Schema } from './schema.ts';

export type TableName = keyof Schema;

/**
 * Every table with its primary key, parents before the tables that refer to them. The compiler reports a table of
 * `schema.ts` that is missing here; a test compares keys and order with the migrated databases.
 */
export const primaryKeys = {
  content_version: ['id'],
  settings: ['key'],
  signing_keys: ['kid'],
  generated_pages: ['id'],
  page_fingerprints: ['page_id'],
  page_bands: ['entry'],
  page_versions: ['id'],
  page_drafts: ['id'],
  preview_links: ['hash'],
  trashed_pages: ['id'],
  redirects: ['from_path'],
  missed_paths: ['path'],
  page_totals: ['id'],
  page_blocks: ['starts_at', 'starts_id'],
  users: ['id'],
  mfa_factors: ['id'],
  mfa_challenges: ['id'],
  sessions: ['id'],
  known_networks: ['id'],
  audit_events: ['id'],
  rate_limits: ['key'],
  page_codes: ['page_key'],
  lead_days: ['day', 'page_key', 'slot', 'channel', 'source'],
  tap_hours: ['page_key', 'day', 'hour', 'slot', 'source'],
  conversations: ['id'],
  jobs: ['name'],
  short_links: ['code'],
} satisfies { [Table in TableName]: readonly (keyof Schema[Table])[] };

export const tableNames = Object.keys(primaryKeys) as readonly TableName[];

/**
 * The tables as queries see them. A test checks that the migrations create exactly these on both databases. Every
 * timestamp read from the database is an ISO-8601 string in UTC with milliseconds.
 */
import type { Selectable } from 'kysely';
import { type AccountTables, accountKeys } from './schema/account-tables.ts';
import { type JobTables, jobKeys } from './schema/job-tables.ts';
import {
  type ConversationsTable,
  type LeadTables,
  leadKeys,
  type ShortLinksTable,
} from './schema/lead-tables.ts';
import {
  type GeneratedPagesTable,
  type MissedPathsTable,
  type PageDraftsTable,
  type PageFingerprintsTable,
  type PageTables,
  type PageVersionsTable,
  pageKeys,
  type RedirectsTable,
  type TrashedPagesTable,
} from './schema/page-tables.ts';
import type { PrimaryKeys } from './schema/primary-keys.ts';

export interface Schema extends AccountTables, PageTables, LeadTables, JobTables {}

export type TableName = keyof Schema;

/** Every table with its primary key, parents before the tables that refer to them. */
export const primaryKeys = {
  ...accountKeys,
  ...pageKeys,
  ...leadKeys,
  ...jobKeys,
} satisfies PrimaryKeys<Schema>;

export const tableNames = Object.keys(primaryKeys) as readonly TableName[];

export type GeneratedPageRow = Selectable<GeneratedPagesTable>;
export type PageFingerprintRow = Selectable<PageFingerprintsTable>;
export type PageVersionRow = Selectable<PageVersionsTable>;
export type PageDraftRow = Selectable<PageDraftsTable>;
export type TrashedPageRow = Selectable<TrashedPagesTable>;
export type RedirectRow = Selectable<RedirectsTable>;
export type MissedPathRow = Selectable<MissedPathsTable>;
export type ConversationRow = Selectable<ConversationsTable>;
export type ShortLinkRow = Selectable<ShortLinksTable>;

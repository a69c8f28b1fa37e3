/**
 * The tables as queries see them. A test checks that the migrations create exactly these on both databases. Every
 * timestamp read from the database is an ISO-8601 string in UTC with milliseconds.
 */
import type { Selectable } from 'kysely';
import type {
  AuditEventsTable,
  KnownNetworksTable,
  MfaChallengesTable,
  MfaFactorsTable,
  RateLimitsTable,
  SessionsTable,
  SettingsTable,
  SigningKeysTable,
  UsersTable,
} from './schema/account-tables.ts';
import type { JobsTable } from './schema/job-tables.ts';
import type {
  ConversationsTable,
  LeadDaysTable,
  PageCodesTable,
  ShortLinksTable,
  TapHoursTable,
} from './schema/lead-tables.ts';
import type {
  ContentVersionTable,
  GeneratedPagesTable,
  MissedPathsTable,
  PageBandsTable,
  PageBlocksTable,
  PageDraftsTable,
  PageFingerprintsTable,
  PageTotalsTable,
  PageVersionsTable,
  PreviewLinksTable,
  RedirectsTable,
  TrashedPagesTable,
} from './schema/page-tables.ts';

export interface Schema {
  generated_pages: GeneratedPagesTable;
  page_fingerprints: PageFingerprintsTable;
  page_bands: PageBandsTable;
  page_versions: PageVersionsTable;
  page_drafts: PageDraftsTable;
  preview_links: PreviewLinksTable;
  trashed_pages: TrashedPagesTable;
  redirects: RedirectsTable;
  missed_paths: MissedPathsTable;
  page_totals: PageTotalsTable;
  page_blocks: PageBlocksTable;
  content_version: ContentVersionTable;
  settings: SettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  known_networks: KnownNetworksTable;
  mfa_factors: MfaFactorsTable;
  mfa_challenges: MfaChallengesTable;
  audit_events: AuditEventsTable;
  signing_keys: SigningKeysTable;
  rate_limits: RateLimitsTable;
  page_codes: PageCodesTable;
  lead_days: LeadDaysTable;
  tap_hours: TapHoursTable;
  conversations: ConversationsTable;
  jobs: JobsTable;
  short_links: ShortLinksTable;
}

export type GeneratedPageRow = Selectable<GeneratedPagesTable>;
export type PageFingerprintRow = Selectable<PageFingerprintsTable>;
export type PageVersionRow = Selectable<PageVersionsTable>;
export type PageDraftRow = Selectable<PageDraftsTable>;
export type TrashedPageRow = Selectable<TrashedPagesTable>;
export type RedirectRow = Selectable<RedirectsTable>;
export type MissedPathRow = Selectable<MissedPathsTable>;
export type ConversationRow = Selectable<ConversationsTable>;
export type ShortLinkRow = Selectable<ShortLinksTable>;

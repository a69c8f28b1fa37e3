/**
 * The tables as queries see them. A test checks that the migrations create exactly these on both databases. Every
 * timestamp read from the database is an ISO-8601 string in UTC with milliseconds.
 */
import type { ColumnType, Selectable } from 'kysely';

export interface GeneratedPagesTable {
  id: string;
  title: string;
  slug: string;
  content: string;
  description: string;
  created_at: string;
  updated_at: string;
  /** Rises with every change of the row. */
  revision: ColumnType<number, number | undefined, number>;
  /** 1 for a page that search engines are asked not to list. */
  is_noindex: ColumnType<number, number | undefined, number>;
  /** Why the page is held back from site maps and menus; null for one that is not. */
  hold_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What a page said at an event that matters. */
export interface PageVersionsTable {
  id: string;
  /** No foreign key: versions stay while the page is in the trash. */
  page_id: string;
  /** Counts from 1 for each page. */
  number: number;
  /** Given by the administrator. A version with a name stays for ever. */
  label: string | null;
  event: 'published' | 'restored' | 'imported' | 'merged' | 'kept';
  /** JSON object: the content of the page. */
  snapshot: string;
  /** Id of the administrator; null for the command line. */
  by: string | null;
  at: string;
}

/** The working copies of pages, and drafts of new ones. */
export interface PageDraftsTable {
  id: string;
  /** Null for a new page. A page has one working copy. */
  page_id: string | null;
  title: string;
  slug: string;
  description: string;
  content: string;
  is_noindex: number;
  /** Rises with every save. */
  revision: number;
  /** Of the page, when the copy was made; null for a new page. */
  base_revision: number | null;
  state: 'draft' | 'scheduled' | 'held';
  publish_at: string | null;
  origin: 'manual' | 'generator' | 'batch' | 'bulk' | 'import';
  /** Id of the administrator; null for the command line. */
  updated_by: string | null;
  updated_at: string;
}

/** The deleted pages. Each can be brought back until it is purged. */
export interface TrashedPagesTable {
  /** Of the page. It gets the same one when it is brought back. */
  id: string;
  /** Of the snapshot, for lists. */
  title: string;
  slug: string;
  /** JSON object: the row of `generated_pages` as it was. */
  snapshot: string;
  /** Id of the administrator; null for the command line. No foreign key: the page outlives the account. */
  trashed_by: string | null;
  trashed_at: string;
  purge_at: string;
}

/** What is answered at addresses where no page is any more. */
export interface RedirectsTable {
  from_path: string;
  /** A page of ours, so that its address may change. Null if the rule aims at a path. */
  to_page_id: string | null;
  to_path: string | null;
  status: 301 | 302 | 410;
  /** What the rule was made for. */
  kind: 'slug' | 'merge' | 'manual' | 'missed' | 'trash';
  hits: ColumnType<number, number | undefined, number>;
  last_hit_at: string | null;
  /** Id of the administrator; null for the command line. */
  by: string | null;
  at: string;
}

/** A single row (id 1): the number of generated pages. `database/page-counts/page-counts.ts` updates it. */
export interface PageTotalsTable {
  id: number;
  pages: number;
}

/**
 * The blocks of five to ten thousand pages into which `database/page-counts/page-blocks.ts` divides the list of generated pages:
 * where each begins and how many pages it has. The first block begins before any possible page.
 */
export interface PageBlocksTable {
  starts_at: string;
  starts_id: string;
  pages: number;
}

/** A single row (id 1). Its number rises with every write to public data; the HTML cache is keyed by it. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/** Values that an installation generates once, such as its public key. */
export interface SettingsTable {
  key: string;
  value: string;
}

export interface UsersTable {
  id: string;
  /** Stored in lower case, because e-mail addresses are matched regardless of case. */
  email: string;
  /** PHC string of argon2id. */
  password_hash: string;
  /** JSON object that the user may write, so nothing may be authorised by it. */
  user_metadata: ColumnType<string, string | undefined, string>;
  created_at: string;
  updated_at: string;
  last_sign_in_at: string | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** Assurance level. It limits that of every token of the session. */
  aal: 'aal1' | 'aal2';
  /** JSON array of `{method, timestamp}`, newest first. */
  amr: string;
  /** Encrypted key from which every refresh token of the session is derived. */
  refresh_key: string;
  /** Generation of the current refresh token. */
  refresh_counter: number;
  created_at: string;
  refreshed_at: string;
  /** The factor that raised the session to aal2; null at aal1. No foreign key: code that deletes a factor lowers its sessions. */
  factor_id: string | null;
  /** The User-Agent header of the sign-in, shortened; shown in the list of active sessions. */
  user_agent: string | null;
  /** Keyed digest of the network of the sign-in; null for a session that began before this was recorded. */
  network: string | null;
}

/** The networks from which an account was signed in to. */
export interface KnownNetworksTable {
  id: string;
  user_id: string;
  /** Keyed digest, unique for each user. */
  network: string;
  /** The User-Agent header of the first sign-in, shortened. */
  user_agent: string | null;
  first_seen_at: string;
  last_seen_at: string;
  /** When the user said the sign-in was theirs; null until then. The first network of an account needs no such answer. */
  confirmed_at: string | null;
}

/** Second factors of a user. */
export interface MfaFactorsTable {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'phone';
  /** Only a verified factor is required to sign in. */
  status: 'unverified' | 'verified';
  /** Unique for each user. One name may be empty. */
  friendly_name: string;
  /** The key shared with the authenticator app, encrypted with SECRET_KEY; null for a phone. */
  secret: string | null;
  /** Number with + and country code; null for an app. */
  phone: string | null;
  /** Time step of the last accepted code. Codes of this step or earlier ones are refused. */
  last_used_step: number | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Requests for a code. Each is valid for minutes and can be answered once. */
export interface MfaChallengesTable {
  id: string;
  factor_id: string;
  /** Keyed digest of the network that opened the challenge. */
  network: string;
  /** The code sent to a phone, encrypted with SECRET_KEY; null for an app. */
  code: string | null;
  created_at: string;
  used_at: string | null;
}

/** Sign-ins, failed sign-ins and changes of accounts. Never holds passwords, secrets, tokens, addresses or typed names. */
export interface AuditEventsTable {
  id: string;
  kind: string;
  /** Null for an unknown name. No foreign key: events outlive the account. */
  user_id: string | null;
  session_id: string | null;
  /** Keyed digest of the client's network: shows whether two events came from the same network, but not from which. */
  network: string | null;
  user_agent: string | null;
  created_at: string;
  /** How many events the row stands for. Failures of one account from one network on one day share a row. */
  times: ColumnType<number, number | undefined, number>;
  /** Time of the latest of them; null while there is only one. */
  last_at: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SigningKeysTable {
  kid: string;
  /** JSON Web Key, public part. */
  public_jwk: string;
  /** JSON Web Key, private part, encrypted with SECRET_KEY. */
  private_jwk: string;
  created_at: string;
}

/** The code of each page that was ever shown. A page keeps its code for good. */
export interface PageCodesTable {
  /** A path, or the id of a generated page (`domain/leads/page-key.ts`). */
  page_key: string;
  code: string;
}

/** Views of pages and taps on their contact links, counted by day. Nothing in it says who. */
export interface LeadDaysTable {
  /** Of São Paulo, such as `2026-11-22`. */
  day: string;
  page_key: string;
  /** Place of the contact link; empty for a view. */
  slot: string;
  /** `whatsapp` or `phone`; empty for a view. */
  channel: string;
  source: string;
  views: number;
  taps: number;
  /** Visits among them. */
  people: number;
  robots: number;
}

/** The hours of the taps, kept for some weeks. */
export interface TapHoursTable {
  day: string;
  hour: number;
  page_key: string;
  slot: string;
  source: string;
  taps: number;
}

/** Counters that all processes share, such as failed sign-ins. */
export interface RateLimitsTable {
  /** Name of the limit and a digest of what it counts, so that no address is stored in clear. */
  key: string;
  points: number;
  /** Unix time in milliseconds. From then on the row counts as absent. */
  expires_at: number;
}

export interface Schema {
  generated_pages: GeneratedPagesTable;
  page_versions: PageVersionsTable;
  page_drafts: PageDraftsTable;
  trashed_pages: TrashedPagesTable;
  redirects: RedirectsTable;
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
}

export type GeneratedPageRow = Selectable<GeneratedPagesTable>;
export type PageVersionRow = Selectable<PageVersionsTable>;
export type PageDraftRow = Selectable<PageDraftsTable>;
export type TrashedPageRow = Selectable<TrashedPagesTable>;
export type RedirectRow = Selectable<RedirectsTable>;

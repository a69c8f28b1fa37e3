/**
 * The tables, as the queries see them. The migrations create exactly this on both databases; a test compares.
 * Timestamps are ISO-8601 strings in UTC with milliseconds wherever they leave the database.
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
}

/** A single row (id 1): how many generated pages there are. Kept by `database/page-counts.ts`. */
export interface PageTotalsTable {
  id: number;
  pages: number;
}

/**
 * The list of generated pages, ordered by time and id, cut into blocks of five or ten thousand: where each begins and
 * how many pages it holds. The first begins before any page can.
 */
export interface PageBlocksTable {
  starts_at: string;
  starts_id: string;
  pages: number;
}

/** A single row (id 1) whose number rises with every write to public data; the HTML cache is keyed by it. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/** Facts the installation makes for itself once, such as the public client key. */
export interface SettingsTable {
  key: string;
  value: string;
}

export interface UsersTable {
  id: string;
  /** Lower case: the e-mail address is matched without regard to case. */
  email: string;
  /** PHC string of argon2id. */
  password_hash: string;
  /** JSON object the user may write; nothing is ever authorised on it. */
  user_metadata: ColumnType<string, string | undefined, string>;
  created_at: string;
  updated_at: string;
  last_sign_in_at: string | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** Assurance level: no token is worth more than what stands here. */
  aal: 'aal1' | 'aal2';
  /** JSON array of `{method, timestamp}`, newest first. */
  amr: string;
  /** Encrypted key from which every refresh token of the session is derived. */
  refresh_key: string;
  /** Generation of the current refresh token. */
  refresh_counter: number;
  created_at: string;
  refreshed_at: string;
  /** The factor that raised the session to aal2; null at aal1. No reference: whoever deletes a factor lowers its sessions. */
  factor_id: string | null;
  /** What the browser called itself at the sign-in, cut to a bearable length; for the list of active sessions. */
  user_agent: string | null;
}

/** Second factors of a user. */
export interface MfaFactorsTable {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'phone';
  /** Only a verified one is ever asked for. */
  status: 'unverified' | 'verified';
  /** Unique for a user; may be empty, once. */
  friendly_name: string;
  /** The key shared with the authenticator app, encrypted with SECRET_KEY; null for a phone. */
  secret: string | null;
  /** Number with + and country code; null for an app. */
  phone: string | null;
  /** Time step of the newest code accepted: none up to it is accepted again. */
  last_used_step: number | null;
  last_challenged_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Questions for a code, which live for minutes and are answered once. */
export interface MfaChallengesTable {
  id: string;
  factor_id: string;
  /** Keyed digest of the network that asked. */
  network: string;
  /** The code sent to a phone, encrypted with SECRET_KEY; null for an app. */
  code: string | null;
  created_at: string;
  used_at: string | null;
}

/** Who got in, who did not, and what changed about accounts. No passwords, secrets, tokens, addresses or names typed in. */
export interface AuditEventsTable {
  id: string;
  kind: string;
  /** Null when nobody of that name is known. No reference: the trace outlives the account. */
  user_id: string | null;
  session_id: string | null;
  /** Keyed digest of the client's network: tells whether two events came from one place, not from which. */
  network: string | null;
  user_agent: string | null;
  created_at: string;
}

export interface SigningKeysTable {
  kid: string;
  /** JSON Web Key, public part. */
  public_jwk: string;
  /** JSON Web Key, private part, encrypted with SECRET_KEY. */
  private_jwk: string;
  created_at: string;
}

/** Counters that all instances share, such as failed sign-ins. */
export interface RateLimitsTable {
  /** Name of the limit and a digest of what it counts; no addresses in clear. */
  key: string;
  points: number;
  /** Unix time in milliseconds; from then on the row counts as absent. */
  expires_at: number;
}

export interface Schema {
  generated_pages: GeneratedPagesTable;
  page_totals: PageTotalsTable;
  page_blocks: PageBlocksTable;
  content_version: ContentVersionTable;
  settings: SettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  mfa_factors: MfaFactorsTable;
  mfa_challenges: MfaChallengesTable;
  audit_events: AuditEventsTable;
  signing_keys: SigningKeysTable;
  rate_limits: RateLimitsTable;
}

export type GeneratedPageRow = Selectable<GeneratedPagesTable>;

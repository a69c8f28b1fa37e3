/** The tables of accounts, sessions and second factors, and of other data that processes share. */
import type { ColumnType } from 'kysely';
import type { PrimaryKeys } from './primary-keys.ts';

export interface AccountTables {
  settings: SettingsTable;
  signing_keys: SigningKeysTable;
  users: UsersTable;
  mfa_factors: MfaFactorsTable;
  mfa_challenges: MfaChallengesTable;
  sessions: SessionsTable;
  known_networks: KnownNetworksTable;
  audit_events: AuditEventsTable;
  rate_limits: RateLimitsTable;
}

export const accountKeys = {
  settings: ['key'],
  signing_keys: ['kid'],
  users: ['id'],
  mfa_factors: ['id'],
  mfa_challenges: ['id'],
  sessions: ['id'],
  known_networks: ['id'],
  audit_events: ['id'],
  rate_limits: ['key'],
} satisfies PrimaryKeys<AccountTables>;

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
  /** Assurance level. No token of the session has a higher one. */
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

/** The networks from which users have signed in. */
export interface KnownNetworksTable {
  id: string;
  user_id: string;
  /** Keyed digest, unique for each user. */
  network: string;
  /** The User-Agent header of the first sign-in, shortened. */
  user_agent: string | null;
  first_seen_at: string;
  last_seen_at: string;
  /**
   * When the user confirmed the sign-in; null until then. The first network of an account is confirmed automatically.
   */
  confirmed_at: string | null;
}

/** Second factors of a user. */
export interface MfaFactorsTable {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'phone';
  /** Signing in requires a verified factor; an unverified one has no effect yet. */
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

/** Sign-ins, failed sign-ins and changes to accounts. Never holds passwords, secrets, tokens, addresses or typed names. */
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
  /** Time of the latest event; null while there is only one. */
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

/** Values that an installation generates once, such as its public key. */
export interface SettingsTable {
  key: string;
  value: string;
}

/** Counters that all processes share, such as failed sign-ins. */
export interface RateLimitsTable {
  /** Name of the limit and a digest of what it counts, so that no address is stored in clear. */
  key: string;
  points: number;
  /** Unix time in milliseconds. From then on the row counts as absent. */
  expires_at: number;
}

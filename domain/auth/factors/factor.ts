/** A second factor without its secret, as the rest of the program sees it. */
import type { Selectable } from 'kysely';
import type { MfaFactorsTable } from '#database/schema/account-tables.ts';

export interface Factor {
  id: string;
  type: 'totp' | 'phone';
  /** Only a verified factor is required at sign-in. Once there is one, sensitive calls refuse aal1 sessions. */
  status: 'unverified' | 'verified';
  /** May be empty. */
  friendlyName: string;
  /** With + and country code; null for an app. */
  phone: string | null;
  /** ISO-8601, UTC, like the two below. */
  createdAt: string;
  updatedAt: string;
  lastChallengedAt: string | null;
}

export type FactorRow = Selectable<MfaFactorsTable>;

export function factorOf(row: FactorRow): Factor {
  return {
    id: row.id,
    type: row.factor_type,
    status: row.status,
    friendlyName: row.friendly_name,
    phone: row.phone,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastChallengedAt: row.last_challenged_at,
  };
}

/** A person who may sign in. Nobody signs up: the command line or the first start creates administrators. */
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import type { UsersTable } from '#database/schema/account-tables.ts';
import type { Clock } from '#domain/clock.ts';

export interface Administrator {
  id: string;
  /** Lower case. */
  email: string;
  /** Administrators write it themselves, so it must not authorise anything. */
  userMetadata: Record<string, unknown>;
  /** ISO-8601, UTC, like the two below. */
  createdAt: string;
  updatedAt: string;
  lastSignInAt: string | null;
}

/** Needs no SECRET_KEY, so the command line can provide it too. */
export interface AdministratorDependencies {
  database: Database;
  clock: Clock;
}

export type UserRow = Selectable<UsersTable>;

export function administratorOf(row: UserRow): Administrator {
  return {
    id: row.id,
    email: row.email,
    userMetadata: readMetadata(row.user_metadata),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSignInAt: row.last_sign_in_at,
  };
}

export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

const metadataShape = z.record(z.string(), z.unknown());

export function readMetadata(json: string): Record<string, unknown> {
  return metadataShape.parse(JSON.parse(json));
}

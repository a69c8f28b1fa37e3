/**
 * Who got in, who did not, and what changed about an account: for the day somebody asks. Nothing typed in is kept,
 * neither is an address; a keyed mark tells whether two events came from one network.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { type Client, storedUserAgent } from './client.ts';
import type { NetworkMark } from './client-network.ts';

export type AuditKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'session_revoked'
  /** An old refresh token came back; the session has ended. */
  | 'refresh_token_reused'
  | 'password_changed'
  | 'password_change_refused'
  | 'factor_enrolled'
  /** From now on it is asked for. */
  | 'factor_verified'
  | 'factor_removed'
  | 'second_factor_accepted'
  | 'second_factor_refused'
  /** The next four come from the command line. */
  | 'administrator_created'
  | 'password_reset'
  | 'factors_reset'
  | 'signing_key_rotated';

export interface AuditEvent {
  kind: AuditKind;
  /** Null for a name nobody has, and for what concerns no account. */
  userId: string | null;
  sessionId?: string;
  /** Null on the command line. */
  client: Client | null;
}

export interface AuditLog {
  /** @param query the transaction of the change itself, where there is one */
  record(query: Kysely<Schema>, event: AuditEvent): Promise<void>;
}

/** As long as Brazilian law asks providers to keep records of access; then nobody has a reason to. */
export const auditDays = 180;

export function createAuditLog(mark: NetworkMark, now: () => Date): AuditLog {
  return {
    record: (query, { client, ...event }) =>
      insertEvent(query, event, client === null ? null : mark(client.address), client, now()),
  };
}

/** What the command line does: there is no network to mark. */
export async function recordCommand(
  query: Kysely<Schema>,
  event: { kind: AuditKind; userId: string | null },
  at: Date,
): Promise<void> {
  await insertEvent(query, event, null, null, at);
}

async function insertEvent(
  query: Kysely<Schema>,
  event: Omit<AuditEvent, 'client'>,
  network: string | null,
  client: Client | null,
  at: Date,
): Promise<void> {
  await query
    .insertInto('audit_events')
    .values({
      id: randomUUID(),
      kind: event.kind,
      user_id: event.userId,
      session_id: event.sessionId ?? null,
      network,
      user_agent: storedUserAgent(client),
      created_at: at.toISOString(),
    })
    .execute();
}

export async function removeOldEvents(query: Kysely<Schema>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - auditDays * 24 * 60 * 60 * 1000).toISOString();
  await query.deleteFrom('audit_events').where('created_at', '<', since).execute();
}

export interface RecordedEvent {
  at: string;
  kind: string;
  /** Null when the name was nobody's, or the account is gone. */
  email: string | null;
  network: string | null;
  userAgent: string | null;
}

/** Newest first. */
export async function listEvents(query: Kysely<Schema>, limit: number): Promise<RecordedEvent[]> {
  const rows = await query
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'audit_events.user_id')
    .select(['audit_events.created_at', 'kind', 'email', 'network', 'user_agent'])
    .orderBy('audit_events.created_at', 'desc')
    .orderBy('audit_events.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    kind: row.kind,
    email: row.email,
    network: row.network,
    userAgent: row.user_agent,
  }));
}

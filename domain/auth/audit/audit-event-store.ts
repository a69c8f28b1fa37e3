/** Queries of `audit_events`. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditEventsTable } from '#database/schema/account-tables.ts';
import type { Schema } from '#database/schema.ts';

export type AuditEventRow = Selectable<AuditEventsTable>;

export async function insertAuditEvent(query: Kysely<Schema>, row: AuditEventRow): Promise<void> {
  await query.insertInto('audit_events').values(row).execute();
}

/** Adds one to the count of an event. @returns false if there is no row with that id */
export async function countInAuditEvent(query: Kysely<Schema>, id: string, at: Date): Promise<boolean> {
  const result = await query
    .updateTable('audit_events')
    .set((column) => ({ times: column('times', '+', 1), last_at: at.toISOString() }))
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Inserts the row, or adds one to its count if another call has just inserted it. */
export async function insertOrCountAuditEvent(query: Kysely<Schema>, row: AuditEventRow): Promise<void> {
  await query
    .insertInto('audit_events')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((excluded) => ({
        times: sql<number>`audit_events.times + 1`,
        last_at: excluded.ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** @param since ISO-8601, UTC */
export async function countAuditRows(
  query: Kysely<Schema>,
  kinds: readonly string[],
  since: string,
): Promise<number> {
  const { rows } = await query
    .selectFrom('audit_events')
    .select((column) => column.fn.countAll<number>().as('rows'))
    .where('created_at', '>=', since)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/**
 * Gives the current time to events that were recorded while the clock was far ahead.
 * @param latest events later than this are changed; ISO-8601, UTC
 */
export async function moveAuditEventsAfter(query: Kysely<Schema>, latest: string, at: Date): Promise<void> {
  const late = query.updateTable('audit_events').where('created_at', '>', latest);
  await late.set({ last_at: at.toISOString() }).where('last_at', 'is not', null).execute();
  await late.set({ created_at: at.toISOString() }).execute();
}

/** @param before ISO-8601, UTC */
export async function deleteAuditEventsBefore(query: Kysely<Schema>, before: string): Promise<void> {
  await query.deleteFrom('audit_events').where('created_at', '<', before).execute();
}

export interface RecordedEvent {
  /** ISO-8601, UTC. */
  at: string;
  kind: string;
  /** Null if the event concerns no account, or one that does not exist. */
  email: string | null;
  network: string | null;
  userAgent: string | null;
  /** How many events share the row. */
  times: number;
  /** ISO-8601, UTC; null unless there were several. */
  lastAt: string | null;
}

/** Newest first. */
export async function listAuditEvents(query: Kysely<Schema>, limit: number): Promise<RecordedEvent[]> {
  return query
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'audit_events.user_id')
    .select(['audit_events.created_at as at', 'kind', 'email', 'network', 'user_agent as userAgent'])
    .select(['times', 'last_at as lastAt'])
    .orderBy('audit_events.created_at', 'desc')
    .orderBy('audit_events.id')
    .limit(limit)
    .execute();
}

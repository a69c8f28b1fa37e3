/**
 * Failures come from strangers, who can cause as many as they like. Failures of one account from one network on one day
 * therefore share a row with a count, and the number of such rows per day is limited.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import {
  type AuditEventRow,
  countAuditRows,
  countInAuditEvent,
  insertOrCountAuditEvent,
} from './audit-event-store.ts';
import { failureKinds } from './audit-kinds.ts';

/** For all accounts together. After that, a day's failures of an account share a row without a network. */
export const failureRowsADay = 200;

export async function recordFailure(query: Kysely<Schema>, event: AuditEventRow): Promise<void> {
  const at = new Date(event.created_at);
  const day = event.created_at.slice(0, 'YYYY-MM-DD'.length);
  const row = { ...event, id: idOf(event, day) };
  if (await countInAuditEvent(query, row.id, at)) return;
  const rows = await countAuditRows(query, failureKinds, `${day}T00:00:00.000Z`);
  if (rows < failureRowsADay) return insertOrCountAuditEvent(query, row);
  const withoutNetwork = { ...event, network: null, user_agent: null, session_id: null };
  return insertOrCountAuditEvent(query, { ...withoutNetwork, id: idOf(withoutNetwork, day) });
}

/** @returns the same UUID for the events that share a row */
function idOf({ kind, user_id: userId, network }: AuditEventRow, day: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, userId, network, day]))
    .digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

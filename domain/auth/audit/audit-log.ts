/**
 * Records sign-ins, failed sign-ins, changes to accounts, and changes of the gate for pages, the limits and the signing
 * key. It stores no typed text and no addresses. A keyed mark shows whether two events came from the same network.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import { type Client, storedUserAgent } from '#domain/auth/client.ts';
import type { NetworkMark } from '#domain/auth/networks/client-network.ts';
import { type Clock, daysBefore, latestPlausible } from '#domain/clock.ts';
import {
  type AuditEventRow,
  deleteAuditEventsBefore,
  insertAuditEvent,
  moveAuditEventsAfter,
} from './audit-event-store.ts';
import { type AuditKind, isFailure } from './audit-kinds.ts';
import { recordFailure } from './record-failure.ts';

export interface AuditEvent {
  kind: AuditKind;
  /** Null for an unknown name, and for events that concern no account. */
  userId: string | null;
  sessionId?: string;
  /** Null on the command line. */
  client: Client | null;
}

export interface AuditLog {
  /** @param query the transaction of the change itself, if there is one */
  record(query: Kysely<Schema>, event: AuditEvent): Promise<void>;
}

export interface AuditDependencies {
  mark: NetworkMark;
  clock: Clock;
}

/** Brazilian law requires providers to keep access records for this long. Older events are deleted. */
export const auditDays = 180;

export function createAuditLog({ mark, clock }: AuditDependencies): AuditLog {
  return {
    record(query, event) {
      const row = rowOf(event, event.client === null ? null : mark(event.client.address), clock());
      return isFailure(event.kind) ? recordFailure(query, row) : insertAuditEvent(query, row);
    },
  };
}

/** Records an action of the command line. It has no client, so the event has no network mark. */
export async function recordCommand(
  query: Kysely<Schema>,
  event: { kind: AuditKind; userId: string | null },
  at: Date,
): Promise<void> {
  await insertAuditEvent(query, rowOf({ ...event, client: null }, null, at));
}

function rowOf(event: AuditEvent, network: string | null, at: Date): AuditEventRow {
  return {
    id: randomUUID(),
    kind: event.kind,
    user_id: event.userId,
    session_id: event.sessionId ?? null,
    network,
    user_agent: storedUserAgent(event.client),
    created_at: at.toISOString(),
    times: 1,
    last_at: null,
  };
}

/** Deletes events that are too old, and gives the current time to those recorded while the clock was far ahead. */
export async function tidyEvents(query: Kysely<Schema>, at: Date): Promise<void> {
  await moveAuditEventsAfter(query, latestPlausible(at), at);
  await deleteAuditEventsBefore(query, daysBefore(at, auditDays));
}

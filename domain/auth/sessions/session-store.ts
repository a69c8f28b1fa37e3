/** Queries of `sessions`. */
import type { Kysely, Selectable } from 'kysely';
import type { SessionsTable } from '#database/schema/account-tables.ts';
import type { Schema } from '#database/schema.ts';
import type { SessionBounds } from './session-end.ts';

export type SessionRow = Selectable<SessionsTable>;

export interface SessionKey {
  userId: string;
  sessionId: string;
}

export async function findSession(query: Kysely<Schema>, sessionId: string): Promise<SessionRow | null> {
  const row = await query.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst();
  return row ?? null;
}

/** Most recently used first. */
export async function listSessionsOf(query: Kysely<Schema>, userId: string): Promise<SessionRow[]> {
  return query
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The sessions that this factor raised to aal2. */
export async function listSessionsRaisedBy(query: Kysely<Schema>, factorId: string): Promise<SessionRow[]> {
  return query.selectFrom('sessions').selectAll().where('factor_id', '=', factorId).execute();
}

export async function insertSession(query: Kysely<Schema>, row: SessionRow): Promise<void> {
  await query.insertInto('sessions').values(row).execute();
}

/**
 * Makes a concurrent sign-out wait, or waits for it, on both engines: an update holds its row until the transaction
 * ends.
 * @returns null when the session has ended
 */
export async function lockSession(
  transaction: Kysely<Schema>,
  sessionId: string,
): Promise<SessionRow | null> {
  const row = await transaction
    .updateTable('sessions')
    .set((column) => ({ aal: column.ref('aal') }))
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Compare-and-set.
 * @returns the session one generation on, or null if another request was faster
 */
export async function advanceSession(
  query: Kysely<Schema>,
  session: SessionRow,
  at: Date,
): Promise<SessionRow | null> {
  const row = await query
    .updateTable('sessions')
    .set({ refresh_counter: session.refresh_counter + 1, refreshed_at: at.toISOString() })
    .where('id', '=', session.id)
    .where('refresh_counter', '=', session.refresh_counter)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateSessionToAal2(
  query: Kysely<Schema>,
  sessionId: string,
  raised: { factorId: string; amr: string; at: Date },
): Promise<SessionRow> {
  return query
    .updateTable('sessions')
    .set((column) => ({
      aal: 'aal2' as const,
      amr: raised.amr,
      factor_id: raised.factorId,
      // Skips a generation: the current token is then not the one just replaced, so it yields no successor.
      refresh_counter: column('refresh_counter', '+', 2),
      refreshed_at: raised.at.toISOString(),
    }))
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateSessionToAal1(
  query: Kysely<Schema>,
  sessionId: string,
  amr: string,
): Promise<void> {
  await query
    .updateTable('sessions')
    .set({ aal: 'aal1', amr, factor_id: null })
    .where('id', '=', sessionId)
    .execute();
}

/** @returns whether the user had that session */
export async function deleteSession(query: Kysely<Schema>, session: SessionKey): Promise<boolean> {
  const result = await query
    .deleteFrom('sessions')
    .where('id', '=', session.sessionId)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** @returns how many the user had */
export async function deleteSessionsOf(query: Kysely<Schema>, userId: string): Promise<number> {
  const result = await query.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Ends every session of the user except this one.
 * @param aal only sessions of this level; all if left out
 */
export async function deleteOtherSessions(
  query: Kysely<Schema>,
  session: SessionKey,
  aal?: SessionRow['aal'],
): Promise<void> {
  let others = query
    .deleteFrom('sessions')
    .where('user_id', '=', session.userId)
    .where('id', '!=', session.sessionId);
  if (aal !== undefined) others = others.where('aal', '=', aal);
  await others.execute();
}

export async function deleteEndedSessions(query: Kysely<Schema>, bounds: SessionBounds): Promise<void> {
  await query
    .deleteFrom('sessions')
    .where((column) =>
      column.or([
        column('created_at', '<', bounds.createdSince),
        column('refreshed_at', '<', bounds.refreshedSince),
        column('created_at', '>', bounds.latest),
        column('refreshed_at', '>', bounds.latest),
      ]),
    )
    .execute();
}

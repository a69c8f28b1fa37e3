/**
 * How a session moves between the assurance levels: a correct code raises it, and removing the factor lowers it again.
 */
import type { Kysely } from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { FactorRow } from '#domain/auth/factors/factor.ts';
import { methodOfFactor, withMethod, withoutMethod } from './authentication-methods.ts';
import {
  listSessionsRaisedBy,
  type SessionRow,
  updateSessionToAal1,
  updateSessionToAal2,
} from './session-store.ts';

/** @returns the session with a new refresh token; none of the earlier ones is valid any longer */
export async function raiseSession(
  transaction: Kysely<Schema>,
  session: SessionRow,
  factor: FactorRow,
  at: Date,
): Promise<SessionRow> {
  const amr = withMethod(session.amr, methodOfFactor(factor.factor_type), at);
  return updateSessionToAal2(transaction, session.id, { factorId: factor.id, amr, at });
}

export async function lowerSessionsRaisedBy(transaction: Kysely<Schema>, factor: FactorRow): Promise<void> {
  for (const session of await listSessionsRaisedBy(transaction, factor.id)) {
    const amr = withoutMethod(session.amr, methodOfFactor(factor.factor_type));
    await updateSessionToAal1(transaction, session.id, amr);
  }
}

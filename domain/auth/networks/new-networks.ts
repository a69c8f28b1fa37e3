/**
 * Sign-ins from networks that are new to the account. They are reported to the other sessions until the owner confirms
 * them. A session from such a network cannot confirm its own.
 */
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import type { SignedInCaller } from '#domain/auth/sessions/caller.ts';
import { findSession } from '#domain/auth/sessions/session-store.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { confirmKnownNetwork, type KnownNetworkRow, listKnownNetworks } from './known-network-store.ts';

export interface NewNetwork {
  id: string;
  /** ISO-8601, UTC. */
  firstSeenAt: string;
  /** The user agent of the first sign-in from there. */
  userAgent: string | null;
}

/** Newest first. */
export async function listNewNetworks(
  dependencies: AuthDependencies,
  caller: SignedInCaller,
): Promise<Result<NewNetwork[], { code: 'insufficient_aal' }>> {
  if (caller.isSecondFactorDue) return refusal({ code: 'insufficient_aal' });
  const rows = await reportedTo(dependencies, caller);
  return success(
    rows.map((row) => ({ id: row.id, firstSeenAt: row.first_seen_at, userAgent: row.user_agent })),
  );
}

export async function confirmNewNetwork(
  dependencies: AuthDependencies,
  caller: SignedInCaller,
  id: string,
  client: Client,
): Promise<Result<undefined, { code: 'insufficient_aal' | 'not_found' }>> {
  const { database, audit, clock } = dependencies;
  if (caller.isSecondFactorDue) return refusal({ code: 'insufficient_aal' });
  const rows = await reportedTo(dependencies, caller);
  if (!rows.some((row) => row.id === id)) return refusal({ code: 'not_found' });
  const event = { userId: caller.administrator.id, sessionId: caller.sessionId, client };
  await database.query.transaction().execute(async (transaction) => {
    await confirmKnownNetwork(transaction, id, clock());
    await audit.record(transaction, { kind: 'new_network_confirmed', ...event });
  });
  return success();
}

/**
 * A session from a network that is itself new is told only of newer ones, so that two strangers cannot confirm each
 * other.
 */
async function reportedTo(
  { database }: AuthDependencies,
  caller: SignedInCaller,
): Promise<KnownNetworkRow[]> {
  const session = await findSession(database.query, caller.sessionId);
  if (session === null) return [];
  const rows = await listKnownNetworks(database.query, caller.administrator.id);
  const open = rows.filter((row) => row.confirmed_at === null);
  // Sessions that began before networks were recorded have none.
  if (session.network === null) return open;
  const own = rows.find((row) => row.network === session.network);
  if (own === undefined) return [];
  return own.confirmed_at === null ? open.filter((row) => row.first_seen_at > own.first_seen_at) : open;
}

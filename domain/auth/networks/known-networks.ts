/**
 * The networks from which somebody has signed in to an account. A familiar one may still sign in while strangers are
 * stopped. A new one is reported to the owner until the owner confirms it.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { type Client, storedUserAgent } from '#domain/auth/client.ts';
import { type Clock, daysBefore, latestPlausible } from '#domain/clock.ts';
import type { NetworkMark } from './client-network.ts';
import {
  deleteKnownNetworks,
  isNetworkKnown,
  type KnownNetworkRow,
  listKnownNetworks,
  upsertKnownNetwork,
} from './known-network-store.ts';

/** A network is familiar for this long after the last sign-in from it. */
const familiarDays = 90;
/** Audit events are kept for the same time. */
const keptDays = 180;
/** Per account. Otherwise anybody who knows the password could fill the table. */
const maxKept = 100;

export interface NetworkDependencies {
  database: Database;
  clock: Clock;
  mark: NetworkMark;
}

/** @param attempt.account e-mail address in lower case, whether or not it belongs to a user */
export function isFamiliarNetwork(
  { database, clock, mark }: NetworkDependencies,
  attempt: { account: string; address: string },
): Promise<boolean> {
  const account = { email: attempt.account, network: mark(attempt.address) };
  const at = clock();
  const lastSeen = { since: daysBefore(at, familiarDays), until: latestPlausible(at) };
  return isNetworkKnown(database.query, account, lastSeen);
}

/** @param transaction that of the sign-in, so that both are stored or neither */
export async function rememberNetwork(
  transaction: Kysely<Schema>,
  signIn: { userId: string; network: string; client: Client; at: Date },
): Promise<void> {
  const { userId, network, client, at } = signIn;
  const known = await listKnownNetworks(transaction, userId);
  const now = at.toISOString();
  await upsertKnownNetwork(transaction, {
    id: randomUUID(),
    user_id: userId,
    network,
    user_agent: storedUserAgent(client),
    first_seen_at: now,
    last_seen_at: now,
    // The first network has nothing to be compared with.
    confirmed_at: known.length === 0 ? now : null,
  });
  const others = known.filter((row) => row.network !== network);
  await deleteKnownNetworks(
    transaction,
    rowsToDelete(others, at).map((row) => row.id),
  );
}

function rowsToDelete(rows: readonly KnownNetworkRow[], at: Date): KnownNetworkRow[] {
  const forgottenBefore = daysBefore(at, keptDays);
  return rows
    .toSorted((a, b) => b.last_seen_at.localeCompare(a.last_seen_at))
    .filter((row, index) => index >= maxKept - 1 || row.last_seen_at < forgottenBefore);
}

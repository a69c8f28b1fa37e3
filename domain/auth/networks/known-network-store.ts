/** Queries of `known_networks`. */
import type { Kysely, Selectable } from 'kysely';
import type { KnownNetworksTable } from '#database/schema/account-tables.ts';
import type { Schema } from '#database/schema.ts';

export type KnownNetworkRow = Selectable<KnownNetworksTable>;

/** Newest first. */
export async function listKnownNetworks(query: Kysely<Schema>, userId: string): Promise<KnownNetworkRow[]> {
  return query
    .selectFrom('known_networks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('first_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Takes the e-mail address rather than the id, so that it runs the same query for an address that nobody has.
 * @param email in lower case
 * @param lastSeen ISO-8601, UTC. A time after `until` comes from a wrong clock and proves nothing.
 */
export async function isNetworkKnown(
  query: Kysely<Schema>,
  account: { email: string; network: string },
  lastSeen: { since: string; until: string },
): Promise<boolean> {
  const row = await query
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('known_networks.id')
    .where('users.email', '=', account.email)
    .where('known_networks.network', '=', account.network)
    .where('known_networks.last_seen_at', '>=', lastSeen.since)
    .where('known_networks.last_seen_at', '<=', lastSeen.until)
    .executeTakeFirst();
  return row !== undefined;
}

/** For an existing network, only the time it was last seen changes. */
export async function upsertKnownNetwork(query: Kysely<Schema>, row: KnownNetworkRow): Promise<void> {
  await query
    .insertInto('known_networks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'network'])
        .doUpdateSet((excluded) => ({ last_seen_at: excluded.ref('excluded.last_seen_at') })),
    )
    .execute();
}

export async function confirmKnownNetwork(query: Kysely<Schema>, id: string, at: Date): Promise<void> {
  await query
    .updateTable('known_networks')
    .set({ confirmed_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function deleteKnownNetworks(query: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await query.deleteFrom('known_networks').where('id', 'in', ids).execute();
}

/** Hashes a password anew when its hash was made with outdated parameters. */
import type { UserRow } from '#domain/auth/administrators/administrator.ts';
import { renewPasswordHash } from '#domain/auth/administrators/administrator-store.ts';
import type { AuthDependencies } from '#domain/auth/auth-dependencies.ts';
import type { Client } from '#domain/auth/client.ts';
import { widestNetworkOf } from '#domain/auth/networks/client-network.ts';
import { hashPassword, isHashCurrent } from './password-hash.ts';

/**
 * Called after the sign-in is stored, which must not fail because of this. Without a place in the queue, or without the
 * database, the old hash is kept and the next sign-in tries again.
 * @param password the right one for the hash of `user`
 */
export async function renewHash(
  { database, slots }: Pick<AuthDependencies, 'database' | 'slots'>,
  user: UserRow,
  password: string,
  client: Client,
): Promise<void> {
  if (isHashCurrent(user.password_hash)) return;
  try {
    const release = await slots.take({ isFamiliar: true, network: widestNetworkOf(client.address) });
    if (release === null) return;
    const passwordHash = await hashPassword(password).finally(release);
    await renewPasswordHash(database.query, user, passwordHash);
  } catch {
    // The session exists, and the old hash still works.
  }
}

/** Makes session rows and opens their keys. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Client, storedUserAgent } from '#domain/auth/client.ts';
import type { SecretBox } from '#domain/auth/keys/secret-box.ts';
import type { NetworkMark } from '#domain/auth/networks/client-network.ts';
import { passwordOnly } from './authentication-methods.ts';
import type { SessionRow } from './session-store.ts';

/** A new aal1 session, not yet stored. */
export function newPasswordSession(
  { box, mark }: { box: SecretBox; mark: NetworkMark },
  userId: string,
  client: Client,
  at: Date,
): SessionRow {
  const id = randomUUID();
  return {
    id,
    user_id: userId,
    aal: 'aal1',
    amr: passwordOnly(at),
    refresh_key: box.seal(randomBytes(32), refreshKeyPurpose(id)),
    refresh_counter: 0,
    created_at: at.toISOString(),
    refreshed_at: at.toISOString(),
    factor_id: null,
    user_agent: storedUserAgent(client),
    network: mark(client.address),
  };
}

export function openRefreshKey(row: SessionRow, box: SecretBox): Buffer {
  return box.open(row.refresh_key, refreshKeyPurpose(row.id));
}

function refreshKeyPurpose(sessionId: string): string {
  return `refresh-key ${sessionId}`;
}

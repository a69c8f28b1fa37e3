/** What a session row means, and what a client is given of it. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Schema, SessionsTable } from '#database/schema.ts';
import type { AccessTokens, AuthenticationMethod } from './access-token.ts';
import type { Administrator } from './administrators.ts';
import { type Client, storedUserAgent } from './client.ts';
import { type Factor, listFactors } from './factors/factor.ts';
import { deriveRefreshToken } from './refresh-token.ts';
import type { SecretBox } from './secret-box.ts';
import { accessTokenSeconds } from './token-life.ts';

/** A session nobody used for so long has ended. */
const idleSessionDays = 30;

/** The answer to a sign-in or a refresh. */
export interface IssuedSession {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  /** Unix time in seconds. */
  expiresAtSeconds: number;
  administrator: Administrator;
  factors: Factor[];
}

export type SessionRow = Selectable<SessionsTable>;

/** A session of one factor; the row still has to be stored. */
export function newPasswordSession(
  userId: string,
  client: Client,
  box: SecretBox,
  now: Date,
): Insertable<SessionsTable> & SessionRow {
  const id = randomUUID();
  const method: AuthenticationMethod = { method: 'password', timestamp: Math.floor(now.getTime() / 1000) };
  return {
    id,
    user_id: userId,
    aal: 'aal1',
    amr: JSON.stringify([method]),
    refresh_key: box.seal(randomBytes(32), refreshKeyPurpose(id)),
    refresh_counter: 0,
    created_at: now.toISOString(),
    refreshed_at: now.toISOString(),
    factor_id: null,
    user_agent: storedUserAgent(client),
  };
}

export async function issueSession(
  row: SessionRow,
  administrator: Administrator,
  tools: { query: Kysely<Schema>; box: SecretBox; tokens: AccessTokens },
): Promise<IssuedSession> {
  const { token, expiresAtSeconds } = await tools.tokens.issue({
    administrator,
    session: { id: row.id, aal: row.aal, amr: readMethods(row.amr) },
  });
  return {
    accessToken: token,
    refreshToken: deriveRefreshToken(openRefreshKey(row, tools.box), row.id, row.refresh_counter),
    expiresInSeconds: accessTokenSeconds,
    expiresAtSeconds,
    administrator,
    // The client judges by the user it keeps whether a second factor has to be asked for.
    factors: await listFactors(tools.query, administrator.id),
  };
}

export function openRefreshKey(row: SessionRow, box: SecretBox): Buffer {
  return box.open(row.refresh_key, refreshKeyPurpose(row.id));
}

export function isIdle(row: SessionRow, now: Date): boolean {
  return row.refreshed_at < idleSince(now);
}

export async function removeIdleSessions(query: Kysely<Schema>, now: Date): Promise<void> {
  await query.deleteFrom('sessions').where('refreshed_at', '<', idleSince(now)).execute();
}

function idleSince(now: Date): string {
  return new Date(now.getTime() - idleSessionDays * 24 * 60 * 60 * 1000).toISOString();
}

function refreshKeyPurpose(sessionId: string): string {
  return `refresh-key ${sessionId}`;
}

const methodsShape = z.array(
  z.object({ method: z.enum(['password', 'totp', 'mfa/phone']), timestamp: z.number().int() }),
);

function readMethods(json: string): AuthenticationMethod[] {
  return methodsShape.parse(JSON.parse(json));
}

/** @returns the stored list with this method first, each method once */
export function withMethod(json: string, method: AuthenticationMethod['method'], now: Date): string {
  const others = readMethods(withoutMethod(json, method));
  return JSON.stringify([{ method, timestamp: Math.floor(now.getTime() / 1000) }, ...others]);
}

export function withoutMethod(json: string, method: AuthenticationMethod['method']): string {
  return JSON.stringify(readMethods(json).filter((one) => one.method !== method));
}

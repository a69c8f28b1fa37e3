import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { systemClock } from '#domain/clock.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import {
  advanceSession,
  deleteOtherSessions,
  deleteSession,
  findSession,
  insertSession,
  listSessionsOf,
  listSessionsRaisedBy,
  lockSession,
  type SessionRow,
  updateSessionToAal1,
  updateSessionToAal2,
} from './session-store.ts';

const at = new Date('2026-01-15T12:00:00.000Z');

async function open(engine: TestEngine) {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const { query } = database;
  const userId = await newUser(database, 'dona@example.com');
  const add = async (row: Partial<SessionRow> = {}) => {
    const session = { ...newSession(userId), ...row };
    await insertSession(query, session);
    return session;
  };
  const ids = async () => (await listSessionsOf(query, userId)).map(({ id }) => id).toSorted();
  return { database, query, userId, add, ids };
}

async function newUser(database: Database, email: string): Promise<string> {
  const credentials = { email, password: 'portão que abre' };
  const created = await createAdministrator({ database, clock: systemClock }, credentials);
  if (!created.ok) throw new Error(created.failure.code);
  return created.value.id;
}

function newSession(userId: string): SessionRow {
  return {
    id: randomUUID(),
    user_id: userId,
    aal: 'aal1',
    amr: '[]',
    refresh_key: 'sealed',
    refresh_counter: 0,
    created_at: at.toISOString(),
    refreshed_at: at.toISOString(),
    factor_id: null,
    user_agent: null,
    network: null,
  };
}

describe.each(engines)('the session store on $name', (engine) => {
  test('ends every other session of the user, or those of one level, and no session of another user', async () => {
    const { database, query, userId, add, ids } = await open(engine);
    const [own, lower, higher] = [await add(), await add(), await add({ aal: 'aal2' })];
    const stranger = await add({ user_id: await newUser(database, 'outra@example.com') });
    const session = { userId, sessionId: own.id };
    await deleteOtherSessions(query, session, 'aal1');
    expect(await ids()).toEqual([own.id, higher.id].toSorted());
    expect(await findSession(query, lower.id)).toBeNull();
    await deleteOtherSessions(query, session);
    expect(await ids()).toEqual([own.id]);
    expect(await findSession(query, stranger.id)).not.toBeNull();
  });

  test('ends a session only for the user it belongs to', async () => {
    const { query, userId, add } = await open(engine);
    const { id: sessionId } = await add();
    expect(await deleteSession(query, { userId: randomUUID(), sessionId })).toBe(false);
    expect(await deleteSession(query, { userId, sessionId })).toBe(true);
    expect(await deleteSession(query, { userId, sessionId })).toBe(false);
  });

  test('a session advances only once, however many requests have read it', async () => {
    const { query, add } = await open(engine);
    const session = await add();
    const advanced = await Promise.all(Array.from({ length: 5 }, () => advanceSession(query, session, at)));
    expect(advanced.filter((row) => row !== null).map((row) => row.refresh_counter)).toEqual([1]);
  });

  test('raising a session skips a generation and remembers the factor; lowering it forgets the factor', async () => {
    const { query, add } = await open(engine);
    const session = await add();
    const factorId = randomUUID();
    const raised = await updateSessionToAal2(query, session.id, { factorId, amr: '["both"]', at });
    expect(raised).toMatchObject({ aal: 'aal2', amr: '["both"]', factor_id: factorId, refresh_counter: 2 });
    expect((await listSessionsRaisedBy(query, factorId)).map(({ id }) => id)).toEqual([session.id]);
    await updateSessionToAal1(query, session.id, '["one"]');
    expect(await findSession(query, session.id)).toMatchObject({
      aal: 'aal1',
      amr: '["one"]',
      factor_id: null,
    });
    expect(await listSessionsRaisedBy(query, factorId)).toEqual([]);
  });

  test('locking a session changes nothing, and does not find one that has ended', async () => {
    const { query, add } = await open(engine);
    const session = await add();
    expect(await lockSession(query, session.id)).toEqual(session);
    expect(await lockSession(query, randomUUID())).toBeNull();
  });
});

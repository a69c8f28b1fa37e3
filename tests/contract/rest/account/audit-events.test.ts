/** The audit log through the official client: what the screen 'Registro' reads. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { insertAuditEvent } from '#domain/auth/audit/audit-event-store.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

describe.each(engines)('the audit log with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const log = () => server.administrator.from('audit_events');

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    await database.query.deleteFrom('audit_events').execute();
    for (const minute of [1, 2, 3]) {
      await insertAuditEvent(database.query, {
        id: `00000000-0000-4000-8000-00000000000${minute}`,
        kind: minute === 2 ? 'sign_in_failed' : 'signed_in',
        user_id: null,
        session_id: null,
        network: null,
        user_agent: 'curl/8',
        created_at: `2026-11-22T12:0${minute}:00.000Z`,
        times: minute,
        last_at: minute === 1 ? null : '2026-11-22T13:00:00.000Z',
      });
    }
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  test('events are read in ranges, newest first, with the total count', async () => {
    const range = (from: number, to: number) =>
      log()
        .select('kind,created_at,times,last_at', { count: 'exact' })
        .order('created_at', { ascending: false })
        .range(from, to);
    const first = await range(0, 1);
    expect(first.count).toBe(3);
    expect(first.data).toEqual([
      { kind: 'signed_in', created_at: expect.any(String), times: 3, last_at: expect.any(String) },
      { kind: 'sign_in_failed', created_at: expect.any(String), times: 2, last_at: expect.any(String) },
    ]);
    expect((await range(2, 3)).data).toMatchObject([{ kind: 'signed_in', times: 1, last_at: null }]);
  });

  test('events can be filtered by kind, but not inserted, changed or deleted', async () => {
    const failures = await log().select('times').eq('kind', 'sign_in_failed');
    expect(failures.data).toEqual([{ times: 2 }]);
    const id = '00000000-0000-4000-8000-000000000001';
    expect((await log().delete().eq('id', id)).status).toBe(405);
    expect((await log().update({ kind: 'signed_out' }).eq('id', id)).status).toBe(405);
    expect((await log().insert({ kind: 'signed_out' })).status).toBe(405);
    expect((await log().select('id', { count: 'exact' })).count).toBe(3);
  });
});

/** A second factor is verified while its session ends in another transaction. */
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Schema } from '#database/schema.ts';
import { engines } from '#tests/support/databases.ts';
import { enrol, startWithClock, tokenOf } from './factor-support.ts';

/** SQLite has one writer at a time, so nothing can happen between two writes of a transaction. */
const enginesWithManyWriters = engines.filter(({ name }) => name === 'postgres');

describe.each(enginesWithManyWriters)('a challenge answered while its session ends, on $name', (engine) => {
  test('a code is not used up if the session ends while the code is being checked', async () => {
    const { server, clock } = await startWithClock(engine);
    const { query } = server.database;
    const client = await server.signedIn();
    const app = await enrol(client, clock);
    const challenge = await client.auth.mfa.challenge({ factorId: app.factorId });
    const body = JSON.stringify({ challenge_id: challenge.data?.id, code: app.code() });
    const headers = { Authorization: `Bearer ${await tokenOf(client)}` };
    const answer = await query.transaction().execute(async (ending) => {
      await ending.deleteFrom('sessions').execute();
      const verified = server.call(`/factors/${app.factorId}/verify`, { method: 'POST', headers, body });
      await expect.poll(() => countWaiting(query)).toBe(1);
      // In an object, because a returned promise would be awaited before the transaction commits.
      return { verified };
    });
    const response = await answer.verified;
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: 'session_not_found' });
    expect(server.failures).toEqual([]);
    const challenges = await query.selectFrom('mfa_challenges').select('used_at').execute();
    expect(challenges).toEqual([{ used_at: null }]);
    const factors = await query.selectFrom('mfa_factors').select('status').execute();
    expect(factors).toEqual([{ status: 'unverified' }]);
  });
});

/** Counts the connections to this database that wait for a locked row. */
async function countWaiting(query: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(query);
  return Number(rows[0]?.count);
}

/** What the audit log records about an administrator, and what it must never contain. */
import { describe, expect, test } from 'vitest';
import { listAuditEvents } from '#domain/auth/audit/audit-event-store.ts';
import { auditDays } from '#domain/auth/audit/audit-log.ts';
import { failureRowsADay } from '#domain/auth/audit/record-failure.ts';
import { engines } from '#tests/support/databases.ts';
import { email, password } from './auth-support.ts';
import { enrolVerified, startWithClock } from './factor-support.ts';

const newPassword = 'outra senha comprida';

describe.each(engines)('the audit log on $name', (engine) => {
  test('distinguishes sign-ins, failures, password changes and sign-outs, newest first', async () => {
    const { server, clock } = await start();
    const { auth } = await server.signedIn();
    clock.ms += 1000;
    await server.client().auth.signInWithPassword({ email, password: 'errada demais' });
    clock.ms += 1000;
    await server.client().auth.signInWithPassword({ email: 'ninguem@example.com', password });
    clock.ms += 1000;
    await auth.updateUser({ password: newPassword, current_password: 'errada demais' });
    clock.ms += 1000;
    await auth.updateUser({ password: newPassword, current_password: password });
    clock.ms += 1000;
    await auth.signOut();
    const events = await listAuditEvents(server.database.query, 10);
    expect(events.map((event) => [event.kind, event.email])).toEqual([
      ['signed_out', email],
      ['password_changed', email],
      ['password_change_refused', email],
      ['sign_in_failed', null],
      ['sign_in_failed', email],
      ['signed_in', email],
      ['administrator_created', email],
    ]);
  });

  test('records that a refresh token was used again', async () => {
    const { server } = await start();
    const { auth } = await server.signedIn();
    const stolen = (await auth.getSession()).data.session?.refresh_token ?? '';
    await auth.refreshSession();
    await auth.refreshSession();
    await server.client().auth.refreshSession({ refresh_token: stolen });
    expect((await listAuditEvents(server.database.query, 10)).map((event) => event.kind)).toContain(
      'refresh_token_reused',
    );
  });

  test('records what happens to second factors', async () => {
    const { server, clock } = await start();
    const client = await server.signedIn();
    const { auth } = client;
    clock.ms += 1;
    const app = await enrolVerified(client, clock);
    await auth.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code(3) });
    clock.ms += 1;
    await auth.mfa.unenroll({ factorId: app.factorId });
    const events = await listAuditEvents(server.database.query, 10);
    expect(events.map((event) => event.kind)).toEqual([
      'factor_removed',
      'second_factor_refused',
      // These three happen in the same millisecond, so their order is not certain.
      expect.stringMatching(/^(second_factor_accepted|factor_verified|factor_enrolled)$/),
      expect.stringMatching(/^(second_factor_accepted|factor_verified|factor_enrolled)$/),
      expect.stringMatching(/^(second_factor_accepted|factor_verified|factor_enrolled)$/),
      'signed_in',
      'administrator_created',
    ]);
    expect(new Set(events.map((event) => event.kind)).size).toBe(7);
  });

  test('contains no password, token, address or unknown name', async () => {
    const { server } = await start();
    const { auth } = await server.signedIn();
    await server.client().auth.signInWithPassword({ email: 'ninguem@example.com', password });
    await auth.updateUser({ password: newPassword });
    const { data } = await auth.getSession();
    await auth.signOut();
    const text = JSON.stringify(await server.database.query.selectFrom('audit_events').selectAll().execute());
    const tokens = [data.session?.access_token ?? '', data.session?.refresh_token ?? ''];
    for (const secret of [password, newPassword, 'ninguem', '127.0.0.1', ...tokens]) {
      expect(text).not.toContain(secret);
    }
    const networks = (await listAuditEvents(server.database.query, 10)).map((event) => event.network);
    // One network for all of the above, and none for the command line.
    expect(new Set(networks.filter((network) => network !== null)).size).toBe(1);
    expect(networks.at(-1)).toBeNull();
  });

  test('counts the failures of one account from one network on one day in one row', async () => {
    const { server, clock } = await start();
    const fail = () => server.client().auth.signInWithPassword({ email, password: 'errada demais' });
    for (let count = 0; count < 3; count += 1) {
      await fail();
      clock.ms += 1000;
    }
    await server.client().auth.signInWithPassword({ email: 'ninguem@example.com', password });
    const [, known] = await listAuditEvents(server.database.query, 10);
    expect(known).toMatchObject({ kind: 'sign_in_failed', email, times: 3 });
    expect(Date.parse(known?.lastAt ?? '') - Date.parse(known?.at ?? '')).toBe(2000);
    clock.ms += 24 * 60 * 60 * 1000;
    await fail();
    expect((await listAuditEvents(server.database.query, 10))[0]).toMatchObject({ email, times: 1 });
  });

  test('limits the rows for failures in a day, and counts the rest by account', async () => {
    const { server } = await start();
    const { database, auth } = server;
    const { id: userId } = await database.query.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const attempts = 1500;
    for (let index = 0; index < attempts; index += 1) {
      const client = { address: `10.${index >> 8}.${index & 255}.1`, userAgent: null };
      const event = { kind: 'sign_in_failed', userId: index % 2 === 0 ? userId : null, client } as const;
      await auth.audit.record(database.query, event);
    }
    const rows = (await listAuditEvents(database.query, 2 * attempts)).filter(
      ({ kind }) => kind === 'sign_in_failed',
    );
    process.stdout.write(`${attempts} failed sign-ins leave ${rows.length} audit rows on ${engine.name}\n`);
    expect(rows.length).toBe(failureRowsADay + 2);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(attempts);
    const rest = rows
      .filter(({ network }) => network === null)
      .map(({ email: name, times }) => [name, times]);
    const ofEach = (attempts - failureRowsADay) / 2;
    expect(rest.toSorted()).toEqual(
      [
        [null, ofEach],
        [email, ofEach],
      ].toSorted(),
    );
  });

  test('keeps an event recorded while the clock was far ahead no longer than others', async () => {
    const { server, clock } = await start();
    clock.ms += 400 * 24 * 60 * 60 * 1000;
    await server.signedIn();
    clock.ms -= 400 * 24 * 60 * 60 * 1000;
    await server.signedIn();
    const events = await listAuditEvents(server.database.query, 10);
    expect(events.filter(({ kind }) => kind === 'signed_in')).toHaveLength(2);
    for (const { at } of events) expect(Date.parse(at)).toBeLessThanOrEqual(clock.ms);
  });

  test('gives the last of several failures no later time than the clock, if the clock was far ahead', async () => {
    const { server, clock } = await start();
    const fail = () => server.client().auth.signInWithPassword({ email, password: 'errada demais' });
    clock.ms += 400 * 24 * 60 * 60 * 1000;
    await fail();
    await fail();
    clock.ms -= 400 * 24 * 60 * 60 * 1000;
    await server.signedIn();
    const events = await listAuditEvents(server.database.query, 10);
    const refused = events.find(({ kind }) => kind === 'sign_in_failed');
    expect(refused).toMatchObject({ times: 2 });
    expect(Date.parse(refused?.lastAt ?? '')).toBeLessThanOrEqual(clock.ms);
    expect(events.find(({ kind }) => kind === 'signed_in')?.lastAt).toBeNull();
  });

  test(`deletes events after ${auditDays} days`, async () => {
    const { server, clock } = await start();
    await server.signedIn();
    clock.ms += (auditDays + 1) * 24 * 60 * 60 * 1000;
    await server.signedIn();
    expect((await listAuditEvents(server.database.query, 10)).map((event) => event.kind)).toEqual([
      'signed_in',
    ]);
  });

  async function start() {
    const started = await startWithClock(engine);
    // The administrator was created just now, by the real clock.
    started.clock.ms += 60_000;
    return started;
  }
});

/** What the audit log keeps of a day with an administrator, and what it never keeps. */
import { describe, expect, test } from 'vitest';
import { auditDays, listEvents } from '#domain/auth/audit-log.ts';
import { engines } from '#tests/support/databases.ts';
import { email, password } from './auth-support.ts';
import { enrolVerified, startWithClock } from './factor-support.ts';

const newPassword = 'outra senha comprida';

describe.each(engines)('the audit log on $name', (engine) => {
  test('tells sign-ins, failures, password changes and sign-outs apart, oldest last', async () => {
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
    const events = await listEvents(server.database.query, 10);
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

  test('a stolen refresh token leaves a trace', async () => {
    const { server } = await start();
    const { auth } = await server.signedIn();
    const stolen = (await auth.getSession()).data.session?.refresh_token ?? '';
    await auth.refreshSession();
    await auth.refreshSession();
    await server.client().auth.refreshSession({ refresh_token: stolen });
    expect((await listEvents(server.database.query, 10)).map((event) => event.kind)).toContain(
      'refresh_token_reused',
    );
  });

  test('tells what happens to second factors', async () => {
    const { server, clock } = await start();
    const client = await server.signedIn();
    const { auth } = client;
    clock.ms += 1;
    const app = await enrolVerified(client, clock);
    await auth.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code(3) });
    clock.ms += 1;
    await auth.mfa.unenroll({ factorId: app.factorId });
    const events = await listEvents(server.database.query, 10);
    expect(events.map((event) => event.kind)).toEqual([
      'factor_removed',
      'second_factor_refused',
      expect.stringMatching(/^(second_factor_accepted|factor_verified|factor_enrolled)$/),
      expect.stringMatching(/^(second_factor_accepted|factor_verified|factor_enrolled)$/),
      expect.stringMatching(/^(second_factor_accepted|factor_verified|factor_enrolled)$/),
      'signed_in',
      'administrator_created',
    ]);
    expect(new Set(events.map((event) => event.kind)).size).toBe(7);
  });

  test('keeps no password, token, address or name of a stranger', async () => {
    const { server } = await start();
    const { auth } = await server.signedIn();
    await server.client().auth.signInWithPassword({ email: 'ninguem@example.com', password });
    await auth.updateUser({ password: newPassword });
    const { data } = await auth.getSession();
    await auth.signOut();
    const text = JSON.stringify(await server.database.query.selectFrom('audit_events').selectAll().execute());
    const secrets = [password, newPassword, 'ninguem', '127.0.0.1', data.session?.refresh_token ?? ''];
    for (const secret of secrets) expect(text).not.toContain(secret);
    const networks = (await listEvents(server.database.query, 10)).map((event) => event.network);
    // One place for all of the above, and none for the command line.
    expect(new Set(networks.filter((network) => network !== null)).size).toBe(1);
    expect(networks.at(-1)).toBeNull();
  });

  test(`forgets after ${auditDays} days`, async () => {
    const { server, clock } = await start();
    await server.signedIn();
    clock.ms += (auditDays + 1) * 24 * 60 * 60 * 1000;
    await server.signedIn();
    expect((await listEvents(server.database.query, 10)).map((event) => event.kind)).toEqual(['signed_in']);
  });

  async function start() {
    const started = await startWithClock(engine);
    // The administrator was made a moment ago by the real clock.
    started.clock.ms += 60_000;
    return started;
  }
});

/** Every way a second factor is refused, with the status, code and message of the protocol. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { engines } from '#tests/support/databases.ts';
import { email, password, publicKey } from './auth-support.ts';
import { enrol, enrolVerified, startWithClock, tokenOf, wrongCode } from './factor-support.ts';

const refused = (status: number, code: string, message?: string) => ({
  data: null,
  error: expect.objectContaining({ status, code, ...(message !== undefined && { message }) }),
});

describe.each(engines)('refusals of factors on $name', (engine) => {
  test('an unknown and a disabled type of factor are refused', async () => {
    const { server } = await startWithClock(engine);
    const client = await server.signedIn();
    const headers = { Authorization: `Bearer ${await tokenOf(client)}` };
    const cases = [
      ['{}', 400, 'validation_failed'],
      ['{"factor_type":"fax"}', 400, 'validation_failed'],
      ['{"factor_type":"webauthn"}', 422, 'mfa_webauthn_enroll_not_enabled'],
      ['{"factor_type":"phone","phone":"+5511900000001"}', 422, 'mfa_phone_enroll_not_enabled'],
      ['{"factor_type":"phone","phone":"11 9"}', 400, 'validation_failed'],
      [`{"factor_type":"totp","friendly_name":"${'x'.repeat(101)}"}`, 400, 'validation_failed'],
      ['[', 400, 'bad_json'],
    ] as const;
    for (const [body, status, code] of cases) {
      const response = await server.call('/factors', { method: 'POST', headers, body });
      expect([body, response.status]).toEqual([body, status]);
      expect(await response.json()).toMatchObject({ error_code: code });
    }
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+5511900000001' });
    expect(error).toMatchObject({ code: 'mfa_phone_enroll_not_enabled', status: 422 });
  });

  test('a taken name is refused, and so is a second empty one', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    await enrol(client, clock, 'Celular');
    const message = 'A factor with the friendly name "Celular" for this user already exists';
    expect(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' })).toEqual(
      refused(422, 'mfa_factor_name_conflict', message),
    );
    expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    expect(await client.auth.mfa.enroll({ factorType: 'totp' })).toEqual(
      refused(422, 'mfa_factor_name_conflict'),
    );
  });

  test('an eleventh factor is refused', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    for (let count = 0; count < 10; count += 1) await enrol(client, clock, `Celular ${count}`);
    expect(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Onze' })).toEqual(
      refused(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      ),
    );
  });

  test('unknown factors, factors of another user and invalid ids are refused', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const owned = await enrol(client, clock);
    await createAdministrator(server.auth, { email: 'outra@example.com', password });
    const stranger = server.client();
    await stranger.auth.signInWithPassword({ email: 'outra@example.com', password });
    const { mfa } = stranger.auth;
    for (const factorId of [owned.factorId, randomUUID()]) {
      const notFound = refused(404, 'mfa_factor_not_found', 'Factor not found');
      expect(await mfa.challenge({ factorId })).toEqual(notFound);
      expect(await mfa.verify({ factorId, challengeId: randomUUID(), code: '123456' })).toEqual(notFound);
      expect(await mfa.unenroll({ factorId })).toEqual(notFound);
    }
    expect(await mfa.challenge({ factorId: 'celular' })).toEqual(refused(404, 'validation_failed'));
    expect(await mfa.unenroll({ factorId: 'celular' })).toEqual(refused(404, 'validation_failed'));
  });

  test('a challenge that is unknown, belongs to another factor, was already answered or has expired is refused', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const { mfa } = client.auth;
    const first = await enrol(client, clock, 'Celular');
    const second = await enrol(client, clock, 'Tablet');
    const challenge = await mfa.challenge({ factorId: second.factorId });
    const challengeId = challenge.data?.id ?? '';
    const unknown = refused(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
    for (const id of ['', 'pergunta', randomUUID(), challengeId]) {
      const answer = { factorId: first.factorId, challengeId: id, code: first.code() };
      expect(await mfa.verify(answer)).toEqual(unknown);
    }
    const answer = { factorId: second.factorId, challengeId, code: second.code() };
    expect(await mfa.verify({ ...answer, code: ' ' })).toEqual(
      refused(400, 'validation_failed', 'Code needs to be non-empty'),
    );
    expect((await mfa.verify(answer)).error).toBeNull();
    clock.nextStep();
    expect(await mfa.verify({ ...answer, code: second.code() })).toEqual(
      refused(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'),
    );
    const late = await mfa.challenge({ factorId: second.factorId });
    clock.ms += 301_000;
    expect(await mfa.verify({ ...answer, challengeId: late.data?.id ?? '', code: second.code() })).toEqual(
      refused(422, 'mfa_challenge_expired'),
    );
  });

  test('an answer from a different network than the challenge’s is refused', async () => {
    let address = '192.0.2.1';
    const { server, clock } = await startWithClock(engine, { clientAddress: () => address });
    const client = await server.signedIn();
    const app = await enrol(client, clock);
    const challenge = await client.auth.mfa.challenge({ factorId: app.factorId });
    address = '192.0.2.2';
    const answer = { factorId: app.factorId, challengeId: challenge.data?.id ?? '', code: app.code() };
    expect(await client.auth.mfa.verify(answer)).toEqual(refused(422, 'mfa_ip_address_mismatch'));
    address = '192.0.2.1';
    expect((await client.auth.mfa.verify(answer)).error).toBeNull();
  });

  test('a wrong code is refused, and the correct one still works afterwards', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const app = await enrol(client, clock);
    const challenge = await client.auth.mfa.challenge({ factorId: app.factorId });
    const answer = { factorId: app.factorId, challengeId: challenge.data?.id ?? '' };
    for (const code of [wrongCode(app), app.code(2), app.code(-2), `${app.code()}0`]) {
      expect(await client.auth.mfa.verify({ ...answer, code })).toEqual(
        refused(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
      );
    }
    const spaced = app.code().replace(/^(...)/, '$1 ');
    expect((await client.auth.mfa.verify({ ...answer, code: spaced })).error).toBeNull();
  });

  test('a code works once, in one challenge or several, in sequence or concurrently', async () => {
    const { server, clock } = await startWithClock(engine);
    const client = await server.signedIn();
    const app = await enrolVerified(client, clock);
    const clients = await Promise.all(Array.from({ length: 4 }, () => server.signedIn()));
    const code = app.code();
    const answers = await Promise.all(
      clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code })),
    );
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    clock.ms += 29_000;
    // The previous time step is still accepted, because clocks differ.
    const again = await (await server.signedIn()).auth.mfa.challengeAndVerify({
      factorId: app.factorId,
      code,
    });
    expect(again).toEqual(refused(422, 'mfa_verification_failed', 'Invalid TOTP code entered'));
  });

  test('guessing codes is limited, even if they are sent concurrently', async () => {
    const { server, clock } = await startWithClock(engine);
    const app = await enrolVerified(await server.signedIn(), clock);
    const client = await server.signedIn();
    const challenge = await client.auth.mfa.challenge({ factorId: app.factorId });
    const answer = { factorId: app.factorId, challengeId: challenge.data?.id ?? '', code: wrongCode(app) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.auth.mfa.verify(answer)));
    const statuses = answers.map(({ error }) => error?.status).sort();
    expect(statuses).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
    expect(await client.auth.mfa.verify({ ...answer, code: app.code() })).toEqual(
      refused(429, 'over_request_rate_limit', 'Request rate limit reached'),
    );
    clock.ms += 15 * 60_000;
    await expect(
      client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code: app.code() }),
    ).resolves.toMatchObject({ error: null });
  });

  test('enrolling, removing or verifying a factor and changing the password require the existing second factor', async () => {
    const { server, clock } = await startWithClock(engine);
    const early = await server.signedIn();
    const app = await enrolVerified(early, clock);
    const client = await server.signedIn();
    const { auth } = client;
    expect(await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Outro' })).toEqual(
      refused(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
    );
    expect(await auth.mfa.unenroll({ factorId: app.factorId })).toEqual(
      refused(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
    );
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    for (const change of [
      { password: 'outra senha comprida' },
      { email: 'x@example.com' },
      { phone: '+55' },
    ]) {
      expect((await auth.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
        message,
      });
    }
    expect((await auth.updateUser({ data: { cor: 'verde' } })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();

    // An enrolment begun with both factors cannot be finished with the password alone.
    const unfinished = await enrol(early, clock, 'Tablet');
    expect(
      await auth.mfa.challengeAndVerify({ factorId: unfinished.factorId, code: unfinished.code() }),
    ).toEqual(refused(403, 'insufficient_aal'));
    expect((await auth.mfa.unenroll({ factorId: unfinished.factorId })).error).toBeNull();
    expect((await early.auth.updateUser({ password: 'outra senha comprida' })).error).toBeNull();
  });

  test('every call without a session is refused', async () => {
    const { server } = await startWithClock(engine);
    for (const [method, path] of [
      ['POST', '/factors'],
      ['POST', `/factors/${randomUUID()}/challenge`],
      ['POST', `/factors/${randomUUID()}/verify`],
      ['DELETE', `/factors/${randomUUID()}`],
    ] as const) {
      const headers = { Authorization: `Bearer ${publicKey}` };
      const response = await server.call(path, { method, headers });
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
    expect(server.failures).toEqual([]);
  });
});

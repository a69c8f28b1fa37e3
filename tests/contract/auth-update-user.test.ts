/** Changes that administrators make to their own account. */
import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { email, password, startAuthServer } from './auth-support.ts';

const newPassword = 'outra senha comprida';

describe.each(engines)('changing one’s own account on $name', (engine) => {
  test('a new password ends the other sessions, keeps this one, and replaces the old password', async () => {
    const server = await startAuthServer(engine);
    const here = await server.signedIn();
    const elsewhere = await server.signedIn();
    const { data, error } = await here.auth.updateUser({ password: newPassword });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await here.auth.refreshSession()).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    const anew = server.client();
    expect((await anew.auth.signInWithPassword({ email, password })).error).not.toBeNull();
    expect((await anew.auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
  });

  test('a weak, an overlong and an unchanged password are refused, each with its own message', async () => {
    const server = await startAuthServer(engine);
    const { auth } = await server.signedIn();
    expect((await auth.updateUser({ password: 'curta' })).error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      message: 'Password should be at least 8 characters.',
      reasons: ['length'],
    });
    expect((await auth.updateUser({ password: 'x'.repeat(257) })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 256 characters',
    });
    expect((await auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('after twenty tries within fifteen minutes even an acceptable password is refused', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { clock: () => new Date(clock.ms) });
    const { auth } = await server.signedIn();
    for (let count = 0; count < 20; count += 1) {
      expect((await auth.updateUser({ password: 'curta' })).error?.status).toBe(422);
    }
    expect((await auth.updateUser({ password: newPassword })).error?.status).toBe(429);
    clock.ms += 15 * 60_000 + 1;
    const later = await auth.updateUser({ password: newPassword, current_password: password });
    expect(later.error).toBeNull();
  });

  test('a current password must be correct if it is sent', async () => {
    const server = await startAuthServer(engine);
    const { auth } = await server.signedIn();
    const wrong = await auth.updateUser({ password: newPassword, current_password: 'não é esta' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
    const right = await auth.updateUser({ password: newPassword, current_password: password });
    expect(right.error).toBeNull();
  });

  test('ten minutes after the sign-in a new password needs the current one', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { clock: () => new Date(clock.ms) });
    const { auth } = await server.signedIn();
    clock.ms += 10 * 60_000;
    expect((await auth.updateUser({ password: newPassword })).error).toBeNull();
    clock.ms += 1;
    const refused = await auth.updateUser({ password: 'mais uma senha comprida' });
    expect(refused.error).toMatchObject({ status: 400, code: 'current_password_required' });
    // A refresh is not a sign-in.
    await auth.refreshSession();
    const again = await auth.updateUser({ password: 'mais uma senha comprida' });
    expect(again.error).toMatchObject({ code: 'current_password_required' });
    const withCurrentPassword = { password: 'mais uma senha comprida', current_password: newPassword };
    expect((await auth.updateUser(withCurrentPassword)).error).toBeNull();
  });

  test('a session from a clock that was ahead does not count as a fresh sign-in', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { clock: () => new Date(clock.ms) });
    clock.ms += 30 * 60_000;
    const { auth } = await server.signedIn();
    clock.ms -= 30 * 60_000;
    const refused = await auth.updateUser({ password: newPassword });
    expect(refused.error).toMatchObject({ code: 'current_password_required' });
  });

  test.each([
    ['password1234', 'pwned'],
    [' '.repeat(12), 'pwned'],
    ['\0'.repeat(12), 'characters'],
    [email, 'pwned'],
    ['Motor de Portão PPA', 'pwned'],
  ])('%j is refused as weak', async (weak, reason) => {
    const server = await startAuthServer(engine);
    const { auth } = await server.signedIn();
    const { error } = await auth.updateUser({ password: weak });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: [reason] });
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('data is merged key by key, and null deletes a key', async () => {
    const server = await startAuthServer(engine);
    const { auth } = await server.signedIn();
    await auth.updateUser({ data: { nome: 'Dona', cor: 'verde' } });
    const { data } = await auth.updateUser({ data: { cor: null, tema: { escuro: true } } });
    expect(data.user?.user_metadata).toEqual({ nome: 'Dona', tema: { escuro: true } });
    const token = (await auth.refreshSession()).data.session?.access_token;
    expect((await auth.getClaims(token)).data?.claims.user_metadata).toEqual({
      nome: 'Dona',
      tema: { escuro: true },
    });
  });

  test('the email address of the account, however it is typed, changes nothing', async () => {
    const server = await startAuthServer(engine);
    const { auth } = await server.signedIn();
    const { data, error } = await auth.updateUser({ email: ` ${email.toUpperCase()} ` });
    expect([error, data.user?.email]).toEqual([null, email]);
  });

  test('data too large for a header, and data that only the server may set, are refused', async () => {
    const server = await startAuthServer(engine);
    const { auth } = await server.signedIn();
    expect((await auth.updateUser({ data: { carta: 'x'.repeat(5000) } })).error).toMatchObject({
      code: 'validation_failed',
    });
    expect((await auth.updateUser({ email: 'outra@example.com' })).error).toMatchObject({
      code: 'validation_failed',
    });
    expect((await auth.updateUser({ phone: '11900000001' })).error).toMatchObject({
      code: 'phone_provider_disabled',
    });
    const token = (await auth.getSession()).data.session?.access_token;
    const answer = await server.call('/user', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}` },
      body: '{"app_metadata":{"role":"owner"},"data":{"__proto__":{"role":"owner"}}}',
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: 'not_admin' });
    expect((await auth.getUser()).data.user?.user_metadata).toEqual({});
  });
});

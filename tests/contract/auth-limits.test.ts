/** Guessing passwords is limited; knowing one is not. The unit tests of the limits check their figures. */
import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, email, password, startAuthServer } from './auth-support.ts';

describe.each(engines)('sign-in limits on $name', (engine) => {
  test('the eleventh wrong password in a row is answered 429, and so is the right one after it', async () => {
    const server = await startAuthServer(engine);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await guess(server, 'errada demais')).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const { error } = await server.client().auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
  });

  test('a refusal says when to retry, and retrying then works', async () => {
    const clock = { ms: Date.now() };
    const server = await startAuthServer(engine, { clock: () => new Date(clock.ms) });
    for (let count = 0; count < 10; count += 1) await guess(server, 'errada demais');
    const refused = await guess(server, password);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    clock.ms += seconds * 1000;
    expect((await guess(server, password)).status).toBe(200);
  });

  test('concurrent guesses get no further than sequential ones', async () => {
    const server = await startAuthServer(engine);
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(server, 'errada demais')));
    const tried = answers.filter((answer) => answer.status === 400).length;
    // An eleventh may already be under way when the tenth is counted.
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tried).toBeLessThanOrEqual(11);
  });

  test('an administrator who knows the password never reaches a limit', async () => {
    const server = await startAuthServer(engine);
    for (let count = 0; count < 9; count += 1) await guess(server, 'errada demais');
    expect((await guess(server, password)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(server, password)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(15).fill(200));
    for (let count = 0; count < 9; count += 1) await guess(server, 'errada demais');
    expect((await guess(server, password)).status).toBe(200);
  });
});

function guess(server: AuthServer, attempt: string): Promise<Response> {
  return server.call('/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password: attempt }),
  });
}

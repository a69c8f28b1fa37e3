/** Calls every endpoint of the auth API as every kind of caller, and compares the answers with the declarations. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#server/auth-api/endpoint.ts';
import { endpoints } from '#server/auth-api/endpoints.ts';
import { engines } from '#tests/support/databases.ts';
import { type AuthServer, publicKey, startAuthServer } from './auth-support.ts';
import { tokenOf } from './factor-support.ts';

const passed = 'passed';
const noKey = '401 no_authorization';

/** The expected answer to each kind of caller: a refusal, or `passed` if the endpoint itself answers. */
const outcomes: Record<string, Record<Endpoint['requires'], string>> = {
  'no public key': { nothing: passed, 'public key': noKey, session: noKey },
  'an empty public key': { nothing: passed, 'public key': noKey, session: noKey },
  'a wrong public key, with a live session': { nothing: passed, 'public key': noKey, session: noKey },
  'no authorization': { nothing: passed, 'public key': passed, session: '401 no_authorization' },
  'the public key as token': { nothing: passed, 'public key': passed, session: '401 no_authorization' },
  'another scheme': { nothing: passed, 'public key': passed, session: '401 no_authorization' },
  'a forged token': { nothing: passed, 'public key': passed, session: '403 bad_jwt' },
  'an ended session': { nothing: passed, 'public key': passed, session: '403 session_not_found' },
  'a live session': { nothing: passed, 'public key': passed, session: passed },
};

const refusals = new Set(Object.values(outcomes).flatMap((outcome) => Object.values(outcome)));

describe.each(engines)('access to the auth API on $name', (engine) => {
  test.each(endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    '$name refuses exactly the callers that lack what it requires',
    async ({ endpoint }) => {
      const server = await startAuthServer(engine);
      const answers: Record<string, string> = {};
      for (const [caller, headers] of Object.entries(await headersOfCallers(server))) {
        answers[caller] = await answerTo(server, endpoint, headers);
      }
      const expected = Object.entries(outcomes).map(([caller, outcome]) => [
        caller,
        outcome[endpoint.requires],
      ]);
      expect(answers).toEqual(Object.fromEntries(expected));
      expect(server.failures).toEqual([]);
    },
  );
});

async function headersOfCallers(server: AuthServer): Promise<Record<string, Record<string, string>>> {
  const live = await server.signedIn();
  const ended = await server.signedIn();
  const bearer = (token: string) => ({ apikey: publicKey, Authorization: `Bearer ${token}` });
  const endedToken = await tokenOf(ended);
  await ended.auth.signOut({ scope: 'local' });
  return {
    'no public key': { Authorization: `Bearer ${await tokenOf(live)}` },
    'an empty public key': { apikey: '' },
    'a wrong public key, with a live session': { ...bearer(await tokenOf(live)), apikey: 'another key' },
    'no authorization': { apikey: publicKey },
    'the public key as token': bearer(publicKey),
    'another scheme': { apikey: publicKey, Authorization: `Basic ${await tokenOf(live)}` },
    'a forged token': bearer(`${endedToken}x`),
    'an ended session': bearer(endedToken),
    // Last, because signing out ends it.
    'a live session': bearer(await tokenOf(live)),
  };
}

async function answerTo(
  server: AuthServer,
  { method, path }: Endpoint,
  headers: Record<string, string>,
): Promise<string> {
  const url = `${server.url}/auth/v1${path.replace(':id', randomUUID())}`;
  const response = await fetch(url, { method, headers });
  const answer = `${response.status} ${response.headers.get('X-SB-Error-Code')}`;
  return refusals.has(answer) ? answer : passed;
}

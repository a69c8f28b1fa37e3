/**
 * Who may write: every kind of caller writes pages, changes accounts, factors and sessions, and lists sessions.
 * `rest/access.test.ts` covers the other tables and the functions.
 */
import { createHmac, generateKeyPairSync, sign as signWithKey } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { publicKey } from './auth-support.ts';
import { startWithClock, tokenOf } from './factor-support.ts';
import { startRestServer } from './rest/rest-server.ts';
import { signInEveryWay } from './sign-in-every-way.ts';

interface Ids {
  factor: string;
  session: string;
}

interface Route {
  call: string;
  body?: string;
  /** Status for each caller, in the order of `callers`. */
  statuses: readonly number[];
}

/** In this order, so that callers who are refused come before the one who may write. */
const callers = [
  'anonymous',
  'signed out',
  'wrong key',
  'expired',
  'unsigned',
  'shared secret',
  'foreign key',
  'password only',
  'both factors',
] as const;
type Caller = (typeof callers)[number];

const page = JSON.stringify({ title: 'Dois', slug: 'dois', content: '<p>2</p>' });

/** The answers of each API to the seven callers without a valid session. */
const restRefusals = [401, 401, 401, 401, 401, 401, 401];
const authRefusals = [401, 401, 401, 403, 403, 403, 403];

const routes: readonly Route[] = [
  { call: 'POST /generated_pages', body: page, statuses: [...restRefusals, 403, 201] },
  {
    call: 'PATCH /generated_pages?slug=eq.um',
    body: '{"title":"Novo"}',
    statuses: [...restRefusals, 403, 204],
  },
  { call: 'DELETE /generated_pages?slug=eq.um', statuses: [...restRefusals, 403, 204] },
  { call: 'PUT /user', body: '{"password":"outra senha comprida"}', statuses: [...authRefusals, 401, 200] },
  { call: 'PUT /user', body: '{"data":{"cor":"verde"}}', statuses: [...authRefusals, 200, 200] },
  {
    call: 'POST /factors',
    body: '{"factor_type":"totp","friendly_name":"Outro"}',
    statuses: [...authRefusals, 403, 200],
  },
  { call: 'POST /factors/FACTOR/challenge', body: '{}', statuses: [...authRefusals, 200, 200] },
  {
    call: 'POST /factors/FACTOR/verify',
    body: '{"code":"1","challenge_id":"x"}',
    statuses: [...authRefusals, 422, 422],
  },
  { call: 'DELETE /factors/FACTOR', statuses: [...authRefusals, 422, 200] },
  { call: 'GET /sessions', statuses: [...authRefusals, 403, 200] },
  { call: 'DELETE /sessions/SESSION', statuses: [...authRefusals, 403, 204] },
  { call: 'DELETE /sessions/new-networks/SESSION', statuses: [...authRefusals, 403, 404] },
  { call: 'POST /logout?scope=local', statuses: [...authRefusals, 204, 204] },
  { call: 'POST /logout?scope=others', statuses: [...authRefusals, 204, 204] },
  { call: 'POST /logout?scope=global', statuses: [...authRefusals, 204, 204] },
];

const isRest = (route: Route) => route.call.includes('/generated_pages');

describe.each(engines)('on $name', (engine) => {
  test.each(routes)('$call gives each caller the expected answer', async (route) => {
    const { call, body, statuses } = route;
    const { send, pages } = await start(engine);
    const [method = '', path = ''] = call.split(' ');
    const answers: Partial<Record<Caller, number>> = {};
    for (const caller of callers) {
      const response = await send(caller, method, path, isRest(route), body);
      answers[caller] = response.status;
      if (isRest(route) && caller === 'password only') {
        expect(await response.json()).toEqual({
          code: '42501',
          message: 'permission denied for table generated_pages',
          details: 'AAL2 session is required to write when MFA is enabled.',
          hint: null,
        });
      }
      // A refused call has changed nothing.
      if (isRest(route) && caller !== 'both factors') {
        expect((await pages.findBySlug('um'))?.title).toBe('Um');
        expect(await pages.count()).toBe(1);
      }
    }
    expect(answers).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, statuses[index]])));
  });

  test('pages can be read without the second factor', async () => {
    const { send } = await start(engine);
    for (const caller of ['anonymous', 'password only', 'both factors'] as const) {
      const response = await send(caller, 'GET', '/generated_pages?select=title,slug', true);
      expect([caller, response.status]).toEqual([caller, 200]);
    }
  });

  test.each([
    'GET /generated_pages?select=slug,content',
    'GET /generated_pages?select=slug&order=title.desc&offset=0',
    'GET /generated_pages?select=slug&title=ilike.*um*',
    'HEAD /generated_pages?select=slug&content=ilike.*um*',
    'POST /rpc/slug_of_title',
  ])('%s needs the second factor, because strangers may not make it', async (call) => {
    const { send } = await start(engine);
    const [method = '', path = ''] = call.split(' ');
    const body = method === 'POST' ? '{"title":"Motor"}' : undefined;
    const statuses: number[] = [];
    for (const caller of ['anonymous', 'password only', 'both factors'] as const) {
      statuses.push((await send(caller, method, path, true, body)).status);
    }
    expect(statuses).toEqual([401, 403, 200]);
  });

  test('an account without a second factor may write with the password alone', async () => {
    const { server } = await startWithClock(engine);
    const rest = await startRestServer(server.database, { authenticator: server.auth.authenticator });
    onTestFinished(() => rest.close());
    const token = await tokenOf(await server.signedIn());
    const response = await fetch(`${rest.url}/rest/v1/generated_pages`, {
      method: 'POST',
      headers: { apikey: publicKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: page,
    });
    expect(response.status).toBe(201);
  });
});

/** One account with a verified factor, a page, and a token for each caller. */
async function start(engine: TestEngine) {
  const { server, clock } = await startWithClock(engine);
  const rest = await startRestServer(server.database, { authenticator: server.auth.authenticator });
  onTestFinished(() => rest.close());
  await rest.pages.publish([{ title: 'Um', slug: 'um', content: '<p>1</p>' }], { isOneRowExpected: false });

  const { expired, first, passwordOnly, bothFactors, factorId } = await signInEveryWay(server, clock);
  const ids: Ids = { factor: factorId, session: decodeJwt<{ session_id: string }>(first).session_id };

  const bearers: Record<Caller, string | null> = {
    anonymous: null,
    'signed out': publicKey,
    'wrong key': bothFactors,
    expired,
    unsigned: withSignature(bothFactors, 'none', () => ''),
    'shared secret': withSignature(bothFactors, 'HS256', (input) =>
      createHmac('sha256', publicKey).update(input).digest('base64url'),
    ),
    'foreign key': withSignature(bothFactors, 'ES256', signedWithForeignKey),
    'password only': passwordOnly,
    'both factors': bothFactors,
  };

  return {
    pages: rest.pages,
    send(
      caller: Caller,
      method: string,
      path: string,
      isRestCall: boolean,
      body?: string,
    ): Promise<Response> {
      const base = isRestCall ? `${rest.url}/rest/v1` : `${server.url}/auth/v1`;
      const bearer = bearers[caller];
      return fetch(base + path.replace('FACTOR', ids.factor).replace('SESSION', ids.session), {
        method,
        headers: {
          apikey: caller === 'wrong key' ? 'another key' : publicKey,
          'Content-Type': 'application/json',
          ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        },
        ...(body !== undefined && { body }),
      });
    },
  };
}

function withSignature(token: string, alg: string, sign: (input: string) => string): string {
  const [header = '', claims = ''] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(header, 'base64url').toString()), alg };
  const input = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${claims}`;
  return `${input}.${sign(input)}`;
}

/** A valid signature, but with a key that the caller has generated. */
function signedWithForeignKey(input: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return signWithKey('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  );
}

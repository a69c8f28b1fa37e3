/** Who may do what: calls every table and function of the registry as every kind of caller. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAdministrator } from '#domain/auth/administrators/create-administrator.ts';
import { systemClock } from '#domain/clock.ts';
import { registry } from '#server/rest-api/registry.ts';
import { publicKey } from '#tests/contract/auth-support.ts';
import { startWithClock, tokenOf } from '#tests/contract/factor-support.ts';
import { signInEveryWay } from '#tests/contract/sign-in-every-way.ts';
import { engines, type TestEngine } from '#tests/support/databases.ts';
import { expected } from './access/all-calls.ts';
import { noSuchVerb } from './access/expected-call.ts';
import { startRestServer } from './rest-server.ts';

const callers = [
  'anonymous',
  'expired',
  'wrong key',
  'aal1 without factor',
  'aal1 with factor',
  'aal2',
] as const;
type Caller = (typeof callers)[number];

const verbs = ['read', 'insert', 'update', 'delete'] as const;

const registered = [
  ...registry.tables.flatMap(({ name }) => verbs.map((verb) => `${verb} ${name}`)),
  ...registry.functions.map(({ name }) => `call ${name}`),
];

test('the expected answers cover exactly the registry', () => {
  expect(Object.keys(expected).toSorted()).toEqual(registered.toSorted());
  for (const table of registry.tables) {
    for (const verb of verbs) {
      if (!table[verb]) expect(expected[`${verb} ${table.name}`]?.statuses).toEqual(noSuchVerb);
    }
  }
});

describe.each(engines)('on $name', (engine) => {
  test('each caller gets the expected answers', async () => {
    const send = await start(engine);
    const answers: Record<string, number[]> = {};
    for (const [name, { request, body }] of Object.entries(expected)) {
      answers[name] = [];
      for (const caller of callers) answers[name].push((await send(caller, request, body)).status);
    }
    expect(answers).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, { statuses }]) => [name, statuses])),
    );
  });

  test('a session that still owes its second factor gets the rows and columns of a visitor, where both may read', async () => {
    const send = await start(engine);
    const draft = '{"title":"Escondida","slug":"escondida","content":"<p>2</p>","is_noindex":true}';
    expect((await send('aal2', 'POST /page_drafts', draft)).status).toBe(201);
    const [{ id, revision }] = await (
      await send('aal2', 'GET /page_drafts?select=id,revision&slug=eq.escondida')
    ).json();
    const publish = JSON.stringify({ draft_id: id, revision });
    expect((await send('aal2', 'POST /rpc/publish_page', publish)).status).toBe(200);
    const compared: string[] = [];
    for (const request of [...registry.tables.flatMap(readsOf), ...publicPageReads]) {
      const visitor = await send('anonymous', request);
      const passwordOnly = await send('aal1 with factor', request);
      if (passwordOnly.status !== 200) continue;
      const body = await passwordOnly.text();
      const range = passwordOnly.headers.get('content-range');
      expect([request, visitor.status, await visitor.text(), visitor.headers.get('content-range')]).toEqual([
        request,
        200,
        body,
        range,
      ]);
      expect(body).not.toContain('Escondida');
      compared.push(request);
    }
    expect(compared).toEqual(expect.arrayContaining(publicPageReads));
    const complete = await send('aal2', 'GET /generated_pages?select=title');
    expect(await complete.text()).toContain('Escondida');
  });
});

function readsOf({ name }: { name: string }): string[] {
  return [`GET /${name}`, `GET /${name}?select=*`, `GET /${name}?select=*&limit=1`];
}

const publicPageReads = [
  'GET /generated_pages?select=id,slug,title,created_at',
  'GET /generated_pages?select=*&slug=eq.um',
];

/** Every verb of a table, and every function, that requires a complete session. */
const protections = new Map(
  [
    ...registry.tables.flatMap((table) =>
      verbs.map((verb) => [`${verb} ${table.name}`, table[verb]] as const),
    ),
    ...registry.functions.map((entry) => [`call ${entry.name}`, entry] as const),
  ].flatMap(([name, declaration]) =>
    declaration?.permission === 'complete_session' ? [[name, declaration] as const] : [],
  ),
);

/** The work of these functions needs an account, so they refuse a stranger even without the permission. */
const needAnAccount = ['call first_steps', 'call set_gate', 'call today'];

test('a protected verb or function answers a stranger differently once its permission is removed, unless it needs an account', async () => {
  for (const declaration of protections.values()) declaration.permission = 'everybody';
  onTestFinished(() => {
    for (const declaration of protections.values()) declaration.permission = 'complete_session';
  });
  const send = await start(engines[0] as TestEngine);
  const unnoticed: string[] = [];
  for (const name of protections.keys()) {
    const { request = '', body, statuses = [] } = expected[name] ?? {};
    if ((await send('anonymous', request, body)).status === statuses[0]) unnoticed.push(name);
  }
  expect(protections.size).toBeGreaterThan(50);
  expect(unnoticed).toEqual(needAnAccount);
});

const otherAccount = { email: 'rui@example.com', password: 'motor que não para' };

/** @returns a function that sends a request as one of the callers */
async function start(engine: TestEngine) {
  const { server, clock } = await startWithClock(engine);
  const rest = await startRestServer(server.database, { authenticator: server.auth.authenticator });
  onTestFinished(() => rest.close());
  await rest.pages.publish([{ title: 'Um', slug: 'um', content: '<p>1</p>' }]);
  const tokens = await signInEveryWay(server, clock);
  await createAdministrator({ database: server.database, clock: systemClock }, otherAccount);
  const other = server.client();
  const { error } = await other.auth.signInWithPassword(otherAccount);
  if (error) throw error;

  const bearers: Record<Caller, string> = {
    anonymous: publicKey,
    expired: tokens.expired,
    'wrong key': tokens.bothFactors,
    'aal1 without factor': await tokenOf(other),
    'aal1 with factor': tokens.passwordOnly,
    aal2: tokens.bothFactors,
  };
  let requests = 0;
  return async (caller: Caller, request: string, body?: string): Promise<Response> => {
    const [method = '', path = ''] = request.split(' ');
    requests += 1;
    return fetch(`${rest.url}/rest/v1${path}`, {
      method,
      headers: {
        apikey: caller === 'wrong key' ? 'another key' : publicKey,
        Authorization: `Bearer ${bearers[caller]}`,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: body.replace('{n}', `${requests}`) }),
    });
  };
}

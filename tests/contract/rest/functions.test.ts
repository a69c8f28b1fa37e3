import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { refusal, success } from '#domain/result.ts';
import { failures } from '#server/rest-api/rest-failure.ts';
import { restFunction } from '#server/rest-api/rest-function.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

/** Functions for the cases that no registered function covers. */
const testRegistry = {
  tables: [],
  functions: [
    restFunction({
      name: 'add',
      permission: 'everybody',
      isReadOnly: true,
      arguments: z.object({ a: z.coerce.number(), b: z.coerce.number().optional() }),
      run: async (_, { a, b = 1 }) => success(a + b),
    }),
    restFunction({
      name: 'list',
      permission: 'everybody',
      isReadOnly: true,
      arguments: z.object({ names: z.array(z.string()) }),
      run: async (_, { names }) => success(names.map((name) => ({ name }))),
    }),
    restFunction({
      name: 'forget',
      permission: 'complete_session',
      isReadOnly: false,
      arguments: z.object({}),
      run: async () => success(),
    }),
    restFunction({
      name: 'hold',
      permission: 'complete_session',
      isReadOnly: false,
      arguments: z.object({}),
      run: async () => refusal(failures.refusedAction('already_held', 'A página já está retida.')),
    }),
  ],
};

describe.each(engines)('calling functions with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  let other: RestServer;

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    other = await startRestServer(database, { registry: testRegistry });
    await server.pages.publish([{ title: 'Motor PPA', slug: 'motor-ppa', content: '<p>1</p>' }]);
  });

  afterAll(async () => {
    await server.close();
    await other.close();
    await database.close();
    expect([...server.reported, ...other.reported]).toEqual([]);
  });

  test('slug_of_title returns the slug of a title and whether a page has it', async () => {
    const call = (title: string) => server.administrator.rpc('slug_of_title', { title });
    expect(await call('Portão não fecha?')).toMatchObject({
      status: 200,
      data: { slug: 'portao-nao-fecha', is_taken: false },
      error: null,
    });
    expect((await call('Motor <b>PPA</b>')).data).toEqual({ slug: 'motor-ppa', is_taken: true });
  });

  test('pages_on_subject returns the site’s pages on the subject of a title, as paths and titles', async () => {
    const call = (title: string) => server.administrator.rpc('pages_on_subject', { title });
    expect((await call('Motor PPA Home')).data).toEqual([
      { path: '/motores/motor-ppa-home', title: 'Motor PPA Home' },
    ]);
    expect((await call('Outra coisa')).data).toEqual([]);
    expect((await call('a'.repeat(100_000))).error?.code).toBe('22P02');
  });

  test('a refused action has a message in Portuguese and a reason for programs', async () => {
    const call = (title: string) => server.administrator.rpc('slug_of_title', { title });
    expect(await call('Admin')).toMatchObject({
      status: 400,
      data: null,
      error: {
        code: 'P0001',
        message: 'O slug “admin” é reservado para uma página do próprio site.',
        details: 'slug_reserved',
        hint: null,
      },
    });
    expect((await call('?!')).error).toMatchObject({ code: 'P0001', details: 'empty' });
    expect((await other.administrator.rpc('hold')).error).toMatchObject({
      code: 'P0001',
      message: 'A página já está retida.',
      details: 'already_held',
    });
  });

  test('GET reads the arguments from the query, and HEAD answers without a body', async () => {
    const get = await server.administrator.rpc('slug_of_title', { title: 'Motor PPA' }, { get: true });
    expect([get.status, get.data]).toEqual([200, { slug: 'motor-ppa', is_taken: true }]);
    const head = await server.administrator.rpc('slug_of_title', { title: 'Motor PPA' }, { head: true });
    expect([head.status, head.data, head.error]).toEqual([200, null, null]);
    expect((await other.visitor.rpc('add', { a: 2, b: 3 }, { get: true })).data).toBe(5);
    // For an argument that is an object, the client sends POST with `return=minimal` instead of HEAD.
    const posted = await other.visitor.rpc('list', { names: [{ a: 1 }] }, { head: true });
    expect(posted.status).toBe(400);
    const minimal = await other.request('/rest/v1/rpc/add', {
      method: 'POST',
      body: '{"a":1}',
      headers: { Prefer: 'return=minimal' },
    });
    expect([minimal.status, await minimal.text()]).toEqual([204, '']);
  });

  test('a function can return a value, a list of rows, or nothing, which is a 204', async () => {
    expect((await other.visitor.rpc('add', { a: 2 })).data).toBe(3);
    const rows = await other.visitor.rpc('list', { names: ['um', 'dois'] }, { count: 'exact' });
    expect([rows.count, rows.data]).toEqual([2, [{ name: 'um' }, { name: 'dois' }]]);
    expect((await other.visitor.rpc('list', { names: ['um'] }).single()).data).toEqual({ name: 'um' });
    const several = await other.visitor.rpc('list', { names: ['um', 'dois'] }).single();
    expect([several.status, several.error?.code]).toEqual([406, 'PGRST116']);
    const nothing = await other.administrator.rpc('forget');
    expect([nothing.status, nothing.data, nothing.error]).toEqual([204, null, null]);
  });

  test.each([
    ['an unknown function', 'nada', {}, 'public.nada without parameters'],
    ['an unknown function with arguments', 'nada', { a: 1, b: 2 }, 'public.nada(a, b)'],
    ['a wrong argument name', 'slug_of_title', { titulo: 'x' }, 'public.slug_of_title(titulo)'],
    ['a missing argument', 'slug_of_title', {}, 'public.slug_of_title without parameters'],
    ['one argument too many', 'slug_of_title', { title: 'x', b: 1 }, 'public.slug_of_title(title, b)'],
    [
      'an argument named like a property of every object',
      'slug_of_title',
      { constructor: 'x' },
      'public.slug_of_title(constructor)',
    ],
  ])('%s is answered as an unknown function', async (_, name, args, signature) => {
    for (const options of [{}, { get: true }]) {
      const { status, error } = await server.administrator.rpc(name, args, options);
      expect([status, error?.code, error?.message, error?.hint]).toEqual([
        404,
        'PGRST202',
        `Could not find the function ${signature} in the schema cache`,
        null,
      ]);
      expect(error?.details).toMatch(/^Searched for the function public\./);
    }
  });

  test('the refusal of an argument of the wrong type names the argument', async () => {
    const { status, error } = await server.administrator.rpc('slug_of_title', { title: 7 });
    expect([status, error?.code, error?.message]).toEqual([
      400,
      '22P02',
      'invalid value for argument "title"',
    ]);
  });

  test.each(['{"title":', '[]', '7', 'null'])('the body %s is refused', async (body) => {
    const response = await server.request('/rest/v1/rpc/slug_of_title', {
      method: 'POST',
      body,
      isAdministrator: true,
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST102']);
  });

  test('a call without a body has no arguments', async () => {
    const response = await other.request('/rest/v1/rpc/forget', { method: 'POST', isAdministrator: true });
    expect(response.status).toBe(204);
  });

  test('a function that changes something refuses GET, and every function refuses filters', async () => {
    const get = await other.administrator.rpc('forget', {}, { get: true });
    expect([get.status, get.error?.code]).toEqual([405, 'PGRST117']);
    const put = await other.request('/rest/v1/rpc/add', { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const filtered = await server.administrator.rpc('slug_of_title', { title: 'x' }).eq('slug', 'x');
    expect([filtered.status, filtered.error?.code]).toEqual([400, 'PGRST100']);
  });

  test('a visitor cannot call a function that requires a session, and learns nothing about its arguments', async () => {
    for (const args of [{ title: 'x' }, { nada: 1 }]) {
      expect(await server.visitor.rpc('slug_of_title', args)).toMatchObject({
        status: 401,
        error: { code: '42501', message: 'Authentication required' },
      });
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const table = '/rest/v1/generated_pages';
const json = { 'Content-Type': 'application/json' };

describe.each(engines)('keys, headers and bodies of the REST API on $name', (engine) => {
  let database: Database;
  let server: RestServer;

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    await server.pages.publish([{ title: 'Um', slug: 'um', content: '<p>1</p>' }]);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  test.each([
    ['no key', {}, 'PGRST302'],
    ['a wrong key', { apikey: 'nada' }, 'PGRST302'],
  ])('a request with %s is refused', async (_, headers, code) => {
    const response = await fetch(`${server.url}${table}?select=id`, {
      headers: headers as Record<string, string>,
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code });
  });

  test.each([
    ['expired', 'PGRST303', 'JWT expired'],
    ['broken', 'PGRST301', 'Invalid JWT signature'],
    ['gone', 'PGRST301', 'Session from session_id claim in JWT does not exist'],
  ])('the token "%s" is refused, even for a public read', async (token, code, message) => {
    const response = await server.request(`${table}?select=id`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
    expect(await response.json()).toEqual({ code, message, details: null, hint: null });
  });

  test('unknown tables, paths and methods have different error codes', async () => {
    const unknownTable = await server.request('/rest/v1/users?select=*');
    expect(unknownTable.status).toBe(404);
    expect(await unknownTable.json()).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'public.users' in the schema cache",
    });
    const unknownPath = await server.request('/rest/v1/generated_pages/now');
    expect([unknownPath.status, (await unknownPath.json()).code]).toEqual([404, 'PGRST125']);
    const put = await server.request(table, { method: 'PUT', isAdministrator: true });
    expect([put.status, (await put.json()).code]).toEqual([405, 'PGRST117']);
  });

  test('only the public schema is exposed, whatever the call', async () => {
    const other = { 'Accept-Profile': 'auth', 'Content-Profile': 'auth' };
    const exposed = { 'Accept-Profile': 'public', 'Content-Profile': 'public' };
    for (const [method, path] of [
      ['GET', `${table}?select=id`],
      ['HEAD', `${table}?select=id`],
      ['POST', table],
      ['PATCH', `${table}?slug=eq.um`],
      ['DELETE', `${table}?slug=eq.nada`],
      ['GET', '/rest/v1/rpc/slug_of_title?title=a'],
      ['POST', '/rest/v1/rpc/slug_of_title'],
      ['GET', '/rest/v1/users'],
    ] as const) {
      const refused = await server.request(path, { method, headers: other, isAdministrator: true });
      expect([path, refused.status]).toEqual([path, 406]);
      expect(refused.headers.get('proxy-status')).toBe('PostgREST; error=PGRST106');
      if (method === 'HEAD') continue;
      expect(await refused.json()).toEqual({
        code: 'PGRST106',
        message: 'Invalid schema: auth',
        details: null,
        hint: 'Only the following schemas are exposed: public',
      });
    }
    expect((await server.request(`${table}?select=id`, { headers: exposed })).status).toBe(200);
    expect((await server.visitor.schema('auth').from('users').select()).error?.code).toBe('PGRST106');
  });

  test('rows are sent as JSON only', async () => {
    const csv = await server.request(`${table}?select=id`, { headers: { Accept: 'text/csv' } });
    expect([csv.status, (await csv.json()).code]).toEqual([406, 'PGRST107']);
    const browser = await server.request(`${table}?select=slug`, {
      headers: { Accept: 'text/html,application/json;q=0.9,*/*;q=0.8' },
    });
    expect(browser.status).toBe(200);
    expect(browser.headers.get('content-range')).toBe('0-0/*');
    expect(await browser.json()).toEqual([{ slug: 'um' }]);
  });

  test('an empty result has a range without rows', async () => {
    const response = await server.request(`${table}?select=id&slug=eq.nada`, {
      headers: { Prefer: 'count=exact' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-range')).toBe('*/0');
    expect(response.headers.get('preference-applied')).toBe('count=exact');
  });

  test('HEAD answers what GET would, without the body', async () => {
    const response = await server.request(`${table}?select=id`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-range')).toBe('0-0/*');
    expect(await response.text()).toBe('');
  });

  test.each([
    ['empty', ''],
    ['half an object', '{"title":'],
    ['a number', '7'],
    ['a list of numbers', '[7]'],
  ])('a body that is %s is refused', async (_, body) => {
    for (const [method, query] of [
      ['POST', ''],
      ['PATCH', '?slug=eq.um'],
    ]) {
      const response = await server.request(`${table}${query}`, {
        method: method as string,
        body,
        headers: json,
        isAdministrator: true,
      });
      expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST102']);
    }
  });

  test('rows with different keys are accepted only with a list of columns', async () => {
    const rows = [
      { title: 'A', slug: 'a', content: 'a' },
      { title: 'B', slug: 'b', content: 'b', description: 'b', other: 1 },
    ];
    const post = (query: string) =>
      server.request(`${table}${query}`, {
        method: 'POST',
        body: JSON.stringify(rows),
        headers: json,
        isAdministrator: true,
      });
    const uneven = await post('');
    expect([uneven.status, (await uneven.json()).message]).toEqual([400, 'All object keys must match']);
    const unknown = await post('?columns="title","autor"');
    expect((await unknown.json()).code).toBe('PGRST204');
    expect((await post('?columns="title","slug","content"')).status).toBe(201);
  });

  test('an empty list inserts nothing, and an empty object changes nothing', async () => {
    const before = await server.pages.count();
    const inserted = await server.request(table, {
      method: 'POST',
      body: '[]',
      headers: { ...json, Prefer: 'return=representation' },
      isAdministrator: true,
    });
    expect([inserted.status, await inserted.json()]).toEqual([201, []]);
    const changed = await server.request(`${table}?slug=eq.um`, {
      method: 'PATCH',
      body: '{}',
      headers: json,
      isAdministrator: true,
    });
    expect(changed.status).toBe(204);
    expect(await server.pages.count()).toBe(before);
  });

  test('a body that is too large and a list that is too long are refused', async () => {
    const large = await server.request(table, {
      method: 'POST',
      body: 'x'.repeat(5 * 1024 * 1024),
      headers: json,
      isAdministrator: true,
    });
    expect(large.status).toBe(413);
    const many = await server.request(table, {
      method: 'POST',
      body: JSON.stringify(Array.from({ length: 1001 }, () => ({}))),
      headers: json,
      isAdministrator: true,
    });
    expect(many.status).toBe(413);
  });

  test('unknown preferences are ignored, or refused with handling=strict', async () => {
    const ask = (prefer: string) => server.request(`${table}?select=id`, { headers: { Prefer: prefer } });
    expect((await ask('foo=bar, count=exact')).status).toBe(200);
    const strict = await ask('handling=strict, foo=bar');
    expect([strict.status, (await strict.json()).code]).toEqual([400, 'PGRST122']);
  });
});

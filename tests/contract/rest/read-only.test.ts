/** Calls that clients may repeat write nothing: reads of tables, and the functions that a GET may call. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '#server/rest-api/registry.ts';
import { engines } from '#tests/support/databases.ts';
import { type NotedStatements, noteStatements } from '#tests/support/rest/noted-statements.ts';
import { expected } from './access/all-calls.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const calls = [
  ...registry.tables.map(({ name }) => `read ${name}`),
  ...registry.functions.filter(({ isReadOnly }) => isReadOnly).map(({ name }) => `call ${name}`),
];

describe.each(engines)('on $name', (engine) => {
  let noted: NotedStatements;
  let server: RestServer;

  beforeAll(async () => {
    noted = noteStatements(await engine.open());
    server = await startRestServer(noted.database);
    await server.pages.publish([{ title: 'Um', slug: 'um', content: '<p>1</p>' }]);
  });

  afterAll(async () => {
    await server.close();
    await noted.database.close();
  });

  test('a write is noted, even in a transaction', () => {
    expect(sent()).toContainEqual(expect.stringMatching(/^insert into "generated_pages"/));
  });

  test.each(calls)('%s sends nothing but reads to the database', async (name) => {
    const { request = '', body } = expected[name] ?? {};
    const [method = '', path = ''] = request.split(' ');
    const response = await server.request(`/rest/v1${path}`, {
      method,
      isAdministrator: true,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    // A refused call would prove nothing.
    expect(response.ok).toBe(true);
    expect(sent().filter((sql) => !/^select\b/i.test(sql))).toEqual([]);
  });

  const sent = () => noted.take().map(({ sql }) => sql);
});

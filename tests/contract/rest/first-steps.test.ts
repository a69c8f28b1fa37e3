/** Which first steps the owner of a new site has completed (docs/specification/administrator.md#today). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer, whatsapp } from './rest-server.ts';

describe.each(engines)('the first steps on $name', (engine) => {
  let database: Database;
  let rest: RestServer;

  beforeEach(async () => {
    database = await engine.open();
    rest = await startRestServer(database);
  });

  afterEach(async () => {
    await rest.close();
    await database.close();
    expect(rest.reported).toEqual([]);
  });

  const steps = async () => (await rest.administrator.rpc('first_steps', {}, { get: true })).data;
  const confirm = (number: string) => rest.administrator.rpc('confirm_whatsapp', { number });

  test('begin with nothing done, and each is remembered separately', async () => {
    const nothing = { whatsapp, is_whatsapp_tried: false, has_second_factor: false, has_page: false };
    expect(await steps()).toEqual(nothing);
    await rest.administrator
      .from('generated_pages')
      .insert({ title: 'Um', slug: 'um', content: '<p>Texto</p>' });
    expect(await steps()).toEqual({ ...nothing, has_page: true });
    expect((await confirm(whatsapp)).status).toBe(204);
    expect(await steps()).toEqual({ ...nothing, has_page: true, is_whatsapp_tried: true });
  });

  test('require another test when the chat’s number changes', async () => {
    expect((await confirm('1133334444')).error).toBeNull();
    expect(await steps()).toMatchObject({ is_whatsapp_tried: false });
    expect((await confirm('não')).error?.code).toBe('22P02');
  });
});

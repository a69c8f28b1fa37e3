/** Which first steps the owner of a new site has completed (docs/specification/administrator.md#today). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { insertAdministrator } from '#domain/auth/administrators/administrator-store.ts';
import { insertFactor } from '#domain/auth/factors/factor-store.ts';
import { engines } from '#tests/support/databases.ts';
import { signedInCaller } from '#tests/support/signed-in-caller.ts';
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
  async function addVerifiedFactor(): Promise<void> {
    const { id, email, createdAt } = signedInCaller.administrator;
    const dates = { created_at: createdAt, updated_at: createdAt };
    await insertAdministrator(database.query, {
      id,
      email,
      password_hash: '',
      user_metadata: '{}',
      last_sign_in_at: null,
      ...dates,
    });
    await insertFactor(database.query, {
      id: '0198c5a0-0000-7000-8000-000000000001',
      user_id: id,
      factor_type: 'totp',
      status: 'verified',
      friendly_name: '',
      secret: null,
      phone: null,
      last_used_step: null,
      last_challenged_at: null,
      ...dates,
    });
  }
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
    await addVerifiedFactor();
    expect(await steps()).toEqual({
      whatsapp,
      is_whatsapp_tried: true,
      has_second_factor: true,
      has_page: true,
    });
  });

  test('require another test when the chat’s number changes', async () => {
    expect((await confirm('1133334444')).error).toBeNull();
    expect(await steps()).toMatchObject({ is_whatsapp_tried: false });
    expect((await confirm('não')).error?.code).toBe('22P02');
  });
});

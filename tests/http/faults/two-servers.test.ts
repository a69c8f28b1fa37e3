/** Two servers that share one PostgreSQL database. */
import { createClient } from '@supabase/supabase-js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { publicKey, startServer } from '../support/start-server.ts';

const admin = { ADMIN_EMAIL: 'dona@example.com', ADMIN_PASSWORD: 'uma frase comprida para os testes' };
const withinSecond = { timeout: 1000, interval: 20 };

describe.each(engines.filter(({ name }) => name === 'postgres'))('two servers on $name', (engine) => {
  test('publishing, changing or deleting a page on one server shows on the other within a second', async () => {
    const { url, remove } = await engine.create();
    onTestFinished(remove);
    const one = await startServer({ env: { DATABASE_URL: url, ...admin } });
    const other = await startServer({ env: { DATABASE_URL: url } });
    const client = createClient(one.origin, publicKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await client.auth.signInWithPassword({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
    const pages = client.from('generated_pages');
    const textOnOther = async () => (await other.send('/links-uteis/novidade')).text;
    // From now on both have the list of pages in their caches, without the new one.
    for (const { send } of [one, other]) expect((await send('/sitemap')).text).not.toContain('Novidade');
    expect((await other.send('/links-uteis/novidade')).status).toBe(302);

    expect(
      (await pages.insert({ title: 'Novidade', slug: 'novidade', content: '<p>Primeira</p>' })).status,
    ).toBe(201);
    await expect.poll(textOnOther, withinSecond).toContain('Primeira');
    expect((await other.send('/sitemap')).text).toContain('Novidade');

    expect((await pages.update({ content: '<p>Segunda</p>' }).eq('slug', 'novidade')).status).toBe(204);
    await expect.poll(textOnOther, withinSecond).toContain('Segunda');

    expect((await pages.delete().eq('slug', 'novidade')).status).toBe(204);
    await expect.poll(async () => (await other.send('/links-uteis/novidade')).status, withinSecond).toBe(410);
    await client.auth.signOut();
  });
});

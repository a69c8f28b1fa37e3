/** Scheduled pages and the gate in mode `hold` (docs/specification/gate.md#modes). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { madeUpText } from '#tests/support/made-up-text.ts';
import { createPageCalls } from '../page-calls.ts';
import { type RestServer, startRestServer } from '../rest-server.ts';

const page = (slug: string, seed: number) => ({ title: `Página ${slug}`, slug, content: madeUpText(seed) });

describe.each(engines)('scheduled pages and the gate on $name', (engine) => {
  let database: Database;
  let rest: RestServer;
  let pages: ReturnType<typeof createPageCalls>;

  beforeEach(async () => {
    database = await engine.open();
    rest = await startRestServer(database);
    pages = createPageCalls(rest);
  });

  afterEach(async () => {
    await rest.close();
    await database.close();
    expect(rest.reported).toEqual([]);
  });

  const setMode = (mode: string) => rest.administrator.rpc('set_gate', { mode });
  const insert = (row: object) => rest.administrator.from('generated_pages').insert(row);
  const listedSlugs = async () =>
    (await rest.pages.list({ offset: 0, limit: 50 })).map(({ slug }) => slug).toSorted();

  test('a duplicate is not scheduled, and a page that has become one is held when it is due', async () => {
    await setMode('hold');
    const { data: draft } = await pages.drafts().insert(page('agendada', 1)).select().single();
    const request = { draft_id: draft.id, revision: 1, publish_at: '2026-01-15T12:02:00.000Z' };
    expect((await rest.administrator.rpc('schedule_page', request)).error).toBeNull();
    await insert(page('um', 1));
    const refused = await rest.administrator.rpc('schedule_page', request);
    expect([refused.status, refused.error?.code]).toEqual([422, 'P0422']);
    // The server's clock advances by a second each time it is read.
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if ((await rest.pages.schedule.publishDue()) > 0) break;
    }
    const { data: kept } = await pages.drafts().select('state,hold_reason').single();
    expect(kept).toEqual({ state: 'held', hold_reason: '100% do texto já está em /links-uteis/um.' });
    expect(await listedSlugs()).toEqual(['um']);
  });

  test('the mode at the moment of publication decides, and after a switch back to warn the owner can publish a held page', async () => {
    await insert(page('um', 1));
    const schedule = async (slug: string, seed: number, publish_at: string) => {
      const { data } = await pages.drafts().insert(page(slug, seed)).select('id').single();
      const request = { draft_id: data?.id, revision: 1, publish_at };
      expect((await rest.administrator.rpc('schedule_page', request)).error).toBeNull();
      return data?.id;
    };
    const copyId = await schedule('copia', 1, '2026-01-15T12:02:00.000Z');
    await schedule('propria', 2, '2026-01-15T12:02:01.000Z');
    await setMode('hold');
    // The switch itself does not affect waiting drafts.
    const waiting = await pages.drafts().select('state').order('slug');
    expect(waiting.data).toEqual([{ state: 'scheduled' }, { state: 'scheduled' }]);
    for (let attempt = 0, settled = 0; attempt < 300 && settled < 2; attempt += 1) {
      settled += await rest.pages.schedule.publishDue();
    }
    expect(await listedSlugs()).toEqual(['propria', 'um']);
    expect((await pages.drafts().select('id,state,revision,hold_reason').single()).data).toEqual({
      id: copyId,
      state: 'held',
      revision: 1,
      hold_reason: '100% do texto já está em /links-uteis/um.',
    });
    // A held draft is not published automatically again; the owner has to publish it.
    await setMode('warn');
    expect(await rest.pages.schedule.publishDue()).toBe(0);
    expect((await pages.publish(copyId, 1)).data).toMatchObject({ slug: 'copia', is_noindex: false });
    expect(await listedSlugs()).toEqual(['copia', 'propria', 'um']);
  });
});

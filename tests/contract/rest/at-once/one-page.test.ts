/** Several simultaneous changes to one page, with the official client over HTTP. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createAddressCounter } from '#domain/addresses/missed/address-counter.ts';
import { mulberry32 } from '#domain/generator/random.ts';
import { createPageCalls, page } from '#tests/contract/rest/page-calls.ts';
import { type RestServer, startRestServer } from '#tests/contract/rest/rest-server.ts';
import { engines } from '#tests/support/databases.ts';
import type { ClientAnswer } from './page-changes.ts';

/** More than one, because the changes of a single round may happen not to collide. */
const rounds = 12;

describe.each(engines)('simultaneous changes to one page on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  let pages: ReturnType<typeof createPageCalls>;

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    pages = createPageCalls(server);
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  const rpc = (name: string, args: object) => server.administrator.rpc(name, args);

  async function newPage(round: number): Promise<string> {
    const { data } = await pages
      .table('generated_pages')
      .insert({ ...page, slug: `pagina-${round}` })
      .select('id')
      .single();
    return data?.id;
  }

  /** Makes the calls at once, in an order that the seed decides. @returns the answers in the given order */
  async function atOnce(
    seed: number,
    calls: readonly (() => PromiseLike<ClientAnswer>)[],
  ): Promise<ClientAnswer[]> {
    const random = mulberry32(seed);
    const shuffled = calls.map((call, index) => ({ call, index, key: random() }));
    shuffled.sort((one, other) => one.key - other.key);
    const answers: ClientAnswer[] = [];
    await Promise.all(
      shuffled.map(async ({ call, index }) => {
        answers[index] = await call();
      }),
    );
    expect(
      answers.filter(({ status }) => status === 0 || status >= 500),
      `seed ${seed}`,
    ).toEqual([]);
    return answers;
  }

  async function textsOf(pageId: string): Promise<string> {
    const tables = await Promise.all([
      pages.table('generated_pages').select('content').eq('id', pageId),
      pages.drafts().select('content').eq('page_id', pageId),
      pages.versions(pageId),
      pages.table('trashed_pages').select('snapshot').eq('id', pageId),
    ]);
    return JSON.stringify(tables.map(({ data }) => data));
  }

  test('restoring a version while the page is saved, published, renamed, deleted and restored loses nothing', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const pageId = await newPage(round);
      const copy = await pages.copyOf(pageId);
      await pages.save(copy?.id, 1, { content: '<p>antes</p>' });
      const restore = () => rpc('restore_version', { page_id: pageId, number: 1 });
      const [saved, , , , renamed] = await atOnce(round, [
        () => pages.save(copy?.id, 2, { content: '<p>antes</p><p>depois</p>' }),
        restore,
        restore,
        () => pages.publish(copy?.id, 2),
        () =>
          pages
            .table('generated_pages')
            .update({ slug: `nova-${round}` })
            .eq('id', pageId)
            .select()
            .maybeSingle(),
        () => pages.table('generated_pages').delete().eq('id', pageId).select().maybeSingle(),
        () => rpc('restore_trashed', { id: pageId }),
        restore,
      ]);
      const kept = await textsOf(pageId);
      expect(kept, `seed ${round}`).toContain('<p>antes</p>');
      if (saved?.data) expect(kept, `seed ${round}`).toContain('<p>depois</p>');
      await rpc('restore_trashed', { id: pageId });
      const { data } = await pages.table('generated_pages').select('slug').eq('id', pageId).single();
      if (renamed?.data) expect(data, `seed ${round}`).toEqual({ slug: `nova-${round}` });
    }
  });

  test('versions written at the same moment each have a number, text and name of their own', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const pageId = await newPage(round);
      const copy = await pages.copyOf(pageId);
      await pages.save(copy?.id, 1, { content: '<p>rascunho</p>' });
      const numbers = [1, 2, 3];
      const other = await newPage(rounds + round);
      await atOnce(round, [
        ...numbers.map(
          (number) => () =>
            pages
              .table('generated_pages')
              .update({ content: `<p>texto ${number}</p>` })
              .eq('id', pageId),
        ),
        ...numbers.map((number) => () => rpc('keep_version', { page_id: pageId, label: `nome ${number}` })),
        () => rpc('restore_version', { page_id: pageId, number: 1 }),
        () => rpc('merge_pages', { keep_id: pageId, drop_id: other }),
      ]);
      const { data } = await pages.versions(pageId);
      const versions = data ?? [];
      const count = versions.length;
      expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
      const labels = versions.map(({ label }) => label);
      for (const number of numbers) expect(labels, `seed ${round}`).toContain(`nome ${number}`);
      const texts = JSON.stringify(versions);
      for (const text of ['texto 1', 'texto 2', 'texto 3', 'rascunho', 'merged']) {
        expect(texts, `seed ${round}`).toContain(text);
      }
    }
  });

  test('a page older than versions gets its original text as version 1, whichever change comes first', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const pageId = await newPage(round);
      const copy = await pages.copyOf(pageId);
      await database.query.deleteFrom('page_versions').where('page_id', '=', pageId).execute();
      await database.query.deleteFrom('settings').where('key', '=', 'first_versions_filled').execute();
      await atOnce(round, [
        () => pages.publish(copy?.id, 1),
        () => rpc('restore_version', { page_id: pageId, number: 1 }),
        () => pages.table('generated_pages').update({ content: '<p>dois</p>' }).eq('id', pageId),
        () => rpc('keep_version', { page_id: pageId, label: 'Guardada' }),
        async () => ({ data: await server.pages.versions.fillFirst(), error: null, status: 200 }),
      ]);
      const { data } = await pages.versions(pageId);
      expect(data?.[0], `seed ${round}`).toMatchObject({ number: 1, snapshot: { content: page.content } });
    }
  });

  test('no use of a rule is lost when two processes add uses while rules are written', async () => {
    const paths = ['/motor-a', '/motor-b', '/motor-c', '/motor-d'];
    const rules = paths.map((from_path) => ({ from_path, to_path: '/cidades/qualquer' }));
    expect((await pages.table('redirects').insert(rules)).error).toBeNull();
    const counters = [1, 2].map(() =>
      createAddressCounter({ database, clock: () => new Date('2026-01-15T12:00:00Z') }),
    );
    let useCount = 0;
    for (let round = 0; round < rounds; round += 1) {
      const random = mulberry32(round);
      for (const counter of counters) {
        for (const path of paths.toSorted(() => random() - 0.5)) {
          const request = { path, mayBeMissing: false, isRobot: false, network: 'n', referrerHost: null };
          for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1, useCount += 1) {
            counter.note(request);
          }
        }
      }
      const csv = ['de,para', ...paths.toReversed().map((path) => `${path},/cidades/moema`)].join('\n');
      await atOnce(round, [
        ...counters.map((counter) => async () => ({
          data: await counter.flush(),
          error: null,
          status: 200,
        })),
        () => rpc('import_redirects', { csv, dry_run: false }),
      ]);
    }
    const { data } = await pages.table('redirects').select('hits');
    expect(data?.reduce((sum, { hits }) => sum + hits, 0)).toBe(useCount);
  });
});

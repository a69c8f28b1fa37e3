/** Importing the site's own export of redirects changes nothing, whatever was deleted before. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createAddressService } from '#domain/addresses/address-service.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { listRuleRows } from '#domain/addresses/redirect-store.ts';
import { redirectHeader, writeRedirectLine } from '#server/csv/redirect-rows.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const slugs = ['a', 'b', 'c', 'd'];
const slug = fc.constantFrom(...slugs);
const anyPosition = fc.nat(3);
const step = fc.oneof(
  fc.record({ do: fc.constant('publish' as const), slug }),
  fc.record({ do: fc.constant('rename' as const), page: anyPosition, slug }),
  fc.record({ do: fc.constant('delete' as const), page: anyPosition }),
  fc.record({ do: fc.constant('restore' as const), page: anyPosition, slug: fc.option(slug) }),
  fc.record({ do: fc.constant('merge' as const), page: anyPosition, into: anyPosition }),
  fc.record({
    do: fc.constant('rule' as const),
    from: fc.oneof(slug.map(pagePath), fc.constantFrom('/antiga', '/velha')),
    to: fc.oneof(slug.map(pagePath), fc.constantFrom('/cidades/moema', '/antiga', null)),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(engines)('an export of redirects on $name', (engine) => {
  let database: Database;
  let server: RestServer;

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  const table = (name: string) => server.administrator.from(name);
  const rows = async (name: string, order: string) =>
    (await table(name).select('*').order(order)).data as Record<string, string | null>[];
  const rules = () => rows('redirects', 'from_path');
  const idOf = async (name: string, position: number) => (await rows(name, 'id'))[position]?.id;

  /** A step that the site refuses, or that has no page to act on, changes nothing. */
  async function perform(step: Step): Promise<void> {
    const { administrator } = server;
    const live = 'generated_pages';
    if (step.do === 'publish') {
      await table(live).insert({ title: step.slug, slug: step.slug, content: '<p>Texto</p>' });
    } else if (step.do === 'rule') {
      const status = step.to === null ? 410 : 301;
      await table('redirects').insert({ from_path: step.from, to_path: step.to, status });
    } else if (step.do === 'restore') {
      const id = await idOf('trashed_pages', step.page);
      if (id)
        await administrator.rpc('restore_trashed', { id, ...(step.slug !== null && { slug: step.slug }) });
    } else {
      const id = await idOf(live, step.page);
      if (!id) return;
      if (step.do === 'rename') await table(live).update({ slug: step.slug }).eq('id', id);
      if (step.do === 'delete') await table(live).delete().eq('id', id);
      if (step.do === 'merge') {
        await administrator.rpc('merge_pages', { keep_id: await idOf(live, step.into), drop_id: id });
      }
    }
  }

  async function exported(): Promise<string> {
    const listed = await listRuleRows(database.query, { after: null, limit: 100 });
    return redirectHeader + listed.map(writeRedirectLine).join('');
  }

  test('is unchanged by its import, which writes nothing, and every deleted page can be restored with its addresses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        for (const name of ['redirects', 'trashed_pages', 'generated_pages'] as const) {
          await database.query.deleteFrom(name).execute();
        }
        for (const step of steps) await perform(step);
        const before = await rules();
        const csv = await exported();
        const { data } = await server.administrator.rpc('import_redirects', { csv, dry_run: false });
        expect(data.map(({ verdict }: { verdict: string }) => verdict)).toEqual(before.map(() => 'igual'));
        expect(await rules()).toEqual(before);
        expect(await exported()).toBe(csv);

        for (const [position, { id }] of (await rows('trashed_pages', 'id')).entries()) {
          const { error } = await server.administrator.rpc('restore_trashed', {
            id,
            slug: `volta-${position}`,
          });
          expect(error).toBeNull();
        }
        const live = (await rows('generated_pages', 'id')).map((page) => pagePath(page.slug ?? ''));
        for (const { from_path, to_page_id } of before) {
          if (!to_page_id) continue;
          const answer = await createAddressService(database).find(from_path ?? '');
          expect(answer, from_path ?? '').toMatchObject({ code: 'moved' });
          expect(live).toContain(answer?.code === 'moved' ? answer.to : null);
        }
      }),
      { numRuns: 60, seed: 20_261_123 },
    );
  });
});

/** No visitor's request reveals a byte of a draft, a version or a deleted page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { mapFields, pageFields } from '#domain/pages/page-fields.ts';
import { registry } from '#server/rest-api/registry.ts';
import { engines } from '#tests/support/databases.ts';
import { leakIn, newHiddenText, reportedTotal } from '#tests/support/rest/hidden-text.ts';
import { visitorRequests } from '#tests/support/rest/visitor-requests.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const pagesOfEachKind = 20;
const requestsPerEngine = 1000;
const seed = 20_261_123;

const tables = registry.tables.map(({ name }) => name);

describe.each(engines)('hidden pages on $name', (engine) => {
  const hidden = newHiddenText();
  const guesses = { ids: [] as string[], texts: ['oculta', 'segredo'], publicSlugs: [] as string[] };
  let database: Database;
  let server: RestServer;

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    const { pages } = server;
    const secret = (slug: string) => ({
      title: `Segredo ${hidden.marker}`,
      slug,
      content: `<p>${hidden.marker}</p>`,
    });
    for (let number = 1; number <= pagesOfEachKind; number += 1) {
      const slug = `publica-${number}`;
      // The first text is kept in a version.
      await pages.publish([secret(slug), secret(`${hidden.slugPrefix}${number}`)]);
      await pages.update(bySlug(slug), { ...mapFields(pageFields, () => `Pública ${number}`), slug });
      const { data } = await server.visitor.from('generated_pages').select('id').eq('slug', slug).single();
      const deleted = await pages.delete(bySlug(`${hidden.slugPrefix}${number}`));
      const draft = await pages.drafts.insert({ page_id: null, ...secret(`${hidden.slugPrefix}r${number}`) });
      const copy = await pages.drafts.insert({ page_id: data?.id, ...secret(slug) });
      for (const result of [deleted, draft, copy]) {
        if (result.ok) for (const { id } of result.value) hidden.ids.add(String(id));
      }
      guesses.publicSlugs.push(slug);
      guesses.texts.push(`${hidden.slugPrefix}${number}`, `${hidden.slugPrefix}r${number}`);
    }
    guesses.ids.push(...hidden.ids);
    expect(hidden.ids.size).toBe(3 * pagesOfEachKind);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  test('random requests by visitors reveal nothing of them', async () => {
    const next = visitorRequests(seed, guesses);
    let rowsSeen = 0;
    for (let count = 0; count < requestsPerEngine; count += 1) {
      const { path, ...request } = next();
      const response = await server.request(path, request);
      const body = await response.text();
      const answer = { status: response.status, head: JSON.stringify([...response.headers]), body };
      expect(leakIn(answer, hidden), `${request.method} ${path}`).toBeNull();
      expect(reportedTotal(response.headers.get('content-range')) ?? 0).toBeLessThanOrEqual(pagesOfEachKind);
      if (body.includes('publica-')) rowsSeen += 1;
    }
    expect(rowsSeen).toBeGreaterThan(requestsPerEngine / 10);
  });

  test('the public list has the public pages and no others, and no other table can be read', async () => {
    const { data } = await server.visitor.from('generated_pages').select('slug');
    expect(data?.map(({ slug }) => slug).toSorted()).toEqual(guesses.publicSlugs.toSorted());
    for (const table of tables.filter((name) => name !== 'generated_pages')) {
      expect((await server.visitor.from(table).select('*')).status).toBe(401);
    }
    expect((await server.visitor.from('generated_pages').select('revision')).error?.code).toBe('42703');
  });
});

function bySlug(value: string) {
  return [{ column: 'slug', operator: 'eq', value }] as const;
}

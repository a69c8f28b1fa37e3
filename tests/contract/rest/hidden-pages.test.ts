/** No query of a visitor, whatever it asks for, shows a byte of a draft, a version or a deleted page. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { registry } from '#server/rest-api/registry.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

/** Stands in every hidden text, and in no public one. */
const secret = 'segredo-que-ninguem-le';
const hiddenPages = 20;
const queriesPerEngine = 300;

const tables = registry.tables.map(({ name }) => name);
const columns = [...new Set(registry.tables.flatMap((table) => Object.keys(table.columns)))];
const value = fc.constantFrom(
  secret,
  `*${secret}*`,
  'publica-1',
  'true',
  '1',
  'draft',
  'null',
  '(publica-1)',
);
const operator = fc.constantFrom('eq', 'neq', 'gt', 'lt', 'gte', 'like', 'ilike', 'in', 'is');
const filter = fc
  .tuple(fc.constantFrom(...columns), operator, value)
  .map(([column, comparison, operand]) => [column, `${comparison}.${operand}`] as const);
const query = fc.record({
  table: fc.constantFrom(...tables),
  select: fc.option(fc.subarray(columns, { minLength: 1, maxLength: 4 }), { nil: null }),
  filters: fc.array(filter, { maxLength: 2 }),
  order: fc.option(fc.constantFrom(...columns), { nil: null }),
  limit: fc.option(fc.nat(50), { nil: null }),
});

describe.each(engines)('hidden pages on $name', (engine) => {
  let database: Database;
  let server: RestServer;

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    const named = (slug: string, text: string) => ({ title: text, slug, content: `<p>${text}</p>` });
    for (let number = 1; number <= hiddenPages; number += 1) {
      const hidden = named(`${secret}-${number}`, `${secret} ${number}`);
      await server.pages.publish([named(`publica-${number}`, `Pública ${number}`), hidden]);
      await server.pages.delete([{ column: 'slug', operator: 'eq', value: hidden.slug }]);
      await server.pages.drafts.insert({ page_id: null, ...hidden });
    }
  });

  afterAll(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  test('random queries of a visitor show nothing of them', async () => {
    await fc.assert(
      fc.asyncProperty(query, async ({ table, select, filters, order, limit }) => {
        const parameters = new URLSearchParams(filters.map(([name, text]) => [name, text]));
        if (select !== null) parameters.set('select', select.join(','));
        if (order !== null) parameters.set('order', order);
        if (limit !== null) parameters.set('limit', `${limit}`);
        const response = await server.request(`/rest/v1/${table}?${parameters}`);
        const asked = decodeURIComponent(`${parameters}`);
        const answered = await response.text();
        // A refusal may repeat a value of the query itself.
        if (response.status === 200 || !asked.includes(secret)) expect(answered).not.toContain(secret);
      }),
      { numRuns: queriesPerEngine },
    );
  });

  test('the public list has the public pages and no others', async () => {
    const { data } = await server.visitor.from('generated_pages').select('slug');
    expect(data).toHaveLength(hiddenPages);
    for (const table of tables.filter((name) => name !== 'generated_pages')) {
      expect((await server.visitor.from(table).select('*')).status).toBe(401);
    }
    expect((await server.visitor.from('generated_pages').select('revision')).error?.code).toBe('42703');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { success } from '#domain/result.ts';
import { usualLimits } from '#server/rest-api/costly-reads.ts';
import { registry } from '#server/rest-api/registry.ts';
import { restFunction } from '#server/rest-api/rest-function.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const table = '/rest/v1/generated_pages';
const pageCount = 500;
const text = `<p>${'Motor de portão basculante. '.repeat(100)}</p>`;

const longText = `<p>${'<'.repeat(200_000)}</p>`;
const longList = Array.from({ length: 10_000 }, (_, n) => `/antigo-${n}.html,/cidades/qualquer`).join('\n');

/** A query that no index answers and that reads every text. */
const costly = `select=slug&or=(${Array.from({ length: 20 }, (_, n) => `content.ilike.*nada ${n}*`)})`;

describe.each(engines)('costly reads on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  let hasty: RestServer;

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    hasty = await startRestServer(database, { limits: { ...usualLimits, maxReadMs: 5 } });
    await server.pages.publish(
      Array.from({ length: pageCount }, (_, n) => ({
        title: `Motor ${n}`,
        slug: `motor-${n}`,
        content: text,
      })),
    );
  });

  afterAll(async () => {
    await server.close();
    await hasty.close();
    await database.close();
    expect([...server.reported, ...hasty.reported]).toEqual([]);
  });

  const ask = (query: string, headers = {}, from = server) =>
    from.request(`${table}?${query}`, { isAdministrator: true, headers });

  test('are answered like any other, with a count', async () => {
    const found = await ask('select=slug&title=ilike.*motor+49*&order=title.desc&limit=2', {
      Prefer: 'count=exact',
    });
    expect([found.status, found.headers.get('content-range')]).toEqual([206, '0-1/11']);
    expect(await found.json()).toEqual([{ slug: 'motor-499' }, { slug: 'motor-498' }]);
    const whole = await ask('select=*');
    expect(await whole.json()).toHaveLength(pageCount);
    expect((await ask('title=eq.Motor+7&select=content&limit=1')).status).toBe(200);
  });

  test('do not include one page with its text, by slug or id', async () => {
    const [page] = z
      .array(z.object({ id: z.string() }))
      .parse(await (await ask('select=id&slug=eq.motor-7')).json());
    for (const one of ['slug=eq.motor-7', `id=eq.${page?.id}`]) {
      const found = await ask(`select=title,content&${one}`, {}, hasty);
      expect(await found.json(), one).toEqual([{ title: 'Motor 7', content: text }]);
    }
  });

  test('are cancelled when they take too long, with PostgreSQL’s error', async () => {
    const cancelled = await ask(costly, { Prefer: 'count=exact' }, hasty);
    expect([cancelled.status, cancelled.headers.get('proxy-status')]).toEqual([
      504,
      'PostgREST; error=57014',
    ]);
    expect(await cancelled.json()).toMatchObject({
      code: '57014',
      message: 'canceling statement due to statement timeout',
      hint: null,
    });
    const indexed = await ask('select=slug&limit=1', {}, hasty);
    expect(indexed.status).toBe(200);
  });

  test('cannot be sorted by texts that may be long', async () => {
    for (const query of ['select=slug&order=content.desc&offset=490', 'order=title,content.asc']) {
      const refused = await ask(query);
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { code: 'PGRST100', message: 'column content takes no order', details: null, hint: null },
      ]);
    }
  });

  test('are limited inside writes too, and a write with such a filter changes at most a thousand rows', async () => {
    const write = (method: string, query: string, from = server) =>
      from.request(`${table}?${query}`, {
        method,
        isAdministrator: true,
        headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
        ...(method === 'PATCH' && { body: '{"description":"Nova"}' }),
      });
    const changed = await write('PATCH', 'title=ilike.*motor+49*&select=slug,description&order=slug.desc');
    expect(changed.status).toBe(200);
    const rows = await changed.json();
    expect(rows).toHaveLength(11);
    expect(rows[0]).toEqual({ slug: 'motor-499', description: 'Nova' });
    expect(await (await write('PATCH', 'title=eq.Nada&select=slug')).json()).toEqual([]);
    for (const method of ['PATCH', 'DELETE']) {
      const cancelled = await write(method, costly.replace('select=slug&', ''), hasty);
      expect([cancelled.status, (await cancelled.json()).code]).toEqual([504, '57014']);
    }
    for (const from of [0, 600]) {
      await server.pages.publish(
        Array.from({ length: 600 }, (_, n) => ({
          title: 'Rua',
          slug: `rua-${from + n}`,
          content: '<p>x</p>',
        })),
      );
    }
    const many = await write('DELETE', 'title=eq.Rua');
    expect([many.status, (await many.json()).details]).toEqual([413, 'The limit is 1000 rows.']);
    // 1, 10 to 19, 100 to 199 and 1000 to 1199.
    const some = await write('DELETE', 'title=eq.Rua&slug=like.rua-1*&select=slug');
    expect([some.status, (await some.json()).length]).toEqual([200, 311]);
    const others = await write('DELETE', 'title=eq.Rua&select=slug');
    expect([others.status, (await others.json()).length]).toEqual([200, 889]);
    expect(await server.pages.count()).toBe(pageCount);
  });

  test('a hundred at once are answered or told to try again, while pages are published and deleted', async () => {
    const reads = Array.from({ length: 100 }, () => ask(costly, { Prefer: 'count=exact' }));
    const created = await server.administrator
      .from('generated_pages')
      .insert({ title: 'Nova', slug: 'nova', content: '<p>x</p>' });
    const deleted = await server.administrator.from('generated_pages').delete().eq('slug', 'nova');
    expect([created.status, deleted.status]).toEqual([201, 204]);
    const answers = await Promise.all(reads);
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status);
      expect(headers.get('retry-after')).toBe(status === 503 ? '1' : null);
    }
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
  });

  test('functions that work through long texts or lists take turns, and calls that find the queue full are told to try again', async () => {
    const released = Promise.withResolvers<void>();
    let running = 0;
    let mostAtOnce = 0;
    const slow = restFunction({
      name: 'slow',
      permission: 'complete_session',
      isReadOnly: true,
      isCostly: true,
      arguments: z.object({}),
      async run() {
        running += 1;
        mostAtOnce = Math.max(mostAtOnce, running);
        await released.promise;
        running -= 1;
        return success('done');
      },
    });
    const patient = { ...usualLimits, waiting: 3, maxWaitMs: 60_000 };
    const busy = await startRestServer(database, {
      registry: { tables: [], functions: [slow] },
      limits: patient,
    });
    let refused = 0;
    const calls = Array.from({ length: 10 }, async () => {
      const { status, headers } = await busy.request('/rest/v1/rpc/slow', { isAdministrator: true });
      if (status === 503) refused += 1;
      return [status, headers.get('retry-after')];
    });
    await expect.poll(() => refused).toBe(6);
    released.resolve();
    const answers = await Promise.all(calls);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(4);
    expect(answers.filter(([status]) => status === 503)).toEqual(Array(6).fill([503, '1']));
    expect(mostAtOnce).toBe(1);
    await busy.close();
  });

  test.each([
    ['score_page', { title: 'Motor', content: longText }],
    ['plan_batch', { pages: [{ title: 'Motor', content: longText }] }],
    ['suggest_targets', { paths: Array.from({ length: 50 }, (_, n) => `/${`motor-${n}-`.repeat(20)}`) }],
    ['import_redirects', { csv: longList, dry_run: true }],
    ['import_redirects', { csv: longList, dry_run: false }],
  ])('%s is cancelled when it takes too long: 503, and nothing is saved', async (name, args) => {
    const cancelled = await hasty.request(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      isAdministrator: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(args),
    });
    expect([cancelled.status, cancelled.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await cancelled.json()).toMatchObject({
      code: '57014',
      message: 'canceling statement due to statement timeout',
    });
    const saved = database.query.selectFrom('redirects').select('from_path').where('kind', '!=', 'trash');
    expect(await saved.execute()).toEqual([]);
  });

  test('a list of ten thousand rules does not hold up other requests', async () => {
    const patient = await startRestServer(database, { limits: { ...usualLimits, maxReadMs: 60_000 } });
    let isOver = false;
    const imported = patient.administrator
      .rpc('import_redirects', { csv: longList, dry_run: true })
      .then((answer) => {
        isOver = true;
        return answer;
      });
    let answered = 0;
    while (!isOver) {
      await patient.request('/rest/v1/unknown');
      answered += 1;
    }
    const { data } = await imported;
    expect(data).toHaveLength(10_000);
    expect(data.at(-1)).toEqual({ line: 10_000, verdict: 'nova', reason: null });
    // If the import never yielded, even the first request would wait until the list is done.
    expect(answered).toBeGreaterThan(5);
    await patient.close();
  });
});

test('the functions that take turns are those whose work grows with their input or the stored rows', () => {
  const costlyNames = registry.functions.flatMap(({ name, isCostly }) => (isCostly ? [name] : []));
  expect(costlyNames.sort()).toEqual([
    'import_redirects',
    'leads_by',
    'plan_batch',
    'score_page',
    'similar_groups',
    'suggest_targets',
  ]);
});

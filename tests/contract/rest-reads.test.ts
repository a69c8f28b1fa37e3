import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const publicColumns = 'id,title,slug,description,created_at';

describe.each(engines)('reading pages with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const asAdministrator = () => server.administrator.from('generated_pages');
  const asVisitor = () => server.visitor.from('generated_pages');

  beforeAll(async () => {
    database = await engine.open();
    server = await startRestServer(database);
    for (const [slug, title] of [
      ['motor-ppa', 'Motor PPA'],
      ['portao-de-ferro', 'Portão (de ferro), novo'],
      ['conserto', 'conserto 100%'],
      ['troca_de_placa', 'Troca * de placa'],
    ] as const) {
      await server.pages.publish([{ title, slug, content: `<p>${slug}</p>` }]);
    }
  });

  afterAll(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  async function slugs(query: PromiseLike<{ data: { slug: string }[] | null; error: unknown }>) {
    const { data, error } = await query;
    expect(error).toBeNull();
    return data?.map((row) => row.slug);
  }

  test('a list has the columns asked for, the newest first', async () => {
    const { data, status } = await asVisitor()
      .select(publicColumns)
      .order('created_at', { ascending: false });
    expect(status).toBe(200);
    expect(data?.map((row) => row.slug)).toEqual([
      'troca_de_placa',
      'conserto',
      'portao-de-ferro',
      'motor-ppa',
    ]);
    expect(Object.keys(data?.[0] ?? {})).toEqual(publicColumns.split(','));
  });

  test('a signed-in administrator lists everything', async () => {
    const { data } = await asAdministrator().select('*');
    expect(data).toHaveLength(4);
    expect(data?.[0]).toMatchObject({ slug: 'troca_de_placa', content: '<p>troca_de_placa</p>' });
  });

  test('a visitor reads the content of one page by its slug, and of no list', async () => {
    const page = await asVisitor().select('title,content').eq('slug', 'motor-ppa').maybeSingle();
    expect(page.data).toEqual({ title: 'Motor PPA', content: '<p>motor-ppa</p>' });
    for (const query of [
      asVisitor().select('*'),
      asVisitor().select('slug,content'),
      asVisitor().select('*').in('slug', ['motor-ppa', 'conserto']),
      asVisitor().select('slug').like('content', '<p>m%'),
      asVisitor().select('slug').order('content'),
      asVisitor().select('slug').or('slug.eq.motor-ppa,content.like.<p>m*'),
      asVisitor().select('content').or('slug.eq.motor-ppa'),
    ]) {
      const { status, error, data } = await query;
      expect([status, error?.code, error?.message, data]).toEqual([
        401,
        '42501',
        'Authentication required',
        null,
      ]);
    }
  });

  test('a visitor finds pages by slug or id and lists them by time, in no way that looks at every row', async () => {
    const { data: page } = await asVisitor().select('id').eq('slug', 'conserto').single();
    const id = page?.id;
    expect(await slugs(asVisitor().select('slug').eq('id', id))).toEqual(['conserto']);
    expect(await slugs(asVisitor().select('slug').in('slug', ['conserto', 'motor-ppa', 'nada']))).toEqual([
      'conserto',
      'motor-ppa',
    ]);
    expect(await slugs(asVisitor().select('slug').in('id', [id]).eq('slug', 'conserto'))).toEqual([
      'conserto',
    ]);
    const oldestFirst = asVisitor().select('slug').order('created_at').order('id').limit(1);
    expect(await slugs(oldestFirst)).toEqual(['motor-ppa']);
    for (const query of [
      asVisitor().select('slug').ilike('title', '%motor%'),
      asVisitor().select('slug').like('slug', 'm%'),
      asVisitor().select('slug').eq('title', 'Motor PPA'),
      asVisitor().select('slug').neq('slug', 'nada'),
      asVisitor().select('slug').gt('created_at', '2026-01-01'),
      asVisitor().select('slug').or(`slug.eq.conserto,id.eq.${id}`),
      asVisitor().select('slug').eq('slug', 'conserto').ilike('title', '%c%'),
      asVisitor().select('slug').order('title'),
      asVisitor().select('slug').order('id'),
      asVisitor().select('slug').order('created_at').order('slug'),
      asVisitor().select('slug').order('created_at').order('id', { ascending: false }),
      asVisitor().select('slug', { count: 'exact', head: true }).ilike('title', '%a%'),
    ]) {
      const { status, error } = await query;
      // An answer to HEAD has no body to say it in.
      expect([status, error?.message || 'Authentication required']).toEqual([401, 'Authentication required']);
    }
    const refused = await asVisitor().select('slug').order('title');
    expect(refused.error).toMatchObject({ code: '42501', details: expect.stringMatching(/slug or id/) });
  });

  test('filters compare as PostgreSQL does', async () => {
    const list = () => asAdministrator().select('slug').order('slug');
    expect(await slugs(list().eq('title', 'Portão (de ferro), novo'))).toEqual(['portao-de-ferro']);
    expect(await slugs(list().neq('slug', 'conserto'))).toHaveLength(3);
    expect(await slugs(list().in('title', ['Motor PPA', 'Portão (de ferro), novo', 'nada']))).toEqual([
      'motor-ppa',
      'portao-de-ferro',
    ]);
    expect(await slugs(list().in('slug', []))).toEqual([]);
    expect(await slugs(list().gt('slug', 'conserto').lte('slug', 'portao-de-ferro'))).toEqual([
      'motor-ppa',
      'portao-de-ferro',
    ]);
    expect(await slugs(list().gte('slug', 'portao-de-ferro').lt('slug', 'z'))).toEqual([
      'portao-de-ferro',
      'troca_de_placa',
    ]);
    expect(await slugs(list().is('slug', null))).toEqual([]);
  });

  test('like looks at case, ilike does not, and both know how to escape', async () => {
    const list = () => asAdministrator().select('slug').order('slug');
    expect(await slugs(list().like('title', 'Motor%'))).toEqual(['motor-ppa']);
    expect(await slugs(list().like('title', 'motor%'))).toEqual([]);
    expect(await slugs(list().ilike('title', 'MOTOR*'))).toEqual(['motor-ppa']);
    expect(await slugs(list().like('slug', 'troca_de%'))).toEqual(['troca_de_placa']);
    expect(await slugs(list().like('slug', 'portao\\_de%'))).toEqual([]);
    expect(await slugs(list().like('slug', 'portao_de%'))).toEqual(['portao-de-ferro']);
    expect(await slugs(list().like('title', '%100\\%'))).toEqual(['conserto']);
    expect(await slugs(list().ilike('title', '%100\\%'))).toEqual(['conserto']);
    expect(await slugs(list().like('title', '%[%'))).toEqual([]);
  });

  test('or asks for one of several filters, and joins the others by and', async () => {
    const list = () => asAdministrator().select('slug').order('slug');
    const either = 'title.ilike."%(de ferro), NOVO%",slug.ilike.*placa*,slug.in.(conserto,"a,b")';
    expect(await slugs(list().or(either))).toEqual(['conserto', 'portao-de-ferro', 'troca_de_placa']);
    expect(await slugs(list().or(either).neq('slug', 'conserto').or('slug.gt.q,slug.lt.d'))).toEqual([
      'troca_de_placa',
    ]);
    const { count } = await asAdministrator().select('slug', { count: 'exact', head: true }).or(either);
    expect(count).toBe(3);
    for (const refused of ['title.eq', 'and(slug.eq.a,slug.eq.b)', 'nada.eq.x', 'id.like.x']) {
      const { error } = await list().or(refused);
      expect(error, refused).not.toBeNull();
    }
    const nested = await list().or('and(slug.eq.a,slug.eq.b)');
    expect([nested.status, nested.error?.code]).toEqual([400, 'PGRST100']);
  });

  test('ids and times are compared as what they are', async () => {
    const { data: page } = await asAdministrator().select('id,created_at').eq('slug', 'conserto').single();
    expect(await slugs(asAdministrator().select('slug').eq('id', page?.id.toUpperCase()))).toEqual([
      'conserto',
    ]);
    const withOtherZone = page?.created_at.replace('T12:', 'T09:').replace('Z', '-03:00');
    expect(await slugs(asAdministrator().select('slug').eq('created_at', withOtherZone))).toEqual([
      'conserto',
    ]);
    expect(await slugs(asAdministrator().select('slug').gt('created_at', page?.created_at))).toEqual([
      'troca_de_placa',
    ]);
  });

  test('the first and the last moment there is are compared like any other', async () => {
    for (const [query, found] of [
      [asAdministrator().select('slug').gt('created_at', '0001-01-01'), 4],
      [asAdministrator().select('slug').lt('created_at', '9999-12-31T23:59:59.999Z'), 4],
      [asAdministrator().select('slug').lt('created_at', '0001-01-01T00:00-14:00'), 0],
    ] as const) {
      expect(await slugs(query)).toHaveLength(found);
    }
  });

  test('a column named in the order a thousand times is one column', async () => {
    const order = 'created_at,'.repeat(1200);
    const response = await server.request(`/rest/v1/generated_pages?select=slug&order=${order}id`);
    expect([response.status, (await response.json()).length]).toEqual([200, 4]);
  });

  test('a range is a part of the list, and the count is of the whole', async () => {
    const part = await asAdministrator().select('slug', { count: 'exact' }).order('slug').range(1, 2);
    expect([part.status, part.count, part.data]).toEqual([
      206,
      4,
      [{ slug: 'motor-ppa' }, { slug: 'portao-de-ferro' }],
    ]);
    const whole = await asVisitor().select('slug', { count: 'exact' });
    expect([whole.status, whole.count]).toEqual([200, 4]);
    const beyond = await asVisitor().select('slug', { count: 'exact' }).range(9, 10);
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103']);
    expect(await slugs(asVisitor().select('slug').range(9, 10))).toEqual([]);
  });

  test('a count alone sends no rows, not even to those who may not read them', async () => {
    const { count, data, status } = await asVisitor().select('*', { count: 'exact', head: true });
    expect({ count, data, status }).toEqual({ count: 4, data: null, status: 200 });
  });

  test('single wants exactly one row, maybeSingle at most one', async () => {
    const none = await asVisitor().select('slug').eq('slug', 'nada').single();
    expect([none.status, none.error]).toEqual([
      406,
      expect.objectContaining({
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      }),
    ]);
    const several = await asVisitor().select('slug').single();
    expect(several.error?.details).toBe('The result contains 4 rows');
    const maybe = await asVisitor().select('slug').eq('slug', 'nada').maybeSingle();
    expect([maybe.data, maybe.error]).toEqual([null, null]);
  });

  test.each([
    ['an unknown column', 'select=nada', 400, '42703'],
    ['an unknown column in a filter', 'select=id&nada=eq.1', 400, '42703'],
    ['an unknown column in the order', 'select=id&order=nada', 400, '42703'],
    ['an unknown operator', 'select=id&slug=fts.x', 400, 'PGRST100'],
    ['a filter without operator', 'select=id&slug=x', 400, 'PGRST100'],
    ['an open quote', 'select=id&slug=in.("a)', 400, 'PGRST100'],
    ['a logic tree within another', 'or=(and(slug.eq.a,slug.eq.b))', 400, 'PGRST100'],
    ['embedding', 'select=id,users(email)', 400, 'PGRST100'],
    ['an id that is none', 'select=id&id=eq.1', 400, '22P02'],
    ['a time that is none', 'select=id&created_at=gt.ontem', 400, '22007'],
    ['a day that does not exist', 'select=id&created_at=gt.2026-02-30', 400, '22008'],
    ['the year nought', 'select=id&created_at=gt.0000-01-01', 400, '22008'],
    ['a time before the year one', 'select=id&created_at=gt.0001-01-01T00:00%2B14:00', 400, '22008'],
    ['a time after the year 9999', 'select=id&created_at=lt.9999-12-31T23:59-14:00', 400, '22008'],
    ['a pattern for an id', 'select=id&id=like.a*', 404, '42883'],
    ['a NUL', 'select=id&slug=eq.a%00', 400, '22021'],
    ['a limit that is no number', 'select=id&limit=x', 400, 'PGRST100'],
    ['a negative offset', 'select=id&offset=-1', 416, 'PGRST103'],
  ])('%s is refused in the shape clients read', async (_, query, status, code) => {
    const response = await server.request(`/rest/v1/generated_pages?${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.json();
    expect(Object.keys(body)).toEqual(['code', 'message', 'details', 'hint']);
    expect(body.code).toBe(code);
  });
});

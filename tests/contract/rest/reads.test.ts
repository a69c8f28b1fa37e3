import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { serveFourPages, slugs } from './four-pages.ts';

const publicColumns = 'id,title,slug,description,created_at';

describe.each(engines)('reading pages with the official client on $name', (engine) => {
  const { asAdministrator, asVisitor, request } = serveFourPages(engine);

  test('a list has the requested columns in the requested order', async () => {
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

  test('a visitor can read the content of one page by its slug, but not of several pages', async () => {
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

  test('a visitor can find pages by slug or id and list them by time, but make no other query', async () => {
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
      // The answer to HEAD has no body, so it has no message.
      expect([status, error?.message || 'Authentication required']).toEqual([401, 'Authentication required']);
    }
    const refused = await asVisitor().select('slug').order('title');
    expect(refused.error).toMatchObject({ code: '42501', details: expect.stringMatching(/slug or id/) });
  });

  test('a range returns a part of the list with the count of the whole list', async () => {
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

  test('a visitor can count the pages without reading rows', async () => {
    const { count, data, status } = await asVisitor().select('*', { count: 'exact', head: true });
    expect({ count, data, status }).toEqual({ count: 4, data: null, status: 200 });
  });

  test('single requires exactly one row, maybeSingle at most one', async () => {
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
    ['a filter without an operator', 'select=id&slug=x', 400, 'PGRST100'],
    ['an unclosed quote', 'select=id&slug=in.("a)', 400, 'PGRST100'],
    ['a nested logic tree', 'or=(and(slug.eq.a,slug.eq.b))', 400, 'PGRST100'],
    ['embedding', 'select=id,users(email)', 400, 'PGRST100'],
    ['an invalid id', 'select=id&id=eq.1', 400, '22P02'],
    ['an invalid time', 'select=id&created_at=gt.ontem', 400, '22007'],
    ['a day that does not exist', 'select=id&created_at=gt.2026-02-30', 400, '22008'],
    ['the year 0', 'select=id&created_at=gt.0000-01-01', 400, '22008'],
    ['a time before the year 1', 'select=id&created_at=gt.0001-01-01T00:00%2B14:00', 400, '22008'],
    ['a time after the year 9999', 'select=id&created_at=lt.9999-12-31T23:59-14:00', 400, '22008'],
    ['a pattern for an id', 'select=id&id=like.a*', 404, '42883'],
    ['a NUL', 'select=id&slug=eq.a%00', 400, '22021'],
    ['a limit that is not a number', 'select=id&limit=x', 400, 'PGRST100'],
    ['a negative offset', 'select=id&offset=-1', 416, 'PGRST103'],
  ])('%s is refused in the format of the official client', async (_, query, status, code) => {
    const response = await request(`/rest/v1/generated_pages?${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.json();
    expect(Object.keys(body)).toEqual(['code', 'message', 'details', 'hint']);
    expect(body.code).toBe(code);
  });
});

import { describe, expect, test } from 'vitest';
import { engines } from '#tests/support/databases.ts';
import { serveFourPages, slugs } from './four-pages.ts';

describe.each(engines)('filtering and ordering pages with the official client on $name', (engine) => {
  const { asAdministrator, request } = serveFourPages(engine);

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

  test('like is case-sensitive, ilike is not, and both support escapes', async () => {
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

  test('or matches any of its filters and is combined with the others by and', async () => {
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

  test('ids and times are compared by value, not as text', async () => {
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

  test('the earliest and the latest supported time can be compared', async () => {
    for (const [query, found] of [
      [asAdministrator().select('slug').gt('created_at', '0001-01-01'), 4],
      [asAdministrator().select('slug').lt('created_at', '9999-12-31T23:59:59.999Z'), 4],
      [asAdministrator().select('slug').lt('created_at', '0001-01-01T00:00-14:00'), 0],
    ] as const) {
      expect(await slugs(query)).toHaveLength(found);
    }
  });

  test('an order that repeats a column a thousand times is accepted', async () => {
    const order = 'created_at,'.repeat(1200);
    const response = await request(`/rest/v1/generated_pages?select=slug&order=${order}id`);
    expect([response.status, (await response.json()).length]).toEqual([200, 4]);
  });
});

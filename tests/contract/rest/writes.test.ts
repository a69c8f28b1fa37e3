import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

const pageOf = (slug: string, others: object = {}) => ({
  title: `Página ${slug}`,
  slug,
  content: `<p>${slug}</p>`,
  ...others,
});

describe.each(engines)('writing pages with the official client on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  const table = () => server.administrator.from('generated_pages');

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  test('an insert returns the page as it was stored, and visitors can read it', async () => {
    const { data, status } = await table().insert(pageOf('motor-ppa')).select().single();
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Página motor-ppa',
      slug: 'motor-ppa',
      content: '<p>motor-ppa</p>',
      description:
        'Informações sobre Página motor-ppa. Atendimento especializado, produtos de qualidade e suporte técnico.',
      created_at: expect.stringMatching(/^2026-01-15T12:00:\d\d\.000Z$/),
      updated_at: data?.created_at,
    });
    const visible = await server.visitor.from('generated_pages').select('*').eq('slug', 'motor-ppa').single();
    expect(visible.data).toEqual(data);
  });

  test('an insert without a select answers 201 without a body', async () => {
    const { data, error, status } = await table().insert(pageOf('um'));
    expect({ data, error, status }).toEqual({ data: null, error: null, status: 201 });
  });

  test('several pages can be inserted in one request and are returned in order', async () => {
    const { data } = await table()
      .insert([pageOf('um'), pageOf('dois', { description: 'Própria' })])
      .select('slug,description');
    expect(data).toEqual([
      { slug: 'um', description: expect.stringMatching(/^Informações sobre Página um\./) },
      { slug: 'dois', description: 'Própria' },
    ]);
  });

  test('pages are sanitised on insert and on update', async () => {
    const hostile =
      '<h2 onclick="x()">Oi</h2><script>x()</script><table><tr><td>1</td></tr></table>' +
      '<a href="javascript&colon;x()">a</a><a href="https://exemplo.com">b</a>';
    const clean = '<h2>Oi</h2>1<a>a</a><a href="https://exemplo.com" rel="noopener noreferrer">b</a>';
    const inserted = await table()
      .insert({ title: '<b>T</b>', slug: '<i>É um</i> slug!', content: hostile, description: '<p>D</p>' })
      .select()
      .single();
    expect(inserted.data).toMatchObject({ title: 'T', slug: 'e-um-slug', content: clean, description: 'D' });
    const updated = await table()
      .update({ title: '<script>x</script>Novo', slug: 'Outro SLUG', content: `${hostile}!` })
      .eq('id', inserted.data?.id)
      .select()
      .single();
    expect(updated.status).toBe(200);
    expect(updated.data).toMatchObject({ title: 'Novo', slug: 'outro-slug', content: `${clean}!` });
  });

  test('an existing slug is refused with 409, and no other page of the request is stored', async () => {
    await table().insert(pageOf('um'));
    const again = await table().insert([pageOf('dois'), pageOf('um')]);
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "generated_pages_slug_key"',
      details: 'Key (slug)=(um) already exists.',
      hint: null,
    });
    expect(await server.pages.count()).toBe(1);
    await table().insert(pageOf('dois'));
    const moved = await table().update({ slug: 'um' }).eq('slug', 'dois');
    expect([moved.status, moved.error?.code]).toEqual([409, '23505']);
  });

  test('an update without a select answers 204, even if it matches no page', async () => {
    await table().insert(pageOf('um'));
    const done = await table().update({ title: 'Novo' }).eq('slug', 'um');
    expect([done.status, done.data, done.error]).toEqual([204, null, null]);
    expect((await table().update({ title: 'x' }).eq('slug', 'nada')).status).toBe(204);
    const none = await table().update({ title: 'x' }).eq('slug', 'nada').select();
    expect([none.status, none.data]).toEqual([200, []]);
    expect(await server.pages.findBySlug('um')).toMatchObject({ title: 'Novo' });
  });

  test('a deleted page is gone, and a deletion can return and count the deleted pages', async () => {
    await table().insert([pageOf('um'), pageOf('dois'), pageOf('tres')]);
    const first = await table().delete().eq('slug', 'um');
    expect([first.status, first.error]).toEqual([204, null]);
    const rest = await table()
      .delete({ count: 'exact' })
      .in('slug', ['dois', 'tres'])
      .order('slug')
      .select('slug');
    expect([rest.status, rest.count, rest.data]).toEqual([200, 2, [{ slug: 'dois' }, { slug: 'tres' }]]);
    expect(await server.pages.count()).toBe(0);
  });

  test('a write with single is rolled back unless it affects exactly one row', async () => {
    await table().insert([pageOf('um'), pageOf('dois')]);
    const none = await table().delete().eq('slug', 'nada').select().single();
    expect([none.status, none.error?.code, none.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ]);
    const two = await table().delete().in('slug', ['um', 'dois']).select().single();
    expect([two.status, two.error?.details]).toEqual([406, 'The result contains 2 rows']);
    const inserted = await table()
      .insert([pageOf('tres'), pageOf('quatro')])
      .select()
      .single();
    expect(inserted.status).toBe(406);
    expect(await server.pages.count()).toBe(2);
  });

  test('nobody writes without a session', async () => {
    await table().insert(pageOf('um'));
    const visitor = () => server.visitor.from('generated_pages');
    const answers = [
      await visitor().insert(pageOf('dois')),
      await visitor().update({ title: 'x' }).eq('slug', 'um'),
      await visitor().delete().eq('slug', 'um'),
      // The answer to an invalid request reveals no more.
      await visitor().insert({ nada: 1 }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.error).toMatchObject({ code: '42501', message: 'Authentication required' });
    }
    expect(await server.pages.findBySlug('um')).toMatchObject({ title: 'Página um' });
    expect(await server.pages.count()).toBe(1);
  });

  test('an update or a deletion without a filter is refused', async () => {
    await table().insert(pageOf('um'));
    expect(await table().delete()).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(await table().update({ title: 'x' })).toMatchObject({ status: 400, error: { code: '21000' } });
    expect(await server.pages.findBySlug('um')).toMatchObject({ title: 'Página um' });
  });

  test('a write with a limit is refused', async () => {
    const answer = await table().delete().neq('slug', 'x').limit(1);
    expect(answer).toMatchObject({ status: 400, error: { code: 'PGRST100' } });
  });

  test('an upsert is refused', async () => {
    const answer = await table().upsert(pageOf('um'), { onConflict: 'slug' });
    expect(answer.status).toBe(400);
    expect(answer.error?.message).toMatch(/not supported/);
  });

  test.each([
    ['a missing title', { slug: 'a', content: '<p>a</p>' }, 400, '23502'],
    ['a null slug', pageOf('a', { slug: null }), 400, '23502'],
    ['a title of only tags', pageOf('a', { title: '<br>' }), 400, '23514'],
    ['a slug without letters', pageOf('!?'), 400, '23514'],
    ['a reserved slug', pageOf('admin'), 400, '23514'],
    ['a title beyond its limit', pageOf('a', { title: 'a'.repeat(201) }), 400, '23514'],
    ['a title that is not a text', pageOf('a', { title: 7 }), 400, '22P02'],
    ['a column that does not exist', pageOf('a', { autor: 'x' }), 400, 'PGRST204'],
    ['an id chosen by the client', pageOf('a', { id: crypto.randomUUID() }), 403, '42501'],
    ['a date chosen by the client', pageOf('a', { created_at: '2020-01-01' }), 403, '42501'],
  ])('%s is refused', async (_, row, status, code) => {
    expect(await table().insert(row)).toMatchObject({ status, error: { code } });
    expect(await table().insert([row])).toMatchObject({ status, error: { code } });
    expect(await server.pages.count()).toBe(0);
  });

  test.each([
    [pageOf('a', { content: '<script>x()</script>' }), 'content', 'O conteúdo não pode ficar sem texto.'],
    [
      pageOf('a', { description: 'a'.repeat(501) }),
      'description',
      'A descrição pode ter no máximo 500 caracteres.',
    ],
    [pageOf('admin'), 'slug', 'O slug “admin” é reservado para uma página do próprio site.'],
  ])(
    'the refusal of a field has a message in Portuguese and the name of the field',
    async (row, field, text) => {
      const { error } = await table().insert(row);
      expect(error).toMatchObject({ code: '23514', message: text, details: field });
    },
  );
});

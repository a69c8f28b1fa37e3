import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentVersion, createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import type { RowCondition } from '#database/row-query.ts';
import { refusal } from '#domain/result.ts';
import { engines } from '#tests/support/databases.ts';
import type { ChangeResult } from './change-pages.ts';
import { pageFields } from './page-fields.ts';
import { createPageService, type PageService } from './page-service.ts';

const withSlug = (...values: string[]): RowCondition[] => [{ column: 'slug', operator: 'in', values }];

const input = (slug: string, others: object = {}) => ({
  title: `Página ${slug}`,
  slug,
  content: `<p>${slug}</p>`,
  ...others,
});

describe.each(engines)('generated pages on $name', (engine) => {
  let database: Database;
  let contentVersion: ContentVersion;
  let pages: PageService;
  let time: number;

  beforeEach(async () => {
    database = await engine.open();
    contentVersion = createContentVersion(database);
    time = Date.UTC(2026, 0, 15, 12);
    pages = createPageService({ database, contentVersion, clock: () => new Date(time) });
  });

  afterEach(() => database.close());

  test('a published page is found by its slug, cleaned and with a default description', async () => {
    await pages.publish([
      {
        title: ' <b>Motor</b> &amp; portão ',
        slug: 'Motor & Portão!',
        content: '<h2 onclick="x()">Oi</h2><script>x()</script>',
      },
    ]);
    expect(await pages.findBySlug('motor-portao')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Motor & portão',
      slug: 'motor-portao',
      content: '<h2>Oi</h2>',
      description:
        'Informações sobre Motor & portão. Atendimento especializado, produtos de qualidade e suporte técnico.',
      createdAt: '2026-01-15T12:00:00.000Z',
      updatedAt: '2026-01-15T12:00:00.000Z',
      isListed: true,
    });
  });

  test('an unknown slug finds nothing, even if it contains a NUL', async () => {
    expect(await pages.findBySlug('nada')).toBeNull();
    expect(await pages.findBySlug('na\0da')).toBeNull();
  });

  test('the list has the newest page first', async () => {
    await pages.publish([input('um'), input('dois')]);
    time += 1000;
    await pages.publish([input('tres')]);
    const slugs = async (offset: number, limit: number) =>
      (await pages.list({ offset, limit })).map((page) => page.slug);
    expect(await slugs(0, 2)).toEqual(['tres', 'dois']);
    expect(await slugs(2, 2)).toEqual(['um']);
    expect(await pages.count()).toBe(3);
  });

  test('several pages are published together or not at all', async () => {
    await pages.publish([input('um')]);
    expect(await pages.publish([input('dois'), input('um')])).toEqual(
      failure({ code: 'slug_taken', slug: 'um' }),
    );
    expect(await pages.publish([input('tres'), input('tres')])).toEqual(
      failure({ code: 'slug_taken', slug: 'tres' }),
    );
    expect(await pages.count()).toBe(1);
  });

  test('an update changes the given fields and the time of the change', async () => {
    await pages.publish([input('um', { description: 'Texto próprio' })]);
    time += 5000;
    const result = await pages.update(withSlug('um'), { content: '<p>novo<img src=x onerror=x></p>' });
    expect(result).toMatchObject({ ok: true, value: [{ slug: 'um', content: '<p>novo</p>' }] });
    expect(await pages.findBySlug('um')).toMatchObject({
      title: 'Página um',
      description: 'Texto próprio',
      createdAt: '2026-01-15T12:00:00.000Z',
      updatedAt: '2026-01-15T12:00:05.000Z',
    });
  });

  test('a removed description becomes the default text with the title of the page', async () => {
    await pages.publish([input('um', { description: 'a' }), input('dois', { description: 'b' })]);
    await pages.update(withSlug('um', 'dois'), { description: ' ' });
    expect((await pages.findBySlug('um'))?.description).toMatch(/^Informações sobre Página um\. /);
    expect((await pages.findBySlug('dois'))?.description).toMatch(/^Informações sobre Página dois\. /);
    await pages.update(withSlug('um'), { title: 'Outro', description: null });
    expect((await pages.findBySlug('um'))?.description).toMatch(/^Informações sobre Outro\. /);
  });

  test('an update cannot take the slug of another page', async () => {
    await pages.publish([input('um'), input('dois')]);
    expect(await pages.update(withSlug('dois'), { slug: 'Um' })).toEqual(
      failure({ code: 'slug_taken', slug: 'um' }),
    );
    expect(await pages.findBySlug('dois')).not.toBeNull();
  });

  test('a deleted page is gone, and deleting it again succeeds', async () => {
    await pages.publish([input('um'), input('dois')]);
    expect(await pages.delete(withSlug('um'))).toMatchObject({ ok: true, value: [{ slug: 'um' }] });
    expect(await pages.findBySlug('um')).toBeNull();
    expect(await pages.delete(withSlug('um'))).toEqual({ ok: true, value: [] });
  });

  test('a change meant for one page changes nothing if it would affect none or several', async () => {
    await pages.publish([input('um'), input('dois')]);
    const exactlyOne = { isOneRowExpected: true };
    expect(await pages.delete(withSlug('um', 'dois'), exactlyOne)).toEqual(
      failure({ code: 'not_one_page', count: 2 }),
    );
    expect(await pages.update(withSlug('nada'), { title: 'x' }, exactlyOne)).toEqual(
      failure({ code: 'not_one_page', count: 0 }),
    );
    expect(await pages.publish([input('tres'), input('quatro')], exactlyOne)).toEqual(
      failure({ code: 'not_one_page', count: 2 }),
    );
    expect(await pages.count()).toBe(2);
  });

  test('the content version rises with every change of a page, and only then', async () => {
    const before = await contentVersion.current();
    await pages.publish([input('um')]);
    expect(await contentVersion.current()).toBe(before + 1);
    await pages.publish([input('um')]);
    await pages.publish([]);
    await pages.update(withSlug('nada'), { title: 'x' });
    await pages.delete(withSlug('nada'));
    expect(await contentVersion.current()).toBe(before + 1);
    await pages.update(withSlug('um'), { title: 'x' });
    await pages.delete(withSlug('um'));
    expect(await contentVersion.current()).toBe(before + 3);
  });

  test.each([
    ['a title of only tags', { title: '<b> </b>' }, { code: 'empty', field: 'title' }],
    ['a slug without letters', { slug: '!?' }, { code: 'empty', field: 'slug' }],
    ['content of only a script', { content: '<script>x()</script> ' }, { code: 'empty', field: 'content' }],
    ['a reserved word as slug', { slug: 'Admin' }, { code: 'slug_reserved', slug: 'admin' }],
    [
      'a title beyond the limit',
      { title: 'a'.repeat(pageFields.title.maxLength + 1) },
      { code: 'too_long', field: 'title', limit: pageFields.title.maxLength },
    ],
    [
      'content that escaping makes too long',
      { content: '<'.repeat(pageFields.content.maxLength) },
      { code: 'too_long', field: 'content', limit: pageFields.content.maxLength },
    ],
  ])('%s is refused', async (_, fields, expected) => {
    expect(await pages.publish([input('um', fields)])).toEqual(failure(expected));
    await pages.publish([input('dois')]);
    expect(await pages.update(withSlug('dois'), fields)).toEqual(failure(expected));
  });

  test('characters that PostgreSQL cannot store are removed or replaced', async () => {
    const result = await pages.publish([
      { title: 'a\0b\uD800', slug: 'a\0b', content: '<p id="a\0">x\0\uDC00</p>', description: '\0d' },
    ]);
    expect(result).toMatchObject({
      ok: true,
      value: [{ title: 'ab\uFFFD', slug: 'ab', content: '<p id="a">x\uFFFD</p>', description: 'd' }],
    });
  });
});

function failure(details: object): ChangeResult {
  return refusal(details) as ChangeResult;
}

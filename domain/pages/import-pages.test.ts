import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentVersion, createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { type ImportedPage, importPages } from './import-pages.ts';
import type { PageInput } from './page-fields.ts';
import { createPageService, type PageService } from './page-service.ts';
import { readAllPageRows } from './read-all-page-rows.ts';

const input = (slug: string, others: Partial<PageInput> = {}): PageInput => ({
  title: `Página ${slug}`,
  slug,
  content: `<p>${slug}</p>`,
  ...others,
});

/** @param times the current time by default */
const imported = (page: PageInput, times: Partial<ImportedPage> = {}): ImportedPage => ({
  input: page,
  createdAt: null,
  updatedAt: null,
  ...times,
});

describe.each(engines)('importing pages on $name', (engine) => {
  let database: Database;
  let contentVersion: ContentVersion;
  let pages: PageService;
  const clock = () => new Date('2026-01-15T12:00:00Z');

  beforeEach(async () => {
    database = await engine.open();
    contentVersion = createContentVersion(database);
    pages = createPageService({ database, contentVersion, clock });
  });

  afterEach(() => database.close());

  const load = (...list: ImportedPage[]) => importPages({ database, contentVersion, clock }, list);

  test('valid pages are stored even if others of the same import are refused', async () => {
    await pages.publish([input('um')]);
    const outcomes = await load(
      imported(input('um', { content: '<p>outro</p>' })),
      imported(input('Dois!', { content: '<p onclick="x()">dois</p><script>x()</script>' })),
      imported(input('dois')),
      imported(input('admin')),
      imported(input('tres', { title: '<b></b>' })),
      imported(input('', { title: 'Motor que não fecha' })),
    );
    expect(outcomes).toEqual([
      { code: 'slug_exists', slug: 'um' },
      { code: 'created' },
      { code: 'slug_exists', slug: 'dois' },
      { code: 'slug_reserved', slug: 'admin' },
      { code: 'empty', field: 'title' },
      { code: 'created' },
    ]);
    expect((await pages.findBySlug('um'))?.content).toBe('<p>um</p>');
    expect((await pages.findBySlug('dois'))?.content).toBe('<p>dois</p>');
    expect((await pages.findBySlug('motor-que-nao-fecha'))?.description).toMatch(/^Informações sobre Motor/);
    expect(await pages.count()).toBe(3);
  });

  test('imported times are kept and decide the order of the list', async () => {
    const early = '2020-05-01T10:00:00.000Z';
    await load(
      imported(input('um')),
      imported(input('dois'), { createdAt: early, updatedAt: '2021-01-01T00:00:00.000Z' }),
      imported(input('tres'), { createdAt: early }),
      imported(input('quatro')),
    );
    const slugs = (await pages.list({ offset: 0, limit: 9 })).map(({ slug }) => slug);
    expect(slugs).toEqual(['quatro', 'um', 'tres', 'dois']);
    expect(await pages.findBySlug('dois')).toMatchObject({
      createdAt: early,
      updatedAt: '2021-01-01T00:00:00.000Z',
    });
    expect(await pages.findBySlug('tres')).toMatchObject({ createdAt: early, updatedAt: early });
  });

  test('the content version rises only if a page was stored', async () => {
    const before = await contentVersion.current();
    await load(imported(input('admin')));
    expect(await contentVersion.current()).toBe(before);
    await load(imported(input('um')), imported(input('dois')));
    expect(await contentVersion.current()).toBe(before + 1);
  });

  test('all pages are read in the order of the import, even if many have the same time', async () => {
    const slugs = Array.from({ length: 250 }, (_, index) => `p${index}`);
    await load(...slugs.map((slug) => imported(input(slug))));
    const read: string[] = [];
    for await (const { slug } of readAllPageRows(database.query)) read.push(slug);
    expect(read).toEqual(slugs);
  });
});

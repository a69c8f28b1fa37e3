import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentVersion, createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { engines } from '#tests/support/databases.ts';
import { type ImportedDraft, importPages } from './import-pages.ts';
import { createPages, type Pages } from './pages.ts';
import { readAllPages } from './read-all-pages.ts';

const draft = (slug: string, others: Partial<ImportedDraft> = {}): ImportedDraft => ({
  title: `Página ${slug}`,
  slug,
  content: `<p>${slug}</p>`,
  createdAt: null,
  updatedAt: null,
  ...others,
});

describe.each(engines)('importing pages on $name', (engine) => {
  let database: Database;
  let contentVersion: ContentVersion;
  let pages: Pages;
  const now = () => Date.UTC(2026, 0, 15, 12);

  beforeEach(async () => {
    database = await engine.open();
    contentVersion = createContentVersion(database);
    pages = createPages({ database, contentVersion, now });
  });

  afterEach(() => database.close());

  const load = (...drafts: ImportedDraft[]) => importPages({ database, contentVersion, now }, drafts);

  test('each draft is judged by itself: good ones are stored, others named', async () => {
    await pages.publish([draft('um')]);
    const outcomes = await load(
      draft('um', { content: '<p>outro</p>' }),
      draft('Dois!', { content: '<p onclick="x()">dois</p><script>x()</script>' }),
      draft('dois'),
      draft('admin'),
      draft('tres', { title: '<b></b>' }),
      draft('', { title: 'Motor que não fecha' }),
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

  test('times from the file are kept and place the page in the list', async () => {
    const early = '2020-05-01T10:00:00.000Z';
    await pages.publish([draft('um')]);
    await load(draft('dois', { createdAt: early, updatedAt: '2021-01-01T00:00:00.000Z' }));
    await load(draft('tres', { createdAt: early }), draft('quatro'));
    const slugs = (await pages.list({ offset: 0, limit: 9 })).map(({ slug }) => slug);
    expect(slugs).toEqual(['quatro', 'um', 'tres', 'dois']);
    expect(await pages.findBySlug('dois')).toMatchObject({
      createdAt: early,
      updatedAt: '2021-01-01T00:00:00.000Z',
    });
    expect(await pages.findBySlug('tres')).toMatchObject({ createdAt: early, updatedAt: early });
  });

  test('the content version rises when something was stored, and with nothing else', async () => {
    const before = await contentVersion.current();
    await load(draft('admin'));
    expect(await contentVersion.current()).toBe(before);
    await load(draft('um'), draft('dois'));
    expect(await contentVersion.current()).toBe(before + 1);
  });

  test('all pages are read in the order they were made, however many share a time', async () => {
    const slugs = Array.from({ length: 250 }, (_, index) => `p${index}`);
    await load(...slugs.map((slug) => draft(slug)));
    const read: string[] = [];
    for await (const { slug } of readAllPages(database.query)) read.push(slug);
    expect(read).toEqual(slugs);
  });
});

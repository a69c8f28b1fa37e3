/**
 * Every way of writing a page keeps its fingerprint up to date: none is missing, none is outdated, and none is left
 * over from a page that is gone. Only imported pages get theirs later.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import type { PagesDependencies } from '#domain/pages/change-pages.ts';
import { importPages } from '#domain/pages/import-pages.ts';
import { createPageService, type PageService } from '#domain/pages/page-service.ts';
import { fingerprintOfHtml } from '#domain/similarity/fingerprint.ts';
import { engines } from '#tests/support/databases.ts';
import { bandEntry, bandsText } from './band-entry.ts';

const text = (words: string) => `<p>O portão ${words} para no meio e volta porque o sensor está sujo.</p>`;
const input = (slug: string, words = slug) => ({ title: slug, slug, content: text(words) });
const bySlug = (slug: string) => [{ column: 'slug', operator: 'eq' as const, value: slug }];

describe.each(engines)('fingerprints on $name', (engine) => {
  let database: Database;
  let dependencies: PagesDependencies;
  let pages: PageService;

  beforeEach(async () => {
    database = await engine.open();
    const clock = () => new Date('2026-01-15T12:00:00Z');
    dependencies = { database, contentVersion: createContentVersion(database), clock };
    pages = createPageService(dependencies);
  });

  afterEach(() => database.close());

  /**
   * Compares what is stored with newly made fingerprints.
   * @returns how many pages there are
   */
  async function check(): Promise<number> {
    const rows = await database.query.selectFrom('generated_pages').selectAll().execute();
    const stored = await database.query.selectFrom('page_fingerprints').selectAll().execute();
    const numbers = new Map(stored.map(({ page_id, number }) => [page_id, number]));
    const expected = rows.map(({ id, revision, content }) => {
      const { textHash, ownWords, bands } = fingerprintOfHtml(content);
      return { page_id: id, revision, text_hash: textHash, own_words: ownWords, bands: bandsText(bands) };
    });
    const withoutNumbers = stored.map(({ number: _, ...one }) => one);
    expect(sorted(withoutNumbers)).toEqual(sorted(expected));
    const entries = await database.query.selectFrom('page_bands').selectAll().orderBy('entry').execute();
    const expectedEntries = rows.flatMap(({ id, content }) =>
      [...new Set(fingerprintOfHtml(content).bands)].map((key) => bandEntry(key, numbers.get(id) ?? 0)),
    );
    expect(entries.map(({ entry }) => entry)).toEqual(expectedEntries.toSorted((one, other) => one - other));
    return rows.length;
  }

  async function draftOf(changes: Parameters<PageService['drafts']['insert']>[0]) {
    const inserted = await pages.drafts.insert(changes);
    if (!inserted.ok || inserted.value[0] === undefined) throw new Error('no draft');
    const { id, revision } = inserted.value[0];
    return { draftId: id, revision, by: null };
  }

  test('publishing, changing, renaming and deleting pages keeps them up to date', async () => {
    await pages.publish([input('um'), input('dois', 'um'), { ...input('curta'), content: 'Oi.' }]);
    expect(await check()).toBe(3);
    await pages.update(bySlug('um'), { content: text('novo') });
    await pages.update(bySlug('dois'), { slug: 'tres' });
    expect(await check()).toBe(3);
    await pages.delete(bySlug('um'));
    expect(await check()).toBe(2);
    expect((await pages.publish([input('quatro'), input('tres')])).ok).toBe(false);
    expect(await check()).toBe(2);
    await pages.update([], { content: text('todas') });
    await check();
    await pages.delete([]);
    expect(await check()).toBe(0);
  });

  test('imported pages get theirs in the next round, even if all others had theirs before', async () => {
    await pages.publish([input('um')]);
    while (await pages.gate.fillFingerprints());
    const imported = ['um', 'dois', 'dois', 'tres'].map((slug, index) => ({
      input: input(slug, `${slug} ${index}`),
      createdAt: null,
      updatedAt: null,
    }));
    await importPages(dependencies, imported);
    while (await pages.gate.fillFingerprints());
    expect(await check()).toBe(3);
    await importPages(dependencies, [{ input: input('quatro'), createdAt: null, updatedAt: null }]);
    while (await pages.gate.fillFingerprints());
    expect(await check()).toBe(4);
  });

  test('publishing drafts of a new page and of an existing one keeps them up to date', async () => {
    const { content, title } = input('um');
    await pages.drafts.publish(await draftOf({ page_id: null, title, content }));
    expect(await check()).toBe(1);
    const { id: page_id } = await database.query
      .selectFrom('generated_pages')
      .select('id')
      .executeTakeFirstOrThrow();
    await pages.drafts.publish(await draftOf({ page_id, content: text('outro') }));
    expect(await check()).toBe(1);
  });

  test('moving to the trash and back, to the same address or another, keeps them up to date', async () => {
    await pages.publish([input('um'), input('dois')]);
    const deleted = await pages.delete([]);
    if (!deleted.ok) throw new Error('not deleted');
    await pages.publish([input('dois', 'novo')]);
    for (const { id, slug } of deleted.value) await pages.trash.restore({ id, slug: `${slug}-2` });
    expect(await check()).toBe(3);
    await pages.trash.deleteForGood([]);
    expect(await check()).toBe(3);
  });

  test('after the start, missing and outdated fingerprints are written, and no others', async () => {
    await pages.publish(Array.from({ length: 250 }, (_, index) => input(`pagina-${index}`)));
    await database.query.deleteFrom('page_bands').execute();
    await database.query.deleteFrom('page_fingerprints').execute();
    await database.query
      .updateTable('generated_pages')
      .set({ content: text('antigo'), revision: 7 })
      .where('slug', '=', 'pagina-3')
      .execute();
    const started = createPageService(dependencies);
    while (await started.gate.fillFingerprints());
    expect(await check()).toBe(250);

    await database.query
      .updateTable('generated_pages')
      .set({ content: text('outro'), revision: 8 })
      .where('slug', '=', 'pagina-200')
      .execute();
    await database.query.updateTable('page_fingerprints').set({ text_hash: 0 }).execute();
    const again = createPageService(dependencies);
    while (await again.gate.fillFingerprints());
    const rewritten = await database.query
      .selectFrom('page_fingerprints')
      .innerJoin('generated_pages', 'generated_pages.id', 'page_fingerprints.page_id')
      .select('slug')
      .where('text_hash', '!=', 0)
      .execute();
    expect(rewritten).toEqual([{ slug: 'pagina-200' }]);

    await database.query.updateTable('page_fingerprints').set({ revision: 0 }).execute();
    const last = createPageService(dependencies);
    while (await last.gate.fillFingerprints());
    expect(await check()).toBe(250);
  });

  test('many writers at once leave no page without its fingerprint', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await pages.publish([input(`pagina-${index}`)]);
        await pages.update(bySlug(`pagina-${index % 3}`), { content: text(`${index}`) });
        if (index % 4 === 3) await pages.delete(bySlug(`pagina-${index}`));
      }),
    );
    expect(await check()).toBe(9);
  });
});

function sorted<Row extends { page_id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.page_id < other.page_id ? -1 : 1));
}

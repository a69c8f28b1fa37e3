import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { mapFields, optionalPageFields, pageFieldNames, pageFields } from '#domain/pages/page-fields.ts';
import { createPageService, type PageService } from '#domain/pages/page-service.ts';
import { engines } from '#tests/support/databases.ts';

/** Every field has its own text. */
const typed = mapFields(pageFields, (field, { kind }) => (kind === 'html' ? `<p>${field}</p>` : field));

describe.each(engines)('kept texts of a page on $name', (engine) => {
  let database: Database;
  let pages: PageService;

  beforeEach(async () => {
    database = await engine.open();
    pages = createPageService({
      database,
      contentVersion: createContentVersion(database),
      clock: () => new Date('2026-01-15T12:00:00Z'),
    });
  });

  afterEach(() => database.close());

  const textsOfPage = async () =>
    database.query.selectFrom('generated_pages').select(pageFieldNames).executeTakeFirstOrThrow();

  test('publishing a working copy publishes every field', async () => {
    const drafted = await pages.drafts.insert({ page_id: null, ...typed });
    const [draft] = drafted.ok ? drafted.value : [];
    await pages.drafts.publish({ draftId: draft?.id ?? '', revision: 1, by: null });
    expect(await textsOfPage()).toEqual(typed);
  });

  test('a page that was deleted or changed before a field existed comes back with its other texts', async () => {
    await pages.publish([typed]);
    const [page] = await pages.list({ offset: 0, limit: 1 });
    await pages.update([{ column: 'slug', operator: 'eq', value: typed.slug }], { title: 'Outro' });
    await forgetOptionalFields('page_versions');
    const restored = await pages.drafts.restoreVersion({ pageId: page?.id ?? '', number: 1, by: null });
    expect(restored).toMatchObject({
      ok: true,
      value: { title: typed.title, content: typed.content, description: '' },
    });

    await pages.delete([{ column: 'slug', operator: 'eq', value: typed.slug }]);
    await forgetOptionalFields('trashed_pages');
    expect(await pages.trash.restore({ id: page?.id ?? '' })).toMatchObject({ ok: true });
    expect(await textsOfPage()).toMatchObject({
      title: 'Outro',
      content: typed.content,
      description: expect.stringContaining('Informações sobre Outro.'),
    });
  });

  async function forgetOptionalFields(table: 'page_versions' | 'trashed_pages'): Promise<void> {
    const rows = await database.query.selectFrom(table).select(['id', 'snapshot']).execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, snapshot } of rows) {
      const kept = Object.entries(JSON.parse(snapshot)).filter(([field]) => !(field in optionalPageFields));
      await database.query
        .updateTable(table)
        .set({ snapshot: JSON.stringify(Object.fromEntries(kept)) })
        .where('id', '=', id)
        .execute();
    }
  }
});

/** Simultaneous changes to the same pages, with the official client over HTTP. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { recountPages } from '#database/page-counts/page-counts.ts';
import { pagePath } from '#domain/addresses/page-path.ts';
import { mulberry32 } from '#domain/generator/random.ts';
import { type RestServer, startRestServer } from '#tests/contract/rest/rest-server.ts';
import { engines } from '#tests/support/databases.ts';
import { type Diary, deletingChanges, keepingChanges, makeChanges } from './page-changes.ts';

const people = 8;
const changesPerPerson = 48;
const startSlugs = ['um', 'dois', 'tres'];

describe.each(engines)('simultaneous changes to the same pages on $name', (engine) => {
  let database: Database;
  let server: RestServer;
  /** The changes that succeeded with any seed. */
  const done = new Set<string>();

  beforeEach(async () => {
    database = await engine.open();
    server = await startRestServer(database);
  });

  afterEach(async () => {
    await server.close();
    await database.close();
    expect(server.reported).toEqual([]);
  });

  /** @returns their ids */
  async function publishAll(): Promise<string[]> {
    const rows = startSlugs.map((slug) => ({ title: slug, slug, content: `<p>${slug}</p>` }));
    const { data } = await server.administrator.from('generated_pages').insert(rows).select('id');
    return (data ?? []).map(({ id }) => id);
  }

  async function changeAtOnce(seed: number, changes: Parameters<typeof makeChanges>[0]): Promise<Diary> {
    const diary: Diary = { texts: [], labels: [], done: new Set(), failures: [] };
    const pageIds = await publishAll();
    await Promise.all(
      Array.from({ length: people }, (_, who) => {
        const person = { name: `p${who}`, random: mulberry32(seed * people + who), pageIds, diary };
        return makeChanges(changes, person, changesPerPerson);
      }),
    );
    return diary;
  }

  async function keptTexts(): Promise<string> {
    const { query } = database;
    const kept = [
      await query.selectFrom('generated_pages').select('content as text').execute(),
      await query.selectFrom('page_drafts').select('content as text').execute(),
      await query.selectFrom('page_versions').select('snapshot as text').execute(),
      await query.selectFrom('trashed_pages').select('snapshot as text').execute(),
    ];
    return kept.flatMap((rows) => rows.map(({ text }) => text)).join('\n');
  }

  /** There must be none: the page hides such a rule until the page is deleted. */
  async function rulesOfPublishedPages(): Promise<string[]> {
    const { query } = database;
    const pages = await query.selectFrom('generated_pages').select('slug').execute();
    const rules = await query.selectFrom('redirects').select('from_path').execute();
    const paths = new Set(pages.map(({ slug }) => pagePath(slug)));
    return rules.map(({ from_path }) => from_path).filter((path) => paths.has(path));
  }

  test.for([1, 2, 3])(
    'no acknowledged change is lost, and nobody gets a server error, seed %i',
    async (seed) => {
      const diary = await changeAtOnce(seed, keepingChanges(server, database));
      expect(diary.failures).toEqual([]);
      const kept = await keptTexts();
      expect(diary.texts.filter((text) => !kept.includes(text))).toEqual([]);
      const versions = await database.query
        .selectFrom('page_versions')
        .select(['page_id', 'number', 'label'])
        .orderBy('number')
        .execute();
      const labels = versions.map(({ label }) => label);
      expect(diary.labels.filter((label) => !labels.includes(label))).toEqual([]);
      for (const [page, ofPage] of Map.groupBy(versions, ({ page_id }) => page_id)) {
        expect(
          ofPage.map(({ number }) => number),
          page,
        ).toEqual(ofPage.map((_, index) => index + 1));
      }
      expect(await rulesOfPublishedPages()).toEqual([]);
      expect(await recountPages(database)).toBe(false);
      for (const change of diary.done) done.add(change);
    },
  );

  test('every change that stores a text or a name succeeded with at least one seed', () => {
    expect([...done]).toEqual(
      expect.arrayContaining(['save', 'publish', 'correct', 'keep', 'restoreVersion']),
    );
  });

  test.for([4, 5, 6])(
    'deleting for good among other changes causes no server error, seed %i',
    async (seed) => {
      const changes = { ...keepingChanges(server, database), ...deletingChanges(server) };
      const diary = await changeAtOnce(seed, changes);
      expect(diary.failures).toEqual([]);
      expect(await recountPages(database)).toBe(false);
    },
  );
});

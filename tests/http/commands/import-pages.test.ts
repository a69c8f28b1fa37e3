/** The command `pages import`, whose gate knows the hand-written pages of the built site. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { putSetting } from '#domain/setting-store.ts';
import { loadHandWrittenPages } from '#server/answers/site-renderer.ts';
import { engines } from '#tests/support/databases.ts';
import { madeUpText } from '#tests/support/made-up-text.ts';
import { runCli } from '#tests/support/run-cli.ts';

describe.each(engines)('an import on $name', (engine) => {
  test('holds back pages that repeat a hand-written page or answer its search, if the gate holds pages', async () => {
    const created = await engine.create();
    const folder = mkdtempSync(join(tmpdir(), 'held-import-'));
    onTestFinished(async () => {
      await created.remove();
      rmSync(folder, { recursive: true });
    });
    const database = await openDatabase(created.url);
    onTestFinished(() => database.close());
    await migrateToLatest(database);
    const topic = (await loadHandWrittenPages()).find(({ path }) => path.startsWith('/topicos/'));
    if (topic === undefined) throw new Error('The build lists no topic.');
    const pages = (suffix: string) => [
      { title: `Repetida ${suffix}`, content: topic.html },
      { title: `Própria ${suffix}`, content: madeUpText(suffix.length) },
    ];
    const file = join(folder, 'pages.json');
    const importFile = async (list: readonly object[]) => {
      writeFileSync(file, JSON.stringify(list));
      return runCli(['pages', 'import', file], {
        variables: { DATABASE_URL: created.url, SECRET_KEY: 'x'.repeat(32) },
      });
    };
    const reasons = async () =>
      (
        await database.query
          .selectFrom('generated_pages')
          .select(['slug', 'hold_reason'])
          .orderBy('id')
          .execute()
      ).map(({ slug, hold_reason }) => [slug, hold_reason]);

    expect(await importFile(pages('a'))).toMatchObject({
      exitCode: 0,
      stdout: 'Created 2, skipped 0, refused 0.',
    });
    await putSetting(database.query, 'gate_mode', 'hold');
    const answering = { title: topic.title, slug: topic.path.split('/').at(-1), content: madeUpText(9) };
    expect(await importFile([...pages('bb'), answering])).toMatchObject({
      exitCode: 0,
      stdout: 'Created 3, skipped 0, refused 0. The gate holds 2 of the created ones.',
    });
    expect(await reasons()).toEqual([
      ['repetida-a', null],
      ['propria-a', null],
      ['repetida-bb', expect.stringContaining(topic.path)],
      ['propria-bb', null],
      [answering.slug, expect.stringContaining(topic.path)],
    ]);
  });
});

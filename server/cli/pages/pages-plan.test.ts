/** What the command line reports about pages before an import, and about published ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentVersion } from '#database/content-version.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import type { PageInput } from '#domain/pages/page-fields.ts';
import { createPageService } from '#domain/pages/page-service.ts';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { runCli } from '#tests/support/run-cli.ts';

/** Invented words, the same for the same seed. */
const text = (seed: number) =>
  `<p>${Array.from({ length: 150 }, (_, index) => `q${(seed * 7919 + index * 131) % 9973}`).join(' ')}</p>`;

describe.each(engines)('the gate on the command line, on $name', (engine) => {
  let folder: string;
  let database: CreatedDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'page-plans-'));
    database = await engine.create();
  });
  afterEach(async () => {
    await database.remove();
    rmSync(folder, { recursive: true });
  });

  const run = (...words: string[]) =>
    runCli(words, { variables: { DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(32) } });

  function file(pages: readonly object[]): string {
    const path = join(folder, 'pages.json');
    writeFileSync(path, JSON.stringify(pages, null, 1));
    return path;
  }

  async function publish(...inputs: PageInput[]): Promise<void> {
    const opened = await openDatabase(database.url);
    await migrateToLatest(opened);
    const dependencies = {
      database: opened,
      contentVersion: createContentVersion(opened),
      clock: systemClock,
    };
    await createPageService(dependencies).publish(inputs);
    await opened.close();
  }

  test('a dry run reports the result of each row and writes nothing', async () => {
    await publish({ title: 'Um', slug: 'um', content: text(1) });
    const plan = file([
      { title: 'Nova', content: text(2) },
      { title: 'Um', content: text(3) },
      { title: 'Parecida', content: text(1) },
      { title: 'Parecida com a nova', content: text(2) },
      { title: 'Curta', content: '<p>pouco</p>' },
      { title: 'Vazia', content: '<script></script>' },
    ]);
    const { exitCode, stdout, stderr } = await run('pages', 'import', plan, '--dry-run');
    expect([exitCode, stdout]).toEqual([
      1,
      'Nothing was written. New 1, similar 2, short 1, taken 1, refused 1.',
    ]);
    const lines = stderr.split('\n').filter((line) => line.startsWith('Line '));
    expect(lines.map((line) => line.replace(/^Line \d+: /, ''))).toEqual([
      'taken, there is a page with the slug "um".',
      'similar to /links-uteis/um.',
      'similar to /links-uteis/nova.',
      'short, it has few words of its own.',
      'refused, nothing is left of the content.',
    ]);
    expect((await run('pages', 'score', 'nova')).stderr).toContain('There is no page with the slug "nova".');
  });

  test('published pages are scored one by one or all at once', async () => {
    await publish(
      { title: 'Um', slug: 'um', content: text(1) },
      { title: 'Dois', slug: 'dois', content: text(1) },
      { title: 'Três', slug: 'tres', content: text(3) },
    );
    expect((await run('pages', 'score', 'tres')).stdout).toBe('ok\t0.00\t150\ttres\t');
    expect((await run('pages', 'score')).stdout.split('\n')).toEqual([
      'retida\t1.00\t150\tum\t/links-uteis/dois',
      'retida\t1.00\t150\tdois\t/links-uteis/um',
      'ok 1, aviso 0, retida 2',
    ]);
  });
});

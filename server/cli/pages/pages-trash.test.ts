import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CreatedDatabase, engines } from '#tests/support/databases.ts';
import { runCli } from '#tests/support/run-cli.ts';

describe.each(engines)('the trash on the command line, on $name', (engine) => {
  let folder: string;
  let database: CreatedDatabase;
  const run = (...words: string[]) =>
    runCli(words, { variables: { DATABASE_URL: database.url, SECRET_KEY: 'x'.repeat(32) } });

  beforeEach(async () => {
    database = await engine.create();
    folder = mkdtempSync(join(tmpdir(), 'page-trash-'));
    const file = join(folder, 'pages.csv');
    writeFileSync(file, 'title;slug;content\nMotor;motor;<p>x</p>\nPlaca;placa;<p>y</p>\n');
    await run('pages', 'import', file);
  });

  afterEach(async () => {
    await database.remove();
    rmSync(folder, { recursive: true });
  });

  test('a page goes to the trash, is listed there, and is restored by its slug or its id', async () => {
    expect(await run('pages', 'trash', 'motor')).toMatchObject({
      exitCode: 0,
      stdout: 'The page /motor is in the trash now.',
    });
    expect(await run('pages', 'trash', 'motor')).toMatchObject({
      exitCode: 1,
      stderr: 'There is no page with the slug "motor".',
    });
    const { stdout } = await run('pages', 'trash');
    expect(stdout).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\t[0-9a-f-]{36}\tmotor\tMotor$/);
    const id = stdout.split('\t')[1] ?? '';
    expect((await run('pages', 'restore', 'motor')).stdout).toBe('The page is on the site again, at /motor.');
    await run('pages', 'trash', 'motor');
    expect((await run('pages', 'restore', id, '--slug', 'outro')).stdout).toBe(
      'The page is on the site again, at /outro.',
    );
    expect(await run('pages', 'restore', id)).toMatchObject({
      exitCode: 1,
      stderr: `There is no page "${id}" in the trash.`,
    });
  });

  test('a page cannot be restored to the slug of another page or to an address of the site itself', async () => {
    await run('pages', 'trash', 'motor');
    expect((await run('pages', 'restore', 'motor', '--slug', 'placa')).stderr).toBe(
      'Another page has the slug "placa" now. Name another one with --slug.',
    );
    expect((await run('pages', 'restore', 'motor', '--slug', 'admin')).stderr).toBe(
      'The slug "admin" is an address of the site itself.',
    );
    expect((await run('pages', 'restore', 'motor')).exitCode).toBe(0);
  });
});

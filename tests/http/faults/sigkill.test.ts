/** SIGKILL in the middle of writing: what was acknowledged is there, nothing is half done, and the file is intact. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '#tests/support/run-cli.ts';
import { startCli } from '../support/start-cli.ts';
import { startProcess } from '../support/start-process.ts';
import { publicKey } from '../support/start-server.ts';

const admin = { ADMIN_EMAIL: 'dona@example.com', ADMIN_PASSWORD: 'uma frase comprida para os testes' };

function stored(file: string): string[] {
  const database = new DatabaseSync(file);
  try {
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    return database
      .prepare('SELECT slug FROM generated_pages ORDER BY id')
      .all()
      .map(({ slug }) => String(slug));
  } finally {
    database.close();
  }
}

test('a server that is killed while pages are created has every page that it acknowledged, and no half statement', async () => {
  const server = await startProcess({ ...admin, API_PUBLIC_KEY: publicKey });
  await server.untilReady();
  const client = createClient(server.origin, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signInWithPassword({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
  const acknowledged: string[] = [];
  const write = async (writer: string) => {
    for (let batch = 0; ; batch += 1) {
      const slugs = [0, 1, 2, 3, 4].map((page) => `${writer}-${batch}-${page}`);
      const rows = slugs.map((slug) => ({ title: slug, slug, content: '<p>Texto</p>' }));
      const { status } = await client.from('generated_pages').insert(rows);
      if (status !== 201) return;
      acknowledged.push(...slugs);
      if (acknowledged.length >= 50) server.child.kill('SIGKILL');
    }
  };
  await Promise.all(['ana', 'beto', 'caio'].map(write));
  await server.exit;
  const slugs = stored(server.databaseFile);
  expect(acknowledged.filter((slug) => !slugs.includes(slug))).toEqual([]);
  const batches = Map.groupBy(slugs, (slug) => slug.replace(/-\d$/, ''));
  expect([...batches.values()].filter((batch) => batch.length !== 5)).toEqual([]);
  expect(slugs.length).toBeGreaterThanOrEqual(50);
});

test('an import that is killed leaves the first rows of its file complete, and a second run imports the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, site] = [join(folder, 'pages.json'), join(folder, 'site.db')];
  const variables = { DATABASE_URL: `file:${site}` };
  const rows = Array.from({ length: 4000 }, (_, number) => ({
    title: `Página ${number}`,
    slug: `pagina-${number}`,
    content: `<p>${'Motor de portão. '.repeat(30)}</p>`,
  }));
  writeFileSync(file, JSON.stringify(rows));
  await runCli(['migrate'], { variables });
  const importing = startCli(['pages', 'import', file], variables);
  const watching = new DatabaseSync(site, { readOnly: true });
  const count = () => Number(watching.prepare('SELECT count(*) AS n FROM generated_pages').get()?.n);
  await expect.poll(count, { interval: 2 }).toBeGreaterThan(0);
  importing.kill();
  expect(await importing.exit).toEqual({ code: null, signal: 'SIGKILL' });
  watching.close();
  const imported = stored(site);
  expect(imported).toEqual(rows.slice(0, imported.length).map(({ slug }) => slug));
  expect(imported.length).toBeLessThan(rows.length);
  const again = await runCli(['pages', 'import', file], { variables });
  expect(again.stdout).toBe(
    `Created ${rows.length - imported.length}, skipped ${imported.length}, refused 0.`,
  );
  expect(stored(site)).toHaveLength(rows.length);
});

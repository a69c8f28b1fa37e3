import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runStatement } from './postgres-statement.ts';

const server = inject('postgresUrl');

test.skipIf(server === null)('a statement that fails leaves no connection open', async () => {
  const name = 'failing-statement';
  const url = new URL(server ?? '');
  url.searchParams.set('application_name', name);
  await expect(runStatement(url.href, 'SELECT 1 / 0')).rejects.toThrow('division by zero');
  const observer = new pg.Client({ connectionString: server ?? '' });
  await observer.connect();
  onTestFinished(() => observer.end());
  const open = async () =>
    (await observer.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [name])).rowCount;
  await expect.poll(open).toBe(0);
});

/** Whether a database may be filled with invented pages. Anything that could be a real site is refused. */
import { rmSync } from 'node:fs';
import type { Database } from '#database/database.ts';
import { totalPages } from '#database/page-counts/page-counts.ts';
import { sqliteFileIn } from '#database/sqlite-file.ts';
import { listAdministrators } from '#domain/auth/administrators/administrator-store.ts';
import type { Env } from '../../env.ts';
import { seedDomain } from './seed-administrators.ts';

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns why this environment might not be a developer's, or null */
export function environmentProblem(env: Env): string | null {
  if (!ownHosts.has(new URL(env.siteUrl).hostname)) {
    return `SITE_URL is ${env.siteUrl}: a site that others reach gets no invented pages.`;
  }
  const file = sqliteFileIn(env.databaseUrl);
  if (file === null || file === ':memory:') return 'DATABASE_URL must name an SQLite file.';
  return null;
}

export type DatabaseState =
  | 'empty'
  /** Filled by this command: all its administrators are invented ones. */
  | 'seeded'
  | 'real';

export async function databaseState({ query }: Database): Promise<DatabaseState> {
  const administrators = await listAdministrators(query);
  if (administrators.length === 0) return (await totalPages(query)) === 0 ? 'empty' : 'real';
  return administrators.every(({ email }) => email.endsWith(`@${seedDomain}`)) ? 'seeded' : 'real';
}

/** @param file of a database that this process has closed */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/** Everything that lives as long as the process, made once from the environment and closed in order. */
import type { Logger } from 'pino';
import { type ContentVersion, createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import type { Env } from './env.ts';

export interface Services {
  env: Env;
  logger: Logger;
  database: Database;
  contentVersion: ContentVersion;
  close(): Promise<void>;
}

/** @throws when the database cannot be reached or a migration fails */
export async function openServices(env: Env, logger: Logger): Promise<Services> {
  const database = await openDatabase(env.databaseUrl);
  const applied = await migrateToLatest(database);
  if (applied.length > 0) logger.info({ applied }, 'migrated');
  return {
    env,
    logger,
    database,
    contentVersion: createContentVersion(database),
    close: () => database.close(),
  };
}

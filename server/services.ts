/** Everything that lives as long as the process, made once from the environment and closed in order. */
import type { Logger } from 'pino';
import { type ContentVersion, createContentVersion } from '#database/content-version.ts';
import type { Database } from '#database/database.ts';
import { openMigrated } from '#database/open-migrated.ts';
import { createFirstAdministrator } from '#domain/auth/administrators.ts';
import { type Auth, openAuth } from '#domain/auth/auth.ts';
import { resolveSecretKey } from '#domain/auth/secret-key.ts';
import { createPages, type Pages } from '#domain/pages/pages.ts';
import type { Env } from './env.ts';
import { createHttpMessageSender } from './http-message-sender.ts';

export interface Services {
  env: Env;
  logger: Logger;
  database: Database;
  contentVersion: ContentVersion;
  pages: Pages;
  auth: Auth;
  close(): Promise<void>;
}

/** Far beyond what a statement of a visit takes, and short enough not to wait for a database that is gone. */
const statementMs = 10_000;

/** @throws when the database cannot be reached, a migration fails or SECRET_KEY is not the database's */
export async function openServices(env: Env, logger: Logger): Promise<Services> {
  const { database, applied, isRecounted } = await openMigrated(env.databaseUrl, { statementMs });
  if (applied.length > 0) logger.info({ applied }, 'migrated');
  if (isRecounted) logger.info('counted the generated pages anew');
  const auth = await openAuth({
    database,
    secretKey: resolveSecretKey(env.secretKey, env.databaseUrl),
    publicKey: env.apiPublicKey,
    siteUrl: env.siteUrl,
    messageSender: env.messageGateway === null ? null : createHttpMessageSender(env.messageGateway),
  });
  if (env.firstAdmin !== null) {
    const first = await createFirstAdministrator(database, env.firstAdmin, new Date());
    if (first?.ok) logger.info('made the first administrator');
    // Another instance that starts at the same moment may have been faster.
    if (first?.ok === false && first.code !== 'email_exists') {
      throw new Error(`ADMIN_EMAIL, ADMIN_PASSWORD: ${first.code}`);
    }
  }
  const contentVersion = createContentVersion(database);
  return {
    env,
    logger,
    database,
    contentVersion,
    pages: createPages({ database, contentVersion, now: Date.now }),
    auth,
    close: () => database.close(),
  };
}

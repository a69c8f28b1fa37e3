import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { readMigrationState } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { hasContent, sqliteFileIn } from '#database/sqlite-file.ts';
import { problemOfMissingFile, problemOfTables } from '#database/vanished-database.ts';
import { readSecretKeyFile, resolveSecretKey } from '#domain/auth/keys/secret-key.ts';
import { listSigningKeysIfMigrated } from '#domain/auth/keys/signing-key-store.ts';
import { missingCompanyData } from '../company-variables.ts';
import type { Env } from '../env.ts';
import { trustProxyAdvice } from '../process/forwarded-requests.ts';
import { missingPromotionDates } from '../promotion-variables.ts';
import { type Command, exitCodes } from './command.ts';
import { assertSecretKeyFits } from './copy/assert-secret-key-fits.ts';

const statementMs = 10_000;

/** Read-only. The environment is valid when this runs: every command stops earlier on an invalid one. */
export const check: Command = async ({ env, print, printError }) => {
  print('The environment is usable.');
  const missing = missingCompanyData(env.company);
  if (missing.length > 0) print(`Not given yet, so visitors do not see it: ${missing.join(', ')}.`);
  const undated = missingPromotionDates(env.promotions);
  if (undated.length > 0)
    print(`Promotions without dates, so they are offered until you change that: ${undated.join(', ')}.`);
  // The server does not speak TLS, so an https address is a proxy's.
  if (env.siteUrl.startsWith('https:') && env.trustedProxyHops === 0) {
    print(`SITE_URL is https, so a proxy stands in front of the server, but ${trustProxyAdvice}`);
  }
  const file = fileOf(env);
  if (file !== null && !hasContent(file)) {
    printError(
      problemOfMissingFile(env.databaseUrl, env.mustDatabaseExist) ??
        `There is no database ${file} yet. The first start makes it, or the command migrate.`,
    );
    return exitCodes.failed;
  }
  const database = await openDatabase(env.databaseUrl, { statementMs, isReadOnly: true });
  try {
    await sql`select 1`.execute(database.query);
    print(`The database answers (${database.engineName}).`);
    const problem =
      (await problemOfTables(database, env.mustDatabaseExist)) ??
      (await problemOfMigrations(database, print)) ??
      (await problemOfKeys(database, env, print));
    if (problem === null) return exitCodes.done;
    printError(problem);
    return exitCodes.failed;
  } finally {
    await database.close();
  }
};

async function problemOfMigrations(
  database: Database,
  print: (line: string) => void,
): Promise<string | null> {
  const { pending, unknown } = await readMigrationState(database);
  if (unknown.length > 0) return `The database comes from a newer release: it has ${unknown.join(', ')}.`;
  if (pending.length === 0) print('The database is up to date.');
  else print(`The next start, or the command migrate, applies ${pending.join(', ')}.`);
  return null;
}

/** Decrypts the signing keys, as the next start will. */
async function problemOfKeys(
  database: Database,
  env: Env,
  print: (line: string) => void,
): Promise<string | null> {
  const keys = await listSigningKeysIfMigrated(database.query, database);
  if (keys === null) return null;
  if (keys.length === 0) {
    print('There is no signing key yet. The next start makes it.');
    return null;
  }
  const secretKey = existingSecretKey(env);
  if (secretKey === null) {
    return 'There are signing keys, but no secret key that opens them: neither SECRET_KEY nor its file.';
  }
  // Throws if the key is a different one.
  await assertSecretKeyFits(database, secretKey);
  print('The secret key opens the signing keys.');
  return null;
}

/** Unlike the start, it does not create a missing key. */
function existingSecretKey(env: Env): string | null {
  const exists = env.secretKey !== null || readSecretKeyFile(env.databaseUrl) !== null;
  return exists ? resolveSecretKey(env.secretKey, env.databaseUrl) : null;
}

function fileOf({ databaseUrl }: Env): string | null {
  const file = sqliteFileIn(databaseUrl);
  return file === ':memory:' ? null : file;
}

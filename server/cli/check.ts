import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { readMigrationState } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { hasContent } from '#database/sqlite/copy.ts';
import { sqliteFileIn } from '#database/sqlite-file.ts';
import { createSecretBox } from '#domain/auth/secret-box.ts';
import { readSecretKeyFile, resolveSecretKey } from '#domain/auth/secret-key.ts';
import { createSigningKeys } from '#domain/auth/signing-keys.ts';
import type { Env } from '../env.ts';
import { type Command, exitCodes } from './command.ts';

const statementMs = 10_000;

/** Reached only with a usable environment: a bad one has stopped every command before. Changes and makes nothing. */
export const check: Command = async ({ env, say, complain }) => {
  say('The environment is usable.');
  const file = fileOf(env);
  if (file !== null && !hasContent(file)) {
    complain(`There is no database ${file} yet. The first start makes it, or the command migrate.`);
    return exitCodes.failed;
  }
  const database = await openDatabase(env.databaseUrl, { statementMs, isReadOnly: true });
  try {
    await sql`select 1`.execute(database.query);
    say(`The database answers (${database.engine}).`);
    const problem = (await problemOfMigrations(database, say)) ?? (await problemOfKeys(database, env, say));
    if (problem === null) return exitCodes.done;
    complain(problem);
    return exitCodes.failed;
  } finally {
    await database.close();
  }
};

async function problemOfMigrations(database: Database, say: (line: string) => void): Promise<string | null> {
  const { pending, unknown } = await readMigrationState(database);
  if (unknown.length > 0) return `The database is of a newer release: it has ${unknown.join(', ')}.`;
  if (pending.length === 0) say('The database is up to date.');
  else say(`The next start, or the command migrate, applies ${pending.join(', ')}.`);
  return null;
}

/** Opens the signing keys, as the next start will. */
async function problemOfKeys(
  { query }: Database,
  env: Env,
  say: (line: string) => void,
): Promise<string | null> {
  const tables = await query.introspection.getTables();
  if (!tables.some(({ name }) => name === 'signing_keys')) return null;
  const kids = await query.selectFrom('signing_keys').select('kid').execute();
  if (kids.length === 0) {
    say('There is no signing key yet. The next start makes it.');
    return null;
  }
  const secretKey = existingSecretKey(env);
  if (secretKey === null) {
    return 'There are signing keys, but no secret key that opens them: neither SECRET_KEY nor its file.';
  }
  // Throws where the key is another one.
  await createSigningKeys(query, createSecretBox(secretKey), () => new Date()).publicKeys();
  say('The secret key opens the signing keys.');
  return null;
}

/** Unlike the start it makes none where there is none. */
function existingSecretKey(env: Env): string | null {
  const file = fileOf(env);
  const isThere = env.secretKey !== null || (file !== null && readSecretKeyFile(file) !== null);
  return isThere ? resolveSecretKey(env.secretKey, env.databaseUrl) : null;
}

function fileOf({ databaseUrl }: Env): string | null {
  const file = sqliteFileIn(databaseUrl);
  return file === ':memory:' ? null : file;
}

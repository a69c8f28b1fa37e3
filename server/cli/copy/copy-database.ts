import { copyDatabase as copyRows } from '#database/copy/copy-database.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { hasContent, sqliteFileIn } from '#database/sqlite-file.ts';
import { readSecretKeyFile, replaceSecretKeyFile, secretKeyFile } from '#domain/auth/keys/secret-key.ts';
import { databaseUrlSchema, type Env } from '../../env.ts';
import { problemOfDatabase } from '../backups/database-problem.ts';
import { type Command, type CommandContext, exitCodes } from '../command.ts';
import { assertSecretKeyFits } from './assert-secret-key-fits.ts';
import { openSource } from './open-source.ts';

type Output = Pick<CommandContext, 'print' | 'printError'>;

/** Copies a whole database into an empty one, on the same engine or the other one, and compares every row. */
export const copyDatabase: Command = async ({ env, operands: [from = '', to = ''], print, printError }) => {
  const problem = problemOfAddresses(from, to);
  if (problem !== null) {
    printError(problem);
    return exitCodes.failed;
  }
  const source = await openSource(from, withoutPassword(from), printError);
  if (source === null) return exitCodes.failed;
  try {
    const secretKey = env.secretKey ?? readSecretKeyFile(from);
    if (secretKey !== null) await assertSecretKeyFits(source, secretKey);
    const isCopied = await copyTo(to, source, { print, printError });
    if (isCopied) copyKeyOrExplain({ env, from, to, print });
    return isCopied ? exitCodes.done : exitCodes.failed;
  } finally {
    await source.close();
  }
};

function problemOfAddresses(from: string, to: string): string | null {
  for (const url of [from, to]) {
    if (!databaseUrlSchema.safeParse(url).success || sqliteFileIn(url) === ':memory:') {
      return `${withoutPassword(url)} is not the address of a database. One looks like file:data/site.db or postgres://user@host/name.`;
    }
  }
  const problem = problemOfDatabase(from) ?? problemOfDatabase(to);
  if (problem !== null) return problem;
  if (from === to) return 'A database cannot be copied to itself.';
  const file = sqliteFileIn(from);
  return file !== null && !hasContent(file) ? `There is no database ${file}.` : null;
}

async function copyTo(to: string, source: Database, { print, printError }: Output): Promise<boolean> {
  const target = await openDatabase(to);
  try {
    const result = await copyRows(source, target);
    if (!result.ok) {
      printError(
        `${withoutPassword(to)} is not empty: it has rows in ${result.failure.filled.join(', ')}. Nothing was copied.`,
      );
      return false;
    }
    await target.traces.leave();
    for (const { table, rows, digest } of result.value) print(`${table}\t${rows}\t${digest}`);
    const total = result.value.reduce((sum, { rows }) => sum + rows, 0);
    print(`Copied ${total} rows of ${result.value.length} tables and compared every one.`);
    return true;
  } finally {
    await target.close();
  }
}

/** Signing keys, second factors and sessions stay sealed in the copy, so the copy needs the original's key. */
function copyKeyOrExplain({
  env,
  from,
  to,
  print,
}: { env: Env; from: string; to: string } & Pick<Output, 'print'>): void {
  const key = readSecretKeyFile(from);
  const file = sqliteFileIn(to);
  if (env.secretKey !== null || key === null) {
    print(
      'Sealed values (signing keys, second factors, sessions) open with the same SECRET_KEY as before: keep it set.',
    );
  } else if (file !== null) {
    replaceSecretKeyFile(file, key);
    print(`Copied the secret key to ${secretKeyFile(file)}: it opens the sealed values.`);
  } else {
    const original = secretKeyFile(sqliteFileIn(from) ?? '');
    print(`Sealed values (signing keys, second factors, sessions) open with the text of ${original}:`);
    print('set SECRET_KEY to it before the first start.');
  }
  print(`Set DATABASE_URL to the copy. What was written to the original meanwhile is not in it.`);
}

/** Also for an address that cannot be parsed. A password may contain `@` or `/`, or be in the query. */
function withoutPassword(url: string): string {
  return sqliteFileIn(url) ?? url.replace(/:\/\/([^:@/]*):.*@/s, '://$1@').replace(/\?.*/s, '');
}

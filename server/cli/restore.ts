import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasContent, readCopy, restoreSqlite } from '#database/sqlite/copy.ts';
import { replaceSecretKeyFile, secretKeyFile } from '#domain/auth/secret-key.ts';
import { type Command, exitCodes } from './command.ts';
import { sqliteFileOf } from './sqlite-file-of.ts';

const complaints = {
  no_copy: 'is not a copy made by the backup command.',
  damaged: 'is damaged. Nothing was changed.',
  newer: 'was made by a newer release. Update the program first.',
} as const;

/** Puts a copy in the place of the database; a running site sees it at once, but must be restarted for the key. */
export const restore: Command = async ({ env, operands: [file = ''], isForced, say, complain }) => {
  const databaseFile = sqliteFileOf(env, complain);
  if (databaseFile === null) return exitCodes.failed;
  if (!existsSync(file)) {
    complain(`There is no file ${file}.`);
    return exitCodes.failed;
  }
  if (hasContent(databaseFile) && !isForced) {
    complain(`There is a database ${databaseFile} already. Use --force to replace it with the copy.`);
    return exitCodes.failed;
  }
  const copy = readCopy(file);
  if (!copy.ok) {
    complain(`${file} ${complaints[copy.code]}`);
    return exitCodes.failed;
  }
  const { madeAt, secretKey } = copy.note;
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  await restoreSqlite(file, databaseFile);
  if (secretKey !== null) replaceSecretKeyFile(databaseFile, secretKey);
  say(`${databaseFile} is as it was at ${madeAt}. Restart the servers that run on it.`);
  if (secretKey === null) {
    say('The copy holds no secret key: start with the SECRET_KEY of the site it was made from.');
  } else if (env.secretKey !== null && env.secretKey !== secretKey) {
    complain(`SECRET_KEY is set but not the copy's, which is in ${secretKeyFile(databaseFile)}: unset it.`);
  }
  return exitCodes.done;
};

import { copySqlite, hasContent } from '#database/sqlite/copy.ts';
import { readSecretKeyFile } from '#domain/auth/secret-key.ts';
import { type Command, exitCodes } from './command.ts';
import { createFile } from './create-file.ts';
import { sqliteFileOf } from './sqlite-file-of.ts';

const ownerOnly = 0o600;

/** One file, readable by its owner only: the database and the key it is of no use without. The site may run. */
export const backup: Command = async ({ env, operands: [file = ''], isForced, say, complain }) => {
  const databaseFile = sqliteFileOf(env, complain);
  if (databaseFile === null) return exitCodes.failed;
  if (!hasContent(databaseFile)) {
    complain(`There is no database ${databaseFile} yet.`);
    return exitCodes.failed;
  }
  const secretKey = env.secretKey === null ? readSecretKeyFile(databaseFile) : null;
  const isMade = await createFile(file, { isForced, mode: ownerOnly }, async (draft) =>
    copySqlite(databaseFile, draft, { madeAt: new Date().toISOString(), secretKey }),
  );
  if (!isMade) {
    complain(`There is a file ${file} already. Use --force to replace it.`);
    return exitCodes.failed;
  }
  say(`Copied the database to ${file}.`);
  if (env.secretKey !== null) {
    say('SECRET_KEY is set by you and not part of the copy: keep it in a safe place as well.');
  } else {
    say('The copy holds the secret key: whoever can read it can sign tokens of this site.');
  }
  return exitCodes.done;
};

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupContent } from '#database/sqlite/backups/read-backup.ts';
import { restoreBackup } from '#database/sqlite/backups/restore-backup.ts';
import { hasContent, sqliteFileIn } from '#database/sqlite-file.ts';
import { replaceSecretKeyFile, secretKeyFile } from '#domain/auth/keys/secret-key.ts';
import { type Command, type CommandContext, exitCodes } from '../command.ts';
import { problemOfDatabase } from './database-problem.ts';
import { proveBackup } from './prove-backup.ts';
import { restoreByCopy } from './restore-by-copy.ts';

/** Replaces the database with a backup. A running site sees it at once but must be restarted to load the key. */
export const restore: Command = async (context) => {
  const { env, operands, complain } = context;
  const [file = ''] = operands;
  const databaseFile = sqliteFileIn(env.databaseUrl);
  const problem = problemOfDatabase(env.databaseUrl) ?? problemOfReplacing(databaseFile, context.isForced);
  if (problem !== null) {
    complain(problem);
    return exitCodes.failed;
  }
  const content = proveBackup(file, context);
  if (content === null) {
    complain('Nothing was changed.');
    return exitCodes.failed;
  }
  if (databaseFile === null) return restoreByCopy(file, content, context);
  return restoreFile(file, content, databaseFile, context);
};

function problemOfReplacing(databaseFile: string | null, isForced: boolean): string | null {
  if (databaseFile === null || !hasContent(databaseFile) || isForced) return null;
  return `There is a database ${databaseFile} already. Use --force to replace it with the backup.`;
}

async function restoreFile(
  file: string,
  content: BackupContent,
  databaseFile: string,
  { env, say, complain }: CommandContext,
) {
  const { madeAt, secretKey } = content.note;
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  await restoreBackup(file, content, databaseFile);
  if (secretKey !== null) replaceSecretKeyFile(databaseFile, secretKey);
  say(`${databaseFile} is as it was at ${madeAt}. Restart the servers that run on it.`);
  if (secretKey === null) {
    say('The backup holds no secret key: start with the SECRET_KEY of the site it was made from.');
  } else if (env.secretKey !== null && env.secretKey !== secretKey) {
    complain(`SECRET_KEY is set but not the backup's, which is in ${secretKeyFile(databaseFile)}: unset it.`);
  }
  return exitCodes.done;
}
